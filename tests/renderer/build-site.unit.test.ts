/** Builds whole small sites of the real client: what stops a build, what it says, and what a site consists of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { createTextFieldFinder } from '../../pipeline/records/find-text-field.ts';
import type { BundleInputs } from '../../renderer/bundle/bundle-client.ts';
import { inspectShells } from '../../renderer/pages/make-page.ts';
import type { Content } from '../../shop/content/content.ts';
import { languages, perLanguage } from '../../site/languages.ts';
import { aContent, aPage, aProduct, aShop, aText, richTextOf, someImages } from '../builders/content.ts';
import { listFolder } from '../support/list-folder.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { createSmallSites, twoProducts as products, type SmallBuild } from '../support/small-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const sites = createSmallSites();
const { build } = sites;
beforeAll(async () => {
	await build('first');
}, 60_000);
afterAll(() => sites.remove(), 60_000);

/** Nobody wrote the word: it is ours. */
const spilling: SmallBuild = {
	products: [...products, aProduct({ id: 3, description: aText('leer') })],
	richText: richTextOf((markdown) => (markdown.startsWith('leer') ? '<p>undefined</p>' : `<p>${markdown}</p>`)),
};

/** Every test starts from the site as it was built first. */
let name = '';
beforeEach(async ({ task }) => {
	name = task.id;
	sites.copy('first', name);
	await build(name);
}, 60_000);

const read = (path: string) => sites.read(name, path);

describe('a changed renderer', () => {
	it('renders every page, and writes none that comes out the same', async () => {
		const bundle = async (inputs: BundleInputs) => {
			const bundles = await sites.bundle(inputs);
			return { ...bundles, server: { ...bundles.server, hash: 'another' } };
		};
		const { summary } = await build(name, { bundle });
		expect(summary).toMatchObject({ rendered: summary?.pages, reused: 0, written: 0 });
	});
});

describe('a refused build', () => {
	it.each<[string, SmallBuild]>([
		['a taken path', { products: [aProduct(), aProduct({ id: 2, slug: 'ring-1' })] }],
		['a spilled value', spilling],
		['a value spilled over many pages', { richText: richTextOf(() => '<p>NaN</p>'), full: true }],
	])('with %s touches nothing and leaves nothing behind', async (_, change) => {
		const before = sites.state(name);
		const { summary, problems } = await build(name, change);
		expect(summary).toBeNull();
		expect(problems.some((problem) => problem.severity === 'error')).toBe(true);
		expect(sites.state(name)).toEqual(before);
		expect(listFolder(sites.work).filter((entry) => entry.startsWith(`${name}.`))).toEqual([]);
	});

	it('is forgotten: the next sound one writes nothing', async () => {
		await build(name, spilling);
		expect((await build(name)).summary).toMatchObject({ rendered: 0, written: 0, removed: 0 });
	});
});

const noPicture: Problem = {
	code: 'image-missing',
	severity: 'warning',
	collection: 'page',
	id: 7,
	field: 'body',
	message: 'The picture "a.jpg" is not there.',
	fix: 'Upload it.',
};

describe('problems', () => {
	const noPrice: Problem = {
		...noPicture,
		code: 'price-invalid',
		severity: 'error',
		collection: 'ecommerce_product',
		field: 'price_brutto',
	};

	it('of records, pictures, paths and menu are told together, each in full sentences', async () => {
		const menu: Content['menu'] = [{ id: 2, name: aText('Weg'), target: { kind: 'path', path: '/weg', anchor: null }, groups: [] }];
		const content = aContent({ menu, shop: aShop({ legalPages: [] }) });
		const given = [noPrice, noPicture, { ...noPicture, message: 'The picture "b.jpg" is not there.' }];
		const { problems } = await build(name, { content, products: [aProduct(), aProduct({ id: 2, slug: 'ring-1' })], problems: given });
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

	it('of finished pages are reported in full sentences too', async () => {
		const pages = [aPage(), aPage({ id: 8, type: 'info', slug: 'gravur', body: aText('weg') })];
		const richText = richTextOf((markdown) => `<p>undefined ${markdown} <a href="/weg">weg</a></p>`);
		const { problems } = await build(name, { content: aContent({ pages }), richText });
		expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['value-spilled', 'link-dead']));
		for (const { message } of problems) expect(message).toMatch(/^[A-Z].*\.$/);
	});

	it('of the frame of all pages are reported once for each language', () => {
		const shells = perLanguage((language) => ({ before: '<p>NaN</p>', after: `<p>${language}</p>` }));
		const record = { collection: 'project', id: 'a.example', field: 'domain' };
		const inspect = (content: Content) => inspectShells({ shells }, [content], record, { languages });
		expect(inspect(aContent()).map(({ code, collection, message }) => [code, collection, message.includes('header')])).toEqual(
			Array.from({ length: 3 }, () => ['value-spilled', 'project', true]),
		);
		expect(inspect(aContent({ project: { ...aContent().project, displayName: 'NaN' } }))).toEqual([]);
	});
});

describe('words that look like spilled values', () => {
	it('stop no build where an editor or a customer wrote them', async () => {
		const text = 'Der Verschluss war undefined, sonst schön.';
		const rating = { id: 1, rating: 4, title: null, text, displayName: 'NaN', createdOn: '2026-03-01', language: 'de' as const };
		const products = [aProduct({ displayName: aText('Ring NaN'), ratings: [rating] })];
		const pages = [aPage(), aPage({ id: 8, type: 'info', slug: 'gravur', title: aText('undefined'), body: aText('[object Object]') })];
		const { problems, summary } = await build(name, { content: aContent({ pages }), products });
		expect(problems.filter(({ code }) => code === 'value-spilled')).toEqual([]);
		expect(summary).not.toBeNull();
	});
});

