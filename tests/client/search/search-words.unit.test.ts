/** The words of a search in an address. */
import { expect, test } from 'vitest';
import { readWords, withWords } from '../../../client/search/search-words.ts';

test.each([
	['', ''],
	['?q=', ''],
	['?q=ring', 'ring'],
	['?q=gro%C3%9Fer+ring', 'großer ring'],
	['?q=%20%20a%20%20b%20', 'a b'],
	['?marke=alba&q=a%26b', 'a&b'],
	['?p=ring', ''],
	['?q=%', '%'],
])('%s asks for «%s»', (search, words) => {
	expect(readWords(search)).toBe(words);
});

test('words stand before what a list asks for, and are read as they were written', () => {
	expect(withWords('?marke=alba', 'großer ring')).toBe('?q=gro%C3%9Fer+ring&marke=alba');
	expect(withWords('', 'a+b')).toBe('?q=a%2Bb');
	expect(withWords('?marke=alba', ' ')).toBe('?marke=alba');
	for (const words of ['a+b', '100 %', 'x&q=y', '#1', 'é ü ß']) expect(readWords(withWords('?q2=1', words))).toBe(words);
	expect(readWords(withWords('', 'ring '.repeat(100)))).toHaveLength(79);
});
