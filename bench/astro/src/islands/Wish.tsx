/** The button that keeps a product for later. */
import type { ReactNode } from 'react';
import { WishButton } from '../../../../client/wish-list/WishButton.tsx';
import type { Language } from '../../../../site/languages.ts';
import { InPage } from './InPage.tsx';

export interface WishProps {
	readonly language: Language;
	readonly path: string;
	/** Of the product. */
	readonly id: number;
	readonly name: string;
}

export function Wish({ language, path, id, name }: WishProps): ReactNode {
	return (
		<InPage language={language} path={path}>
			<WishButton id={id} name={name} />
		</InPage>
	);
}
