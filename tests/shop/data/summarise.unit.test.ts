import { describe, expect, it } from 'vitest';
import { summarise } from '../../../shop/data/summarise.ts';

describe('the beginning of a text', () => {
	it.each([
		['<h2>Titel</h2><p>Gold &#x26; <strong>Silber</strong>.</p>', 'Gold & Silber.'],
		['<p>Eins.</p>\n<p>Zwei.</p>', 'Eins. Zwei.'],
		['<ul><li>nur</li><li>Liste</li></ul>', 'nur Liste'],
		['<p>So schreibt man &#x26;lt; und &#x26;#x41;.</p>', 'So schreibt man &lt; und &#x41;.'],
		['<p>L&#39;or &quot;blanc&quot; &euro;.</p>', 'L\'or "blanc" &euro;.'],
		['<p>Gold <img alt="3 > 2" src="/a.png"> und Silber.</p>', 'Gold und Silber.'],
		['<p>la pierre\u00a0: la <em>bague\u202f</em>; «\u202foui\u202f»</p>', 'la pierre\u00a0: la bague\u202f; «\u202foui\u202f»'],
		['', null],
		['<p></p>', null],
	])('of %j is %j', (html, text) => {
		expect(summarise(html)).toBe(text);
	});

	it('is cut at a word', () => {
		const text = summarise(`<p>${'Wort, '.repeat(50)}</p>`) ?? '';
		expect(text.length).toBeLessThanOrEqual(155);
		expect(text).toMatch(/Wort …$/);
	});

	it.each(['💍'.repeat(100), `a${'💍'.repeat(100)}`])('is never cut within a character: %s', (word) => {
		const text = summarise(`<p>${word}</p>`) ?? '';
		expect(text).toMatch(/💍 …$/u);
		expect(text.isWellFormed()).toBe(true);
	});
});
