/** A sentence of the interface about a text of the content, which is marked with its language where it is a fallback. */
import type { ReactNode } from 'react';
import type { Text as TextValue } from '../../site/text.ts';
import { Text } from './Text.tsx';

export function Sentence({ say, about }: { say: (name: string) => string; about: TextValue }): ReactNode {
	if (typeof about === 'string') return say(about);
	const [before, after] = say('\n').split('\n');
	return (
		<>
			{before}
			<Text value={about} />
			{after}
		</>
	);
}
