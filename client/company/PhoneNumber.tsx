/** A telephone number. If it was read as one, a click calls it; else it is a note in its author's language. */
import type { ReactNode } from 'react';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { Text } from '../ui/Text.tsx';
import type { PhoneData } from './company-data.ts';

export function PhoneNumber({ phone: { display, href } }: { phone: PhoneData }): ReactNode {
	const text = <Text value={display} />;
	return href === null ? text : <OutwardLink href={href}>{text}</OutwardLink>;
}
