/** Stands where a product has no picture: the first letter of its name. */
import type { ReactNode } from 'react';
import { plainText, type Text } from '../../site/text.ts';

export function LetterPlate({ name }: { name: Text }): ReactNode {
	const [letter] = plainText(name);
	return (
		<div className="plate plate-type" aria-hidden>
			{letter}
		</div>
	);
}
