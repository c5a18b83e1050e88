/** Fragments, and what the console says of those that lead nowhere. */
import { expect, test, vi } from 'vitest';
import { findAnchor, parseAnchor } from '../../../../client/runtime/navigation/arrive.ts';

test.each([
	['', { kind: 'top' }],
	['#', { kind: 'top' }],
	['#top', { kind: 'top' }],
	['#cookies', { kind: 'element', id: 'cookies' }],
	['#%C3%B6ffnung', { kind: 'element', id: 'öffnung' }],
	['#a#b', { kind: 'improper' }],
	['#100%', { kind: 'improper' }],
])('%s', (hash, anchor) => {
	expect(parseAnchor(hash)).toEqual(anchor);
});

test('warns of an improper anchor path and of an invalid hash, and of nothing else', () => {
	document.body.innerHTML = '<h2 id="cookies"></h2>';
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	expect(findAnchor(document, '#cookies')).toBe(document.getElementById('cookies'));
	expect(findAnchor(document, '')).toBeNull();
	expect(warn).not.toHaveBeenCalled();
	expect(findAnchor(document, '#a#b')).toBeNull();
	expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('Improper anchor path'));
	expect(findAnchor(document, '#gone')).toBeNull();
	expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('Invalid hash'));
	expect(warn).toHaveBeenCalledTimes(2);
});
