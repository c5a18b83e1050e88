import { describe, expect, it } from 'vitest';
import { findPhrases, inspectPage, spilledValues } from '../../../renderer/output/inspect-page.ts';

describe('values that were never meant as text', () => {
	it.each([
		['<p>undefined</p>', ['undefined']],
		['<p>Preis: NaN €</p>', ['NaN']],
		['<a href="/x" title="[object Object]">x</a>', ['[object Object]']],
		['<img alt="undefined">', ['undefined']],
		['<p>undefinedly Nantes [object]</p>', []],
		['<p class="undefined-x">x</p>', ['undefined']],
	])('in %s: %j', (html, spilled) => {
		expect(spilledValues(inspectPage([html]).spilled, [])).toEqual(spilled);
	});

	it.each([
		['<h1>Ring NaN</h1><title>Ring NaN – Juwelier</title>', ['Ring NaN'], []],
		['<p>Der Verschluss war undefined und lose …</p>', ['Der Verschluss war **undefined** und lose, sagte man.'], []],
		['<p>war <em>undefined</em></p><p>Preis: undefined €</p>', ['war undefined'], ['undefined']],
		['<p>Ring&nbsp;„NaN“ &amp; mehr</p>', ['Ring „NaN“ & mehr'], []],
		['<p>Ring NaN: NaN €</p>', ['Ring NaN'], ['NaN']],
		['<p>NaN €</p>', ['Ring NaN'], ['NaN']],
		['<p>Preis: undefined</p>', ['Der Verschluss war undefined'], ['undefined']],
		['<h1>undefined</h1>', ['undefined'], []],
	])('in %s where %j is written: %j', (html, phrases, spilled) => {
		expect(spilledValues(inspectPage([html]).spilled, phrases)).toEqual(spilled);
	});

	it('are looked for in content of any depth', () => {
		expect([...findPhrases({ a: [{ text: 'war undefined' }, null, 3], b: 'Nantes' })]).toEqual(['war undefined']);
	});
});

describe('links', () => {
	it('are the paths of the own site, each once', () => {
		const html =
			'<a href="/b?x=1#y">1</a><a class="x" href="/a">2</a><a href="/a#z">3</a><a href="//host/x">4</a><a href="https://x/">5</a><a href="#y">6</a>';
		expect(inspectPage([html]).links).toEqual(['/a', '/b']);
	});
});
