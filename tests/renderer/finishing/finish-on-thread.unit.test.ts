/** A thread finishes pages as the main thread would, and whatever ends it stops the build that waits for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Head } from '../../../client/runtime/built-page.ts';
import type { ServerBundle } from '../../../client/server-bundle.ts';
import { finishOnThread, type ThreadFinishing } from '../../../renderer/finishing/finish-on-thread.ts';
import type { PageDraft, PageFinishing } from '../../../renderer/finishing/finish-page.ts';
import { finishHere } from '../../../renderer/finishing/page-finishing.ts';
import { ownPolicies } from '../../../renderer/hosts/content-security-policy.ts';
import { type PageFindings, spilledValues } from '../../../renderer/output/inspect-page.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter } from '../../../renderer/output/site-writer.ts';
import { perLanguage } from '../../../site/languages.ts';
import { differences, readTree } from '../../support/read-tree.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const surroundings = {
	frame: {
		styles: { shell: { css: '', path: '/s.css' }, endPath: '/e.css', templates: {}, parts: {} },
		policies: ownPolicies,
		eager: [],
		fontPaths: [],
		bootPath: '/boot.js',
		hasWorker: false,
		icons: { key: 'icons', hasDrawing: false },
		preview: { siteName: 'Haus', image: null },
	},
	shells: perLanguage((language) => ({ before: `<header>${language}</header>`, after: '' })),
};

function aDraft(path: string, title = `<h1>${path}</h1>`): PageDraft {
	const head: Head = {
		title: path,
		description: null,
		canonical: null,
		noindex: false,
		alternates: [],
		languagePaths: perLanguage(() => path),
	};
	const page = { path, template: 'text', buildHash: 'h', staticQueryHashes: [] };
	const result = { language: 'de', title, bodyLanguage: null };
	const json = { page: JSON.stringify(page), head: JSON.stringify(head), result: JSON.stringify(result), richText: null };
	return { path, json };
}

/** A server bundle whose pages are their titles, and which cannot render what is called "broken". */
const serverSource = `export function renderPage({ result: { title } }) {
	if (title === 'broken') throw new TypeError('no such thing');
	return title;
}
export const renderShell = () => ({ before: '', after: '' });`;
const serverUrl = `data:text/javascript,${encodeURIComponent(serverSource)}`;
const bundle: ServerBundle = await import(serverUrl);
const server = { bundle, url: serverUrl };

async function aSite() {
	const work = await temporaryFolder();
	const folders = siteFolders(join(work, 'dist'), join(work, 'cache'));
	const writer = createSiteWriter(folders);
	const onThread = (program?: URL) => onThreadOf({ folders, writer, program });
	const here = () => {
		const finishing = finishHere(writer);
		finishing.begin(surroundings, server);
		return finishing;
	};
	return { folders, writer, onThread, here };
}

function onThreadOf(options: ThreadFinishing): PageFinishing {
	const finishing = finishOnThread(options);
	onTestFinished(() => finishing.close());
	finishing.begin(surroundings, server);
	return finishing;
}

/** The source of a thread's program. */
function aProgram(source: string): URL {
	return new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';\n${source}`)}`);
}

const ignore = () => {};
const paths = Array.from({ length: 30 }, (_, index) => `/a/${index}`);
const linkTo = (path: string) => `<a class="x" href="${path}/next">undefined</a>`;

