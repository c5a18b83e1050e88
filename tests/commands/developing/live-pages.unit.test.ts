import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLivePages } from '../../../commands/developing/live-pages.ts';
import { startSiteServer } from '../../../commands/serving/site-server.ts';
import { readEvents } from '../../support/dev-events.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const page = (text: string) => `<html><head><title>${text}</title></head><body></body></html>`;

async function aServedSite(files: Record<string, string>) {
	const dir = await temporaryFolder();
	const write = (file: string, text: string) => {
		mkdirSync(join(dir, file, '..'), { recursive: true });
		writeFileSync(join(dir, file), text);
	};
	for (const [file, text] of Object.entries(files)) write(file, text);
	const pages = createLivePages({ dir, script: 'export {};' });
	const server = await startSiteServer({ dir, port: 0, host: '127.0.0.1', addition: pages.addition });
	onTestFinished(() => server.close());
	const plain = await startSiteServer({ dir, port: 0, host: '127.0.0.1' });
	onTestFinished(() => plain.close());
	return { ...pages, url: server.url, plainUrl: plain.url, write };
}

const scriptElement = /<script type="module" src="(\/__dev\/reload\.js\?stamp=(\w+))"><\/script>\n/;

/** What a browser does with a page: loads it, and follows the stamp that it carries. */
async function open(url: string, path: string) {
	const html = await (await fetch(url + path)).text();
	const stamp = scriptElement.exec(html)?.[2] ?? '';
	return readEvents(url, path, stamp);
}

it('answers every path as the site alone is answered, with a script of its own origin in the pages', async () => {
	const { url, plainUrl } = await aServedSite({
		'index.html': page('home'),
		'404.html': page('nicht da'),
		'en/404.html': page('not there'),
		'agb/index.html': page('agb'),
		'ringe/größe/index.html': page('größe'),
		'assets/a.js': '1',
		_headers: 'secret',
	});
	const paths = [
		...['/', '/agb', '/agb/', '/agb?x=1', '/agb/index.html', '/404.html', '/weg', '/en/gone', '/assets/a.js', '/assets', '/_headers'],
		...['/ringe/gr%C3%B6%C3%9Fe', '/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', `/${'a'.repeat(300)}`],
	];
	for (const path of paths) {
		const [dev, plain] = await Promise.all([url, plainUrl].map((each) => fetch(each + path)));
		const html = (await dev?.text()) ?? '';
		// what dev answers itself is never compressed, so it varies by nothing
		const headers = (response?: Response) =>
			[...(response?.headers ?? [])].filter(
				([name]) => !['date', 'etag', 'last-modified', 'content-length', 'transfer-encoding', 'vary'].includes(name),
			);
		expect(html.replace(scriptElement, ''), path).toBe(await plain?.text());
		expect(scriptElement.test(html), path).toBe(dev?.headers.get('content-type')?.startsWith('text/html'));
		expect(dev?.status, path).toBe(plain?.status);
		expect(headers(dev), path).toEqual(headers(plain));
	}
	const [, source] = scriptElement.exec(await (await fetch(url)).text()) ?? [];
	expect((await fetch(url + source)).headers.get('content-type')).toBe('text/javascript;charset=utf-8');
});

it('tells a page at once that it is up to date, and after a build that wrote it that it is not', async () => {
	const { url, write, showBuilt } = await aServedSite({ 'index.html': page('home'), 'agb/index.html': page('agb') });
	const [home, terms] = await Promise.all([open(url, '/'), open(url, '/agb')]);
	const first = await home.next();
	expect(first).toMatchObject({ isOutdated: false, failure: null });
	expect(await terms.next()).toEqual(first);

	write('index.html', page('new home'));
	await showBuilt({ isWritten: true });
	const second = await home.next();
	expect(second.isOutdated).toBe(true);
	expect(second.version).not.toBe(first.version);
	expect(await terms.next()).toEqual({ ...second, isOutdated: false });

	await showBuilt({ isWritten: false });
	expect(await terms.next()).toEqual({ ...second, isOutdated: false });
});

it('tells a page that was away what it has missed', async () => {
	const { url, write, showFailedBuild } = await aServedSite({ 'index.html': page('home'), '404.html': page('nicht da') });
	const stamp = scriptElement.exec(await (await fetch(`${url}/neu`)).text())?.[2] ?? '';
	write('neu/index.html', page('new'));
	await showFailedBuild('a price is wrong');
	const missed = await readEvents(url, '/neu', stamp);
	expect(await missed.next()).toMatchObject({ isOutdated: true, failure: { of: 'build', report: 'a price is wrong' } });
});

it('brings its script, and so the reason, where no site could be built yet', async () => {
	const { url, showFailedBuild, showBuilt, write } = await aServedSite({});
	const response = await fetch(url);
	expect(response.status).toBe(404);
	expect(await response.text()).toContain('<title>Not built yet</title>');
	const home = await open(url, '/');
	expect(await home.next()).toMatchObject({ isOutdated: false });
	await showFailedBuild('no snapshot');
	expect(await home.next()).toMatchObject({ isOutdated: false, failure: { of: 'build', report: 'no snapshot' } });
	write('index.html', page('home'));
	await showBuilt({ isWritten: true });
	expect(await home.next()).toMatchObject({ isOutdated: true, failure: null });
});

it('tells why nothing new is fetched, after what is wrong with a build', async () => {
	const { url, showFailedBuild, showFailedFetch, showBuilt } = await aServedSite({ 'index.html': page('home') });
	const home = await open(url, '/');
	expect(await home.next()).toMatchObject({ failure: null });
	await showFailedFetch('Directus is down');
	expect(await home.next()).toMatchObject({ isOutdated: false, failure: { of: 'fetch', report: 'Directus is down' } });
	await showFailedFetch('Directus is down');
	await showFailedBuild('a price is wrong');
	expect(await home.next()).toMatchObject({ failure: { of: 'build', report: 'a price is wrong' } });
	await showBuilt({ isWritten: false });
	expect(await home.next()).toMatchObject({ failure: { of: 'fetch' } });
	await showFailedFetch(null);
	expect(await home.next()).toMatchObject({ failure: null });
});
