/** A telephone number, which can be called where it could be read as one; else it is a note in the language of whoever wrote it. */
import type { ReactNode } from 'react';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { Text } from '../ui/Text.tsx';
import type { PhoneData } from './company-data.ts';

export function PhoneNumber({ phone: { display, href } }: { phone: PhoneData }): ReactNode {
	const text = <Text value={display} />;
	return href === null ? text : <OutwardLink href={href}>{text}</OutwardLink>;
}