describe('a thread that finishes pages', () => {
	it('writes what the main thread would, and tells the same of each page, in their order', async () => {
		const made = [];
		for (const where of ['here', 'onThread'] as const) {
			const site = await aSite();
			const finishing = site[where]();
			const told: PageFindings[] = [];
			for (const path of paths) finishing.finish(aDraft(path, linkTo(path)), (findings) => told.push(findings));
			await finishing.end();
			const { outDir } = site.folders;
			made.push({ told, summary: await site.writer.commit(null), tree: readTree(outDir, 'content') });
		}
		const [here, thread] = made;
		expect(here?.told.map(({ spilled, links }) => ({ spilled: spilledValues(spilled, []), links }))).toEqual(
			paths.map((path) => ({ spilled: ['undefined'], links: [`${path}/next`] })),
		);
		expect(thread?.told).toEqual(here?.told);
		expect(thread?.summary).toEqual(here?.summary);
		expect(Object.keys(here?.tree ?? {})).toHaveLength(2 * paths.length);
		expect(differences(thread?.tree ?? {}, here?.tree ?? {})).toEqual([]);
	});

	it('leaves alone what the site has already', async () => {
		const { folders, writer, here } = await aSite();
		here().finish(aDraft('/a'), ignore);
		await writer.commit(null);
		const again = createSiteWriter(folders);
		const finishing = onThreadOf({ folders, writer: again });
		finishing.finish(aDraft('/a'), ignore);
		finishing.finish(aDraft('/b'), ignore);
		await finishing.end();
		expect(await again.commit(null)).toMatchObject({ written: 2 });
	});

	it('fails with the error that the main thread would meet', async () => {
		const tooLong = aDraft(`/${'x'.repeat(300)}`);
		const { onThread, here } = await aSite();
		const finishing = onThread();
		finishing.finish(tooLong, ignore);
		const thrown = await finishing.end().then(
			() => null,
			(error: unknown) => error,
		);
		expect(thrown).toBeInstanceOf(Error);
		expect(thrown).toMatchObject({ code: 'ENAMETOOLONG', syscall: 'mkdir' });
		const facts = ({ name, message, code, syscall, path, errno }: NodeJS.ErrnoException) => ({ name, message, code, syscall, path, errno });
		let met: unknown = null;
		try {
			here().finish(tooLong, ignore);
		} catch (error) {
			met = error;
		}
		const withoutPlace = (error: unknown) => JSON.stringify(facts(error as NodeJS.ErrnoException)).replaceAll(/[^"']*dist\.staging/g, '');
		expect(withoutPlace(thrown)).toBe(withoutPlace(met));
	});

	it('stops the build where it dies, whether that waits for room or for the end', async () => {
		const { onThread } = await aSite();
		const waitForEnd = onThread(aProgram('parentPort.on("message", (m) => m.pages && process.exit(3));'));
		waitForEnd.finish(aDraft('/a'), ignore);
		await expect(waitForEnd.end()).rejects.toThrow('The thread that finishes pages ended with 3.');
		const waitForRoom = onThread(aProgram('parentPort.on("message", (m) => { if (m.pages) throw new Error("no more"); });'));
		for (let page = 0; page < 900; page += 1) waitForRoom.finish(aDraft(`/${page}`), ignore);
		await expect(waitForRoom.room()).rejects.toThrow('no more');
		await expect(waitForRoom.end()).rejects.toThrow('no more');
	});

	it('lets the main thread wait where hundreds of pages wait to be told', async () => {
		const { onThread } = await aSite();
		const slow = `const staged = { paths: [], grownBytes: 0, askedBytes: 0 };
			const findings = { spilled: [], links: [] };
			parentPort.on('message', ({ pages }) => pages && setTimeout(() => parentPort.postMessage({ findings: pages.map(() => findings), staged }), 20));`;
		const finishing = onThread(aProgram(slow));
		let told = 0;
		let most = 0;
		for (let given = 1; given <= 2000; given += 1) {
			finishing.finish(aDraft(`/${given}`), () => {
				told += 1;
			});
			most = Math.max(most, given - told);
			if (given % 50 === 0) await finishing.room();
		}
		await finishing.end();
		expect(told).toBe(2000);
		expect(most).toBeGreaterThan(500);
		expect(most).toBeLessThan(700);
	});

	it('leaves pages to the thread, until so many are on their way that the main thread finishes some, too', async () => {
		const { folders, writer } = await aSite();
		const finishing = finishOnThread({ folders, writer });
		onTestFinished(() => finishing.close());
		const rendered: string[] = [];
		const renderPage: ServerBundle['renderPage'] = (page) => {
			rendered.push(page.path);
			return bundle.renderPage(page);
		};
		finishing.begin(surroundings, { ...server, bundle: { ...bundle, renderPage } });
		const all = Array.from({ length: 300 }, (_, index) => `/${index}`);
		for (const path of all) finishing.finish(aDraft(path, linkTo(path)), ignore);
		await finishing.end();
		expect(rendered).toEqual(all.slice(160));
		await writer.commit(null);
		const markup = all.map((path) => readFileSync(join(folders.outDir, path, 'index.html'), 'utf8').includes(`>${linkTo(path)}</div>`));
		expect(markup).toEqual(all.map(() => true));
	});

	it('loads the server bundle as soon as its place is known', async () => {
		const { folders, writer } = await aSite();
		const finishing = finishOnThread({ folders, writer });
		onTestFinished(() => finishing.close());
		finishing.prepare('data:text/javascript,throw new Error("a broken bundle")');
		finishing.finish(aDraft('/a'), ignore);
		await expect(finishing.room().then(() => finishing.end())).rejects.toThrow('a broken bundle');
	});

	it('names the page that cannot be rendered, and why', async () => {
		const { onThread } = await aSite();
		const finishing = onThread();
		finishing.finish(aDraft('/a', 'broken'), ignore);
		await expect(finishing.end()).rejects.toMatchObject({
			message: 'The page /a could not be rendered.',
			cause: { name: 'TypeError', message: 'no such thing' },
		});
	});

	it('writes nothing any more once it is closed', async () => {
		const { onThread, folders } = await aSite();
		const finishing = onThread();
		for (let page = 0; page < 400; page += 1) finishing.finish(aDraft(`/${page}`), ignore);
		await finishing.room();
		await finishing.close();
		const staged = () => readTree(folders.stagingDir, 'untouched');
		const before = staged();
		expect(Object.keys(before).length).toBeGreaterThan(0);
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(staged()).toEqual(before);
	});
});
