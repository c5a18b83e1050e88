/** Bundles are taken over only where esbuild would make the same ones again, and whatever is wrong with them costs time only. */
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { isLong } from '../../../commands/testing/counts.ts';
import { bundleBeside, bundleClient, bundleFresh } from '../../../renderer/bundle/bundle-client.ts';
import { readKeptBundles } from '../../../renderer/bundle/kept-bundles.ts';
import { offlinePage } from '../../../shop/site/offline-page.ts';
import { silentProgress } from '../../../site/progress.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A client with one page, a stylesheet with one font, and packages of its own. */
const sources = {
	'client/boot.ts': "import { mark } from './mark.ts';\ndocument.title = mark;\n",
	'client/mark.ts': "export const mark = 'first';\n",
	'client/server.tsx':
		"import { mark } from './mark.ts';\nimport { word } from 'words';\nexport const renderPage = () => mark + word;\nexport const renderShell = () => ({ before: '', after: '' });\n",
	'client/worker/worker.ts': 'self.kept = self.__WB_MANIFEST;\n',
	'client/worker/retired-worker.ts': 'self.registration.unregister();\n',
	'client/layout/shell.css': "@font-face { font-family: A; src: url('./a-latin-normal.woff2'); }\np { color: red }\n",
	'client/layout/end.css': 'footer { color: red }\n',
	'client/pages/home/home.css': "@import '../../cards/card.css';\n.hero { color: red }\n",
	'client/cards/card.css': '.card { color: red }\n',
	'client/consent/notice.part.css': '.notice { color: red }\n',
	'client/layout/a-latin-normal.woff2': 'font',
	'node_modules/words/package.json': '{ "name": "words", "main": "./word.js" }',
	'node_modules/words/word.js': "exports.word = '!';\n",
	'node_modules/words/other.js': "exports.word = '?';\n",
	'package-lock.json': '{}',
};

/** Bundled once: to start esbuild takes longer than all else that these tests do. */
let bundled = '';
beforeAll(async () => {
	bundled = mkdtempSync(join(tmpdir(), 'bundled-'));
	const projectDir = join(bundled, 'project');
	for (const [path, content] of Object.entries(sources)) {
		mkdirSync(dirname(join(projectDir, path)), { recursive: true });
		writeFileSync(join(projectDir, path), content);
	}
	await settle();
	await bundleClient({ projectDir, cacheDir: join(bundled, 'cache'), progress: silentProgress, offlinePage });
});
afterAll(() => rmSync(bundled, { recursive: true }));

/** `bundles`: where those of an earlier build lie; null: there are none. */
async function aProject(bundles: 'cache' | 'project/.cache' | null = 'cache') {
	const folder = await temporaryFolder();
	const dir = join(folder, 'project');
	const cacheDir = join(folder, 'cache');
	const edit = (path: string, content: string) => {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), content);
	};
	cpSync(join(bundled, 'project'), dir, { recursive: true, preserveTimestamps: true });
	if (bundles !== null) cpSync(join(bundled, 'cache'), join(folder, bundles), { recursive: true, preserveTimestamps: true });
	const keeps = async () => (await readKeptBundles({ projectDir: dir, cacheDir, offlinePage })) !== null;
	const bundle = async (from = dir) => {
		const told: (string | undefined)[] = [];
		const progress = { stage: () => ({ grow() {}, advance() {}, done: (summary?: string) => void told.push(summary) }) };
		const bundles = await bundleClient({ projectDir: from, cacheDir, progress, offlinePage });
		return { ...bundles, kept: told[0]?.endsWith('as they were') };
	};
	return { folder, dir, cacheDir, bundlesDir: join(cacheDir, 'bundles'), edit, keeps, bundle };
}

