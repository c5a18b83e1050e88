/** Builds whole small sites of the real client: what is written again, what is not, and what stops a build. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import { type BundleInputs, bundleClient, type ClientBundles } from '../../renderer/bundle/bundle-client.ts';
import { type BuildResult, buildSite } from '../../renderer/index.ts';
import { silentProgress } from '../../site/progress.ts';
import { aContent, aPage, aProduct, aShop, aSiteConfig, aText, money, plainRichText, someImages } from '../builders/content.ts';

const products = [aProduct(), aProduct({ id: 2 })];

vi.setConfig({ testTimeout: 60_000 });

let work: string;
beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'build-site-'));
	await build('first', aContent({ products }));
}, 60_000);
afterAll(() => rmSync(work, { recursive: true }));

/** The client is the same in all tests, even while somebody works on it. */
const bundles = new Map<string, Promise<ClientBundles>>();
function bundleOnce(inputs: BundleInputs): Promise<ClientBundles> {
	const known = bundles.get(inputs.tokens) ?? bundleClient(inputs);
	bundles.set(inputs.tokens, known);
	return known;
}

/** Every test starts from the site as it was built first. */
let name = '';
beforeEach(async ({ task }) => {
	name = task.id;
	cpSync(join(work, 'first'), join(work, name), { recursive: true, preserveTimestamps: true });
	await build(name, aContent({ products }));
}, 60_000);

function build(folder: string, content: Content, fields: Partial<Parameters<typeof buildSite>[0]> = {}): Promise<BuildResult> {
	return buildSite({
		config: aSiteConfig(),
		content,
		images: someImages,
		richText: plainRichText,
		projectDir: projectDir,
		outDir: join(work, folder),
		cacheDir: join(work, 'cache'),
		progress: silentProgress,
		bundle: bundleOnce,
		...fields,
	});
}

/** Inode and time of every file. */
function state(folder: string): Record<string, string> {
	const dir = join(work, folder);
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return Object.fromEntries(
		files.map((entry) => {
			const file = join(entry.parentPath, entry.name);
			const { ino, mtimeMs } = statSync(file);
			return [file.slice(dir.length + 1), `${ino} ${mtimeMs}`];
		}),
	);
}

function changed(before: Record<string, string>, after: Record<string, string>): string[] {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path]).sort();
}

const read = (path: string) => readFileSync(join(work, name, path), 'utf8');

describe('an unchanged rebuild', () => {
	it('renders and touches nothing', async () => {
		const before = state(name);
		const { summary } = await build(name, aContent({ products }));
		expect(summary).toMatchObject({ rendered: 0, reused: summary?.pages, written: 0, removed: 0 });
		expect(state(name)).toEqual(before);
	});

	it('touches nothing either when its manifest is lost', async () => {
		const before = state(name);
		const { summary } = await build(name, aContent({ products }), { cacheDir: join(work, `cache-${name}`) });
		expect(summary).toMatchObject({ reused: 0, written: 0 });
		expect(state(name)).toEqual(before);
	});
});

describe('a changed price', () => {
	it('writes the pages that show it, and nothing else', async () => {
		const before = state(name);
		await build(name, aContent({ products: [aProduct({ price: money('7.00') }), aProduct({ id: 2 })] }));
		const shown = ['schaufenster', 'schaufenster/ringe', 'schaufenster/ringe/ring-1'];
		const paths = ['', 'en/', 'fr/'].flatMap((prefix) => shown.map((path) => `${prefix}${path}`)).concat('en', 'fr');
		const files = paths.flatMap((path) => [`${path}/index.html`, `page-data/${path}/page-data.json`]);
		expect(changed(before, state(name))).toEqual([...files, 'index.html', 'page-data/index/page-data.json'].sort());
		expect(read('schaufenster/ringe/ring-1/index.html')).toContain('7,00');
	});
});

describe('a changed renderer', () => {
	/** Builds with a copy of the project, then again after its document was changed by hand. */
	async function rebuildWith(change: (document: string) => string) {
		const copy = join(work, `project-${name}`);
		cpSync(join(projectDir, 'renderer'), join(copy, 'renderer'), { recursive: true });
		for (const folder of ['client', 'pipeline', 'site', 'node_modules']) symlinkSync(join(projectDir, folder), join(copy, folder));
		const bundle = async (inputs: BundleInputs) => ({
			...(await bundleOnce(inputs)),
			server: (await bundleClient({ ...inputs, projectDir: copy })).server,
		});
		await build(name, aContent({ products }), { bundle });
		const file = join(copy, 'renderer/html/document.ts');
		writeFileSync(file, change(readFileSync(file, 'utf8')));
		return (await build(name, aContent({ products }), { bundle })).summary;
	}

	it('renders every page, with a warm cache as with a cold one', async () => {
		const summary = await rebuildWith((document) => document.replace('<!doctype html>', '<!DOCTYPE html>'));
		expect(summary).toMatchObject({ rendered: summary?.pages, reused: 0 });
	});
});

