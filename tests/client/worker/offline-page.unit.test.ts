/** What is read without a network at an address that was never visited. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderShell } from '../../../client/server.tsx';
import { type HouseLook, offlineAnswer, parseHouseLook, readHouseLook } from '../../../client/worker/offline-page.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { bundleStyles } from '../../../renderer/bundle/bundle-styles.ts';
import { aShell } from '../../builders/shell.ts';

test.each([
	['/uhren', 'de', 'Sie sind offline', '/'],
	['/en', 'en', 'You are offline', '/en'],
	['/en/watches', 'en', 'You are offline', '/en'],
	['/english', 'de', 'Sie sind offline', '/'],
	['/fr/montres', 'fr', 'Vous êtes hors ligne', '/fr'],
])('%s answers in %s', async (path, language, title, home) => {
	const answer = await offlineAnswer(`https://shop.example${path}`, null, null);
	const html = await answer.text();
	expect(answer.status).toBe(503);
	expect(html).toContain(`<html lang="${language}">`);
	expect(html).toContain(`<h1>${title}</h1>`);
	expect(html).toContain(`href="${path}">`);
	expect(html).toContain(`<a class="quiet-link" href="${home}">`);
	expect(html).not.toContain('house-name');
});

test('it leads to the contact page where that is kept', async () => {
	const html = await (await offlineAnswer('https://shop.example/fr/montres', null, '/fr/contact')).text();
	expect(html).toContain('<a class="quiet-link" href="/fr/contact">Contact et horaires d’ouverture</a>');
	expect(await (await offlineAnswer('https://shop.example/fr/montres', null, null)).text()).not.toContain('horaires');
});

const look: HouseLook = { name: 'Gold &amp; Söhne', css: ':root{--a:1}body{background:var(--a)}' };

test.each([null, look])('its own policy allows its style and fonts, and nothing else: %j', async (given) => {
	const answer = await offlineAnswer('https://shop.example/', given, null);
	const [, css = ''] = /<style>(.*)<\/style>/.exec(await answer.text()) ?? [];
	if (given) expect(css).toBe(given.css);
	const hash = createHash('sha256').update(css).digest('base64');
	expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base`);
});

test('it has the name and the sheet of the page that was kept last', async () => {
	const pages = new Map([
		['/a', '<style>old</style><span class="house-name">Old</span>'],
		['/b', `<style>${look.css}</style><style data-sheet="home">h1{}</style><header><span class="house-name">${look.name}</span></header>`],
	]);
	const html = await (await offlineAnswer('https://shop.example/en/a', await readHouseLook(storageOf(pages), 'site-page'), null)).text();
	expect(html).toContain(`<style>${look.css}</style>`);
	expect(html).toContain(`<a class="house" href="/en"><span class="house-name">${look.name}</span></a>`);
});

test.each([
	['no page', new Map()],
	['sheets that are files', new Map([['/', '<link rel="stylesheet" href="/a.css"><span class="house-name">A</span>']])],
	['no name', new Map([['/', '<style>a</style>']])],
])('it is plain after %s', async (_what, pages) => {
	expect(await readHouseLook(storageOf(pages), 'site-page')).toBe(null);
});

test('the documents of this site tell how the shop looks', async () => {
	const { plainShell: shell } = await bundleStyles(projectDir);
	const { before } = renderShell(aShell({ houseName: 'Gold & Söhne' }));
	expect(parseHouseLook(`<style>${shell}</style>${before}`)).toEqual({ name: look.name, css: shell });
});

test('an address cannot write into the page', async () => {
	const html = await (await offlineAnswer(`https://shop.example/a?"><script>alert(1)</script>&b'`, null, null)).text();
	expect(html).not.toContain('<script');
	expect(html.match(/"/g)?.length).toBe((await (await offlineAnswer('https://shop.example/a', null, null)).text()).match(/"/g)?.length);
});

function storageOf(pages: ReadonlyMap<string, string>): Pick<CacheStorage, 'open'> {
	const cache: Pick<Cache, 'keys' | 'match'> = {
		keys: async () => [...pages.keys()].map((path) => new Request(`https://shop.example${path}`)),
		match: async (request) => new Response(pages.get(new URL((request as Request).url).pathname)),
	};
	return { open: async () => cache as Cache };
}
