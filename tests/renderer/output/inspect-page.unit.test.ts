import { describe, expect, it } from 'vitest';
import { inspectPage } from '../../../renderer/output/inspect-page.ts';

describe('values that were never meant as text', () => {
	it.each([
		['<p>undefined</p>', ['undefined']],
		['<p>Preis: NaN €</p>', ['NaN']],
		['<a href="/x" title="[object Object]">x</a>', ['[object Object]']],
		['<img alt="undefined">', ['undefined']],
		['<p>undefinedly Nantes [object]</p>', []],
		['<p class="undefined-x">x</p>', ['undefined']],
	])('in %s: %j', (html, spilled) => {
		expect(inspectPage([html]).spilled).toEqual(spilled);
	});
});

describe('links', () => {
	it('are the paths of the own site, each once', () => {
		const html =
			'<a href="/b?x=1#y">1</a><a class="x" href="/a">2</a><a href="/a#z">3</a><a href="//host/x">4</a><a href="https://x/">5</a><a href="#y">6</a>';
		expect(inspectPage([html]).links).toEqual(['/a', '/b']);
	});
});