/** Long enough that the disk's clock tells a later change from an earlier one. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

const keptFiles = (dir: string) => readdirSync(dir).filter((name) => name.endsWith('.bundles'));

describe('bundles of an earlier build', () => {
	it('are the same as new ones, need no esbuild, and write no server bundle before it is needed', async () => {
		const { bundle, bundlesDir } = await aProject(null);
		const fresh = await bundle();
		expect(readdirSync(bundlesDir)).toEqual(keptFiles(bundlesDir));
		const again = await bundle();
		expect([fresh.kept, again.kept]).toEqual([false, true]);
		expect(again.scripts).toEqual(fresh.scripts);
		expect(again.styles).toEqual(fresh.styles);
		expect(again.server.hash).toBe(fresh.server.hash);
		expect(again.styles.preloads).toHaveLength(1);
		expect((await again.server.load()).bundle.renderPage).toBe((await fresh.server.load()).bundle.renderPage);
	});

	it('are made again for another source of any kind', async () => {
		const others = {
			'client/worker/worker.ts': 'self.keeps = self.__WB_MANIFEST;\n',
			'client/mark.ts': "export const mark = 'other';\n",
			'client/layout/shell.css': sources['client/layout/shell.css'].replace('red', 'blue'),
			'client/cards/card.css': '.card { color: blue }\n',
			'client/layout/a-latin-normal.woff2': 'other',
			'node_modules/words/word.js': "exports.word = '.';\n",
			'node_modules/words/package.json': '{ "name": "words", "main": "./other.js" }',
		};
		const added = ['client/pages/cart/cart.css', '.cart { color: red }\n'] as const;
		const { bundle, edit, keeps, dir } = await aProject();
		const before = await bundle();
		for (const [path, content] of Object.entries(others)) {
			const own = readFileSync(join(dir, path), 'utf8');
			edit(path, content);
			expect(await keeps(), path).toBe(false);
			edit(path, own);
			expect(await keeps(), path).toBe(true);
		}
		edit(...added);
		expect(await keeps(), added[0]).toBe(false);
		for (const [path, content] of Object.entries(others)) edit(path, content);
		const after = await bundle();
		expect(after.kept).toBe(false);
		const facts = ({ scripts, styles, server, worker }: typeof before) => ({
			boot: scripts.boot,
			shell: styles.plainShell,
			templates: Object.keys(styles.templates).length,
			home: styles.templates.home,
			fonts: [...styles.fonts.keys()].join(),
			server: server.hash,
			worker: worker.working,
		});
		const [old, other] = [facts(before), facts(after)];
		expect(Object.entries(other).filter(([name, fact]) => Reflect.get(old, name) === fact)).toEqual([]);
	});

	it('hold a sheet for the shell, for each template, and for each part', async () => {
		const { styles } = await (await aProject()).bundle();
		expect(styles.plainShell).toMatch(/^@font-face.*p\{color:red\}$/);
		expect(styles.templates).toEqual({ home: '.card{color:red}.hero{color:red}' });
		expect(styles.parts).toEqual({ notice: '.notice{color:red}' });
	});

	it('are not made where two parts have one name, as one would take the place of the other', async () => {
		const { edit, bundle } = await aProject();
		edit('client/cards/notice.part.css', '.other { color: red }\n');
		await expect(bundle()).rejects.toThrow(
			'Two stylesheets have the name notice: client/cards/notice.part.css and client/consent/notice.part.css',
		);
	});

	it('of the installation serve builds with any cache, and stay where they are', async () => {
		const { bundle, bundlesDir, dir, folder, edit } = await aProject('project/.cache');
		await settle();
		await bundleClient({ projectDir: dir, cacheDir: join(dir, '.cache'), progress: silentProgress, offlinePage });
		const other = await bundle();
		expect(other.kept).toBe(true);
		expect((await other.server.load()).url).toContain(join(folder, 'cache/bundles'));
		expect(keptFiles(join(dir, '.cache/bundles'))).toHaveLength(1);
		expect(existsSync(join(bundlesDir, ...keptFiles(join(dir, '.cache/bundles'))))).toBe(false);
		edit('client/mark.ts', "export const mark = 'other';\n");
		expect(await bundle()).toHaveProperty('kept', false);
		expect(await bundle()).toHaveProperty('kept', true);
	});

	it('of the installation are kept again where a copied project has other times', async () => {
		const { bundle, bundlesDir, dir } = await aProject('project/.cache');
		utimesSync(join(dir, 'client/mark.ts'), 1, 1);
		expect(await bundle()).toHaveProperty('kept', true);
		expect(keptFiles(bundlesDir)).toHaveLength(1);
	});

	it('of the installation are done without where the disk refuses them', async () => {
		const { bundle, dir } = await aProject('project/.cache');
		const [name = ''] = keptFiles(join(dir, '.cache/bundles'));
		rmSync(join(dir, '.cache/bundles', name));
		mkdirSync(join(dir, '.cache/bundles', name));
		expect(await bundle()).toHaveProperty('kept', false);
	});

	it('are made again where a file has gone, with the fault that esbuild names', async () => {
		const { bundle, dir } = await aProject();
		await bundle();
		rmSync(join(dir, 'client/mark.ts'));
		// Both bundles import it, and either may be the first to tell.
		await expect(bundle()).rejects.toThrow(/Could not resolve "\.\/mark\.ts".*client\/(?:boot\.ts|server\.tsx):1/s);
	});

	it('fit the same files with other times, as a fresh install leaves them', async () => {
		const { bundle, dir, folder } = await aProject();
		await bundle();
		utimesSync(join(dir, 'node_modules/words/word.js'), 1, 1);
		expect(await bundle()).toHaveProperty('kept', true);
		const copy = join(folder, 'copy');
		cpSync(dir, copy, { recursive: true });
		expect(await bundle(copy)).toHaveProperty('kept', true);
	});

	it('notice a change that keeps size and time of a file', async () => {
		const { keeps, dir, edit } = await aProject();
		const file = join(dir, 'client/mark.ts');
		utimesSync(file, 1, 1);
		expect(await keeps()).toBe(true);
		edit('client/mark.ts', "export const mark = 'FIRST';\n");
		utimesSync(file, 1, 1);
		expect(await keeps()).toBe(false);
	});

	it('are made again where what was kept is cut off, empty, or changed in one byte', async () => {
		const { bundle, bundlesDir, keeps } = await aProject();
		const earlier = await bundle();
		const [name = ''] = keptFiles(bundlesDir);
		const sound = readFileSync(join(bundlesDir, name));
		const changed = Buffer.from(sound).fill(sound[500] === 0 ? 1 : 0, 500, 501);
		for (const damaged of [sound.subarray(0, sound.length / 2), Buffer.alloc(0), changed]) {
			writeFileSync(join(bundlesDir, name), damaged);
			expect(await keeps()).toBe(false);
		}
		expect(await bundle()).toMatchObject({ kept: false, scripts: earlier.scripts });
		expect(await bundle()).toHaveProperty('kept', true);
	});

	it('are not kept where a source was saved while they were made', async () => {
		const { bundle, keeps, dir } = await aProject(null);
		const saving = setInterval(() => utimesSync(join(dir, 'client/mark.ts'), 1, 1), 5);
		await bundle().finally(() => clearInterval(saving));
		expect(await keeps()).toBe(false);
	});

	it('stay while builds use them, and go when none has for a week', async () => {
		const { bundle, bundlesDir, edit } = await aProject();
		const [used = ''] = keptFiles(bundlesDir);
		const unused = `another-${used}`;
		cpSync(join(bundlesDir, used), join(bundlesDir, unused));
		const weekAgo = Date.now() / 1000 - 8 * 86_400;
		for (const name of [used, unused]) utimesSync(join(bundlesDir, name), weekAgo, weekAgo);
		await bundle();
		// bundles of other sheets have another name
		edit('client/cards/other.part.css', '.other { color: red }\n');
		await bundle();
		expect(keptFiles(bundlesDir)).toHaveLength(2);
		expect(keptFiles(bundlesDir)).toContain(used);
		expect(keptFiles(bundlesDir)).not.toContain(unused);
	});
});

describe('the server bundle', () => {
	it('is written again where it was lost or damaged', async () => {
		const { bundle, bundlesDir } = await aProject();
		const { server } = await bundle();
		await server.load();
		const [name = ''] = readdirSync(bundlesDir).filter((each) => each.endsWith('.mjs'));
		const source = readFileSync(join(bundlesDir, name), 'utf8');
		writeFileSync(join(bundlesDir, name), 'export {');
		await (await bundle()).server.load();
		expect(readFileSync(join(bundlesDir, name), 'utf8')).toBe(source);
	});

	it('has another hash for another renderer', async () => {
		const { bundle, edit } = await aProject();
		const { server } = await bundle();
		edit('renderer/html/document.ts', 'export {};\n');
		expect((await bundle()).server.hash).not.toBe(server.hash);
	});
});

describe('builds at once in one process', () => {
	it.runIf(process.platform === 'linux')('end the process of esbuild that each has started, and only that one', async () => {
		const { bundle } = await aProject(null);
		const [first, ...others] = await Promise.all([bundle(), bundle()]);
		for (const other of others) expect(other.styles).toEqual(first.styles);
		// A process that was ended is a child until the system has noticed.
		await vi.waitFor(() => expect(childrenOfThisProcess()).not.toContain('esbuild'), { timeout: 20_000 });
	});
});

describe('the service worker', () => {
	it('knows the scripts that every page needs by their names, and nothing of styles', async () => {
		const { bundle, edit } = await aProject();
		const first = await bundle();
		expect(first.worker.working).toContain(JSON.stringify(`/assets/${first.scripts.boot}`).slice(1, -1));
		expect(first.worker.retired).toContain('unregister');
		edit('client/layout/shell.css', 'p { color: blue }');
		edit('client/layout/shell.css', 'p { color: blue }\n');
		expect((await bundle()).worker).toEqual(first.worker);
		edit('client/mark.ts', "export const mark = 'second';\n");
		expect((await bundle()).worker.working).not.toBe(first.worker.working);
	});
});

describe("the project's own client", () => {
	it.runIf(isLong)('gives the same bundles from any place', async () => {
		const folder = await temporaryFolder();
		const here = await bundleFresh({ projectDir, offlinePage });
		for (const path of here.stamps?.keys() ?? []) cpSync(join(projectDir, path), join(folder, path));
		// copied packages read as linked ones do, but for the way to them
		expect((await bundleFresh({ projectDir: folder, offlinePage })).bundles).toEqual(here.bundles);
		const installed = join(folder, 'node_modules');
		rmSync(installed, { recursive: true });
		symlinkSync(join(projectDir, 'node_modules'), installed, 'junction');
		expect((await bundleFresh({ projectDir: folder, offlinePage })).bundles, 'with packages that are linked').toEqual(here.bundles);
		expect(here.bundles.scripts.files.size).toBeGreaterThan(10);
		// what the client imports, the parts that come on demand with it, and nothing else that is installed
		expect(here.stamps?.size).toBeLessThan(950);
	});
});

/** Names of the running programs that this process has started; Linux only. */
function childrenOfThisProcess(): string[] {
	const threads = readdirSync('/proc/self/task');
	const children = threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, 'utf8').split(' ').filter(Boolean));
	return children.map((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
}

describe('a source with a fault', () => {
	it.each([
		['client/mark.ts', "export const mark = 'first'\nconst a b;\n", 'client/mark.ts:2:8'],
		['client/layout/shell.css', 'p { color: red }\n.x { color: blue; {{', 'client/layout/shell.css:2:'],
	])('is named by file, line and column: %s', async (path, content, place) => {
		const { edit, bundle } = await aProject();
		edit(path, content);
		await expect(bundle()).rejects.toMatchObject({ name: 'SourceFaulty', message: expect.stringContaining(place) });
	});
});

describe('bundles made beside other work', () => {
	const quiet = (dir: string, folder: string) => ({
		projectDir: dir,
		offlinePage,
		cacheDir: join(folder, 'cache'),
		progress: silentProgress,
	});

	it('are there for whoever asks, and their end can be waited for by somebody who never asked', async () => {
		const { dir, folder, bundlesDir } = await aProject(null);
		await bundleBeside(quiet(dir, folder)).end();
		expect(keptFiles(bundlesDir)).toHaveLength(1);
		expect((await bundleBeside(quiet(dir, folder)).bundle()).scripts.boot).toMatch(/^boot-/);
	});

	it('tell a fault to whoever asks, and to nobody else', async () => {
		const { dir, folder, edit } = await aProject();
		edit('client/mark.ts', 'export const = 1;\n');
		const beside = bundleBeside(quiet(dir, folder));
		await beside.end();
		await expect(beside.bundle()).rejects.toThrow(/client\/mark\.ts/);
	});
});
