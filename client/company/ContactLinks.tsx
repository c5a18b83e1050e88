/** Telephone numbers and e-mail addresses as links. */
import type { ReactNode } from 'react';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { Text } from '../ui/Text.tsx';
import type { PhoneData } from './company-data.ts';

/** A telephone number. If it was read as one, a click calls it; else it is a note in its author's language. */
export function PhoneNumber({ phone: { display, href } }: { phone: PhoneData }): ReactNode {
	const text = <Text value={display} />;
	return href === null ? text : <OutwardLink href={href}>{text}</OutwardLink>;
}

/** An e-mail address that leads to itself. Where it has to be broken, the line ends after its `@`. */
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
