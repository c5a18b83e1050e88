import { expect, it } from 'vitest';
import { createJoiner, encodePart } from '../../../renderer/html/join-parts.ts';

it('joins texts and encoded parts, however long', () => {
	const join = createJoiner();
	const texts = ['Größe', '–'.repeat(50_000), '', '€ 1'];
	const joined = join(texts.map((text, index) => (index % 2 === 0 ? text : encodePart(text))));
	expect(Buffer.from(joined).toString()).toBe(texts.join(''));
	expect(Buffer.from(join(['a'])).toString()).toBe('a');
});
