/** Sheets of templates and parts: asked for once, waited for, and one template's at a time. */
import { beforeEach, expect, test } from 'vitest';
import { loadSheet, prepareTemplateSheet, showTemplateSheet } from '../../../client/runtime/load-sheet.ts';

const isTemplate = (name: unknown) => name === 'home' || name === 'product';

beforeEach(() => {
	document.head.innerHTML = `<style data-sheet="home">h1 { color: red }</style>
		<script type="application/json" id="sheets">{ "home": "/assets/home-1.css", "product": "/assets/product-1.css", "rating": "/assets/rating-1.css" }</script>`;
});

const links = () => [...document.head.querySelectorAll('link')];
const media = () =>
	Object.fromEntries(
		[...document.head.querySelectorAll<HTMLLinkElement>('[data-sheet]')].map((sheet) => [sheet.dataset.sheet, sheet.media || 'all']),
	);
/** What a browser does when the file is there. */
function arrive(link: HTMLLinkElement | undefined, rules = 'a { color: red }'): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rules);
	Object.defineProperty(link, 'sheet', { value: sheet });
	link?.dispatchEvent(new Event('load'));
}

test('a sheet that stands in the document, or that there is none of, is not asked for', async () => {
	await loadSheet(document, 'home');
	await loadSheet(document, 'not-found');
	expect(links()).toEqual([]);
});

test('two who need a sheet share one request, and both wait for it', async () => {
	const there: string[] = [];
	const first = prepareTemplateSheet(document, 'product').then(() => there.push('prefetch'));
	const second = prepareTemplateSheet(document, 'product').then(() => there.push('click'));
	await Promise.resolve();
	expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/product-1.css']);
	expect(there).toEqual([]);
	arrive(links()[0]);
	await Promise.all([first, second]);
	await prepareTemplateSheet(document, 'product');
	expect(links()).toHaveLength(1);
});

test.each([
	['fails', () => links()[0]?.dispatchEvent(new Event('error'))],
	['has no rules', () => arrive(links()[0], '')],
])('one that %s can be asked for again', async (_, happen) => {
	const attempt = loadSheet(document, 'rating');
	happen();
	await expect(attempt).rejects.toThrow('rating');
	expect(links()).toEqual([]);
	const again = loadSheet(document, 'rating');
	arrive(links()[0]);
	await expect(again).resolves.toBeUndefined();
});

test('one that has no rules fails for all who need it, also for who asks when it is there and its event is not', async () => {
	const attempts = [loadSheet(document, 'rating')];
	const [link] = links();
	Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
	attempts.push(loadSheet(document, 'rating'));
	link?.dispatchEvent(new Event('load'));
	for (const attempt of attempts) await expect(attempt).rejects.toThrow('rating');
	expect(links()).toEqual([]);
});

test("only the sheet of the template that is shown acts, and a part's always", async () => {
	const ready = [prepareTemplateSheet(document, 'product'), loadSheet(document, 'rating')];
	expect(media()).toEqual({ home: 'all', product: 'not all', rating: 'all' });
	for (const link of links()) arrive(link);
	await Promise.all(ready);
	showTemplateSheet(document, 'product', isTemplate);
	expect(media()).toEqual({ home: 'not all', product: 'all', rating: 'all' });
	showTemplateSheet(document, 'home', isTemplate);
	expect(media()).toEqual({ home: 'all', product: 'not all', rating: 'all' });
});
