/** An e-mail address that leads to itself. Where it has to be broken, the line ends after its `@`. */
import type { ReactNode } from 'react';
import { OutwardLink } from './OutwardLink.tsx';

export function EmailLink({ address }: { address: string }): ReactNode {
	const host = address.lastIndexOf('@') + 1;
	return (
		<OutwardLink href={`mailto:${address}`}>
			{address.slice(0, host)}
			<wbr />
			{address.slice(host)}
		</OutwardLink>
	);
}
