import { expect, it } from 'vitest';
import { diffWords } from '../../../audit/changes/diff-words.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `Wort${index}`).join(' ');

it('shows the words around a change, and skips the rest', () => {
	const parts = diffWords(`${words(100)} alt ${words(100)}`, `${words(100)} neu ${words(100)}`) ?? [];
	expect(parts.map(({ how }) => how)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped']);
	expect(parts[1]?.text).toBe('Wort92 Wort93 Wort94 Wort95 Wort96 Wort97 Wort98 Wort99 ');
	expect(parts.map(({ text }) => text).join('').length).toBeLessThan(150);
});

it('loses nothing of a short text', () => {
	const parts = diffWords('Ein Ring aus Gold.', 'Ein Ring aus Gold und Silber.') ?? [];
	expect(
		parts
			.filter(({ how }) => how !== 'removed')
			.map(({ text }) => text)
			.join(''),
	).toBe('Ein Ring aus Gold und Silber.');
	expect(
		parts
			.filter(({ how }) => how !== 'added')
			.map(({ text }) => text)
			.join(''),
	).toBe('Ein Ring aus Gold.');
});
