/** A text of the content, marked with its language where it is a fallback, so that it is read out and hyphenated correctly. */
import type { ReactNode } from 'react';
import type { Text as TextValue } from '../../site/text.ts';

export function Text({ value }: { value: TextValue }): ReactNode {
	return typeof value === 'string' ? value : <span lang={value.lang}>{value.text}</span>;
}