describe('a page that is gone', () => {
	it('is removed with its data and folders', async () => {
		const { summary } = await build(name, aContent({ products: [aProduct()] }));
		expect(summary?.removed).toBe(6);
		expect(existsSync(join(work, name, 'schaufenster/ringe/ring-2'))).toBe(false);
		expect(existsSync(join(work, name, 'schaufenster/ringe/ring-1/index.html'))).toBe(true);
	});
});

describe('a file that somebody else changed', () => {
	it('is put right', async () => {
		const sound = read('agb/index.html');
		writeFileSync(join(work, name, 'agb/index.html'), 'spoilt');
		writeFileSync(join(work, name, 'stray.txt'), 'stray');
		const { summary } = await build(name, aContent({ products }));
		expect(summary).toMatchObject({ rendered: 1, written: 1, removed: 1 });
		expect(read('agb/index.html')).toBe(sound);
	});
});

describe('a refused build', () => {
	it.each<[string, Content]>([
		['a taken path', aContent({ products: [aProduct(), aProduct({ id: 2, slug: 'ring-1' })] })],
		['a spilled value', aContent({ products: [...products, aProduct({ id: 3, displayName: aText('undefined') })] })],
	])('with %s touches nothing and leaves nothing behind', async (_, content) => {
		const before = state(name);
		const { summary, problems } = await build(name, content);
		expect(summary).toBeNull();
		expect(problems.some((problem) => problem.severity === 'error')).toBe(true);
		expect(state(name)).toEqual(before);
		expect(readdirSync(work).filter((entry) => entry.startsWith(`${name}.`))).toEqual([]);
	});
});

describe('problems', () => {
	const noPicture: Problem = {
		code: 'image-missing',
		severity: 'warning',
		collection: 'page',
		id: 7,
		field: 'body',
		message: 'The picture "a.jpg" is not there.',
		fix: 'Upload it.',
	};
	const noPrice: Problem = {
		...noPicture,
		code: 'price-invalid',
		severity: 'error',
		collection: 'ecommerce_product',
		field: 'price_brutto',
	};

	it('of records, pictures, paths and menu are told together, each in full sentences', async () => {
		const menu: Content['menu'] = [{ id: 2, name: aText('Weg'), target: { kind: 'path', path: '/weg', anchor: null }, groups: [] }];
		const content = aContent({ products: [aProduct(), aProduct({ id: 2, slug: 'ring-1' })], menu, shop: aShop({ legalPages: [] }) });
		const given = [noPrice, noPicture, { ...noPicture, message: 'The picture "b.jpg" is not there.' }];
		const { problems } = await build(name, content, { problems: given });
		expect(problems.slice(0, 3)).toEqual(given);
		expect(problems.slice(3).map(({ code }) => code)).toEqual([
			'path-taken',
			'legal-text-missing',
			'legal-text-missing',
			'legal-text-missing',
			'menu-target-missing',
		]);
		for (const { message } of problems) expect(message).toMatch(/^[A-Z].*\.$/);
	});

	it('of finished pages are told in full sentences too', async () => {
		const pages = [aPage(), aPage({ id: 8, type: 'info', slug: 'gravur', title: aText('undefined'), body: aText('weg') })];
		const { problems } = await build(name, aContent({ products, pages }), {
			richText: { html: (markdown) => `<p>${markdown} <a href="/weg">weg</a></p>` },
		});
		expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['value-spilled', 'link-dead']));
		for (const { message } of problems) expect(message).toMatch(/^[A-Z].*\.$/);
	});
});

describe('links', () => {
	it('that lead nowhere are told once for each record, and are no links', async () => {
		const pages = [aPage(), aPage({ id: 8, type: 'info', slug: 'gravur', body: aText('[weg](/weg)') })];
		const html = '<p><a data-link="/weg">weg</a></p>';
		const richText = { html: (markdown: string) => (markdown.startsWith('[weg]') ? html : `<p>${markdown}</p>`) };
		const { problems } = await build(name, aContent({ products, pages }), { richText });
		expect(problems).toMatchObject([{ code: 'link-dead', severity: 'warning', collection: 'page', id: 8 }]);
		expect(problems[0]?.message).toContain('/info/gravur');
		expect(read('info/gravur/index.html')).toContain('<p><a>weg</a></p>');
	});
});

describe('the site', () => {
	it('names its scripts by their content, and nothing else decides the build hash', async () => {
		const { buildHash } = JSON.parse(read('page-data/app-data.json'));
		const { project } = aContent();
		const theme = { ...project.theme, brandColor: '#ff0000' };
		const { summary } = await build(name, aContent({ products, project: { ...project, theme } }));
		expect(summary?.buildHash).toBe(buildHash);
		expect(summary?.rendered).toBe(summary?.pages);
	});

	it('lists what may be indexed', () => {
		const sitemap = read('sitemap.xml');
		expect(sitemap).toContain('<loc>https://goldschmiede.example/schaufenster/ringe/ring-1</loc>');
		expect(sitemap).not.toContain('warenkorb');
		expect(sitemap).not.toContain('404');
		expect(read('robots.txt')).toContain('https://goldschmiede.example/sitemap.xml');
	});

	it('holds no path of the machine', () => {
		const files = readdirSync(join(work, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		for (const entry of files) {
			expect(readFileSync(join(entry.parentPath, entry.name), 'latin1')).not.toContain(projectDir);
		}
	});
});
