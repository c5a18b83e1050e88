/** Puts a product on the wish list, or takes it off. A small ribbon, drawn by the styles; what a click does and whether it is pressed comes from `client/wish-list`. */
import type { ReactNode } from 'react';
import type { Text as TextValue } from '../../site/text.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';

export function WishButton({ id, name }: { id: number; name: TextValue }): ReactNode {
	return (
		<button className="wish needs-script" type="button" data-replay="" data-wish={id} aria-pressed={false}>
			{usePage().texts.shell.wish}{' '}
			<span className="visually-hidden">
				<Text value={name} />
			</span>
		</button>
	);
}