describe('pictures', () => {
	const faulty = (id: number): Problem => ({ ...noPicture, severity: 'error', collection: 'ecommerce_product', id, field: 'images[0]' });

	/** Products whose pictures cannot be shown. */
	function imagesWithout(...ids: readonly number[]): SmallBuild['images'] {
		return {
			prepare: async (uses) => uses.flatMap(({ id }) => (typeof id === 'number' && ids.includes(id) ? [faulty(id)] : [])),
			picture: () => null,
			richTextPicture: () => null,
			renditions: () => [],
			icons: someImages.icons,
			end: () => {},
		};
	}

	it('are judged to the end, and with other faults: all are reported at once', async () => {
		const five = [1, 2, 3, 4, 5].map((id) => aProduct({ id, images: [`p${id}`] }));
		const { summary, problems } = await build(name, { products: five, images: imagesWithout(2, 5) });
		expect(summary).toBeNull();
		expect(problems).toEqual([faulty(2), faulty(5)]);
		const twice = [...five, aProduct({ id: 6, slug: 'ring-1' })];
		const both = await build(name, { products: twice, images: imagesWithout(2, 5) });
		expect(both.problems.map(({ code, id }) => [code, id])).toEqual([
			['image-missing', 2],
			['image-missing', 5],
			['path-taken', 6],
		]);
	});
});

describe('links', () => {
	it('that lead nowhere are reported once for each record, and are no links', async () => {
		const pages = [aPage(), aPage({ id: 8, type: 'info', slug: 'gravur', body: aText('[weg](/weg)') })];
		const html = '<p><a data-link="/weg">weg</a></p>';
		const richText = richTextOf((markdown) => (markdown.startsWith('[weg]') ? html : `<p>${markdown}</p>`));
		const { problems } = await build(name, { content: aContent({ pages }), richText });
		expect(problems).toMatchObject([{ code: 'link-dead', severity: 'warning', collection: 'page', id: 8 }]);
		expect(problems[0]?.message).toContain('/info/gravur');
		expect(read('info/gravur/index.html')).toContain('<p><a>weg</a></p>');
		const written = [{ id: 8, content: '[weg](/weg)', translations: [{ language: 'fr', content: '[loin](/weg)' }] }];
		const findTextField = createTextFieldFinder({ shards: (collection) => (collection === 'page' ? [{ records: () => written }] : []) });
		const located = await build(name, { content: aContent({ pages }), richText, findTextField });
		expect(located.problems).toMatchObject([
			{ code: 'link-dead', id: 8, field: 'content' },
			{ code: 'link-dead', id: 8, field: 'translations.fr.content' },
		]);
	});
});

describe('the site', () => {
	it('names its scripts by their content, and nothing else decides the build hash', async () => {
		const { buildHash } = JSON.parse(read('page-data/app-data.json'));
		const { project } = aContent();
		const theme = { ...project.theme, brandColor: '#ff0000' };
		const { summary } = await build(name, { content: aContent({ project: { ...project, theme } }) });
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
		const files = readdirSync(join(sites.work, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		for (const entry of files) {
			expect(readFileSync(join(entry.parentPath, entry.name), 'latin1')).not.toContain(projectDir);
		}
	});

	it('tells its size', async () => {
		const files = Object.keys(sites.state(name));
		const bytes = files.reduce((sum, file) => sum + readFileSync(join(sites.work, name, file)).length, 0);
		expect((await build(name)).summary?.bytes).toBe(bytes);
		expect((await build(name, { full: true })).summary?.bytes).toBe(bytes);
		expect(existsSync(join(sites.work, name, 'index.html'))).toBe(true);
	});
});

describe('a site whose pages a thread finishes', () => {
	it('is the same, as is what is said of it', async () => {
		const pages = [aPage(), aPage({ id: 8, type: 'info', slug: 'gravur', body: aText('weg') })];
		const change = { content: aContent({ pages }), richText: richTextOf((markdown) => `<p>${markdown} <a href="/weg">weg</a></p>`) };
		const here = await build('here', change);
		const there = await build('there', { ...change, threadFromPages: 1 });
		expect(there).toEqual(here);
		expect(there.problems.map(({ code }) => code)).toContain('link-dead');
		expect(differences(readTree(join(sites.work, 'there'), 'content'), readTree(join(sites.work, 'here'), 'content'))).toEqual([]);
	});

	it('stays as it was where a page is refused', async () => {
		const before = sites.state(name);
		const onThread = { threadFromPages: 1 };
		expect((await build(name, { ...onThread, ...spilling })).summary).toBeNull();
		expect(sites.state(name)).toEqual(before);
		expect(listFolder(sites.work).filter((entry) => entry.startsWith(`${name}.`))).toEqual([]);
		expect((await build(name, onThread)).summary).toMatchObject({ written: 0, removed: 0 });
	});

	it('is not begun where a page cannot be written', async () => {
		const tooLong = [...products, aProduct({ id: 3, slug: 'x'.repeat(300) })];
		const built = build('too-long', { products: tooLong, threadFromPages: 1 });
		await expect(built).rejects.toMatchObject({ code: 'ENAMETOOLONG', syscall: 'mkdir' });
		expect(listFolder(sites.work).filter((entry) => entry.startsWith('too-long'))).toEqual([]);
	});
});
