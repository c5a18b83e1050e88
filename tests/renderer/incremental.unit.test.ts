/** What a build writes after a change, counted file by file; and what it does where it cannot believe what the last one knew. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueQueries } from '../../client/catalogue/catalogue-data.ts';
import { searchQueries } from '../../client/search/search-data.ts';
import { isLong } from '../../commands/testing/counts.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Content } from '../../shop/content/content.ts';
import type { Product } from '../../shop/content/product.ts';
import { type Progress, silentProgress } from '../../site/progress.ts';
import { queryFile } from '../../site/query-files.ts';
import {
	aBrand,
	aBrandType,
	aCategory,
	aContent,
	aManufacturer,
	aPage,
	aProduct,
	aShop,
	aSiteConfig,
	aText,
	money,
	richTextOf,
	someImages,
} from '../builders/content.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { changedFiles, createSmallSites, pageFiles, type SmallBuild } from '../support/small-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const sites = createSmallSites();
afterAll(() => sites.remove(), 60_000);

/** Two categories, a brand, and more rings than a page of a list holds. */
const products: readonly Product[] = [
	...Array.from({ length: 30 }, (_, index) => aProduct({ id: index + 1, images: ['ring'] })),
	aProduct({ id: 31, slug: 'uhr-31', categoryId: 2, manufacturerId: 7, images: ['uhr'] }),
	aProduct({ id: 32, slug: 'uhr-32', categoryId: 2, images: ['uhr'] }),
];
const content = aContent({
	categories: [aCategory(), aCategory({ id: 2, slug: 'uhren', displayName: aText('Uhren'), type: 'watches', sort: 2 })],
	manufacturers: [aManufacturer()],
	brandTypes: [aBrandType()],
	brands: [aBrand({ description: aText('Ein Haus.') })],
	pages: [aPage(), aPage({ id: 2, type: 'info', slug: 'gravur', title: aText('Gravur'), body: aText('Wir gravieren.') })],
});
/** A third language is to a build what the second one is, and half as much work again. */
const languages = ['de', 'en'] as const;
const config = aSiteConfig({ languages });
const home = ['/', '/en'];
const brandPages = ['/uhren/falkenrieth', '/en/watches/falkenrieth'];
const shopWindow = ['/digitales-schaufenster', '/en/store-window'];
const watches = ['/uhren', '/en/watches'];
const jewelry = (suffix = '') => ['/schmuck', '/en/jewelry'].map((path) => `${path}${suffix}`);
const list = (path = '') => [`/schaufenster${path}`, `/en/schaufenster${path}`];

const build = (folder: string, change: SmallBuild = {}) => sites.build(folder, { config, content, products, ...change });
const withProduct = (id: number, fields: Partial<Product>) => products.map((each) => (each.id === id ? { ...each, ...fields } : each));
const withContent = (fields: Partial<Content>): SmallBuild => ({ content: { ...content, ...fields } });

/** The folder of the site, as the content above makes it whatever the test before did: a build puts that right. A failed test leaves it to nobody. */
let name = '';
beforeEach(async ({ task, onTestFailed }) => {
	if (name === '') name = task.id;
	onTestFailed(() => {
		name = '';
	});
	await build(name);
}, 120_000);

/** Prices and availability of all products, by which browsers filter and sort. */
const offers = queryFile(catalogueQueries.offers);
const withOffers = (files: readonly string[]) => [...files, offers, ...feed].sort();
/** The product feed's part of a language; all products are of the first. */
const feedOf = (language: (typeof languages)[number]) => `products-${language}-1.xml`;
const feed = languages.map(feedOf);
const withFeed = (files: readonly string[]) => [...files, ...feed].sort();

/** Builds after a change; the files that are other ones then, and what the build says. */
async function rebuild(change: SmallBuild = {}) {
	const before = sites.state(name);
	const { summary, problems } = await build(name, change);
	if (summary === null) throw new Error(JSON.stringify(problems));
	return { summary, files: changedFiles(before, sites.state(name)) };
}

/** What a build makes of the change that knows nothing. */
async function buildClean(change: SmallBuild): Promise<Tree> {
	const cacheDir = join(sites.work, 'cache-clean');
	for (const dir of [cacheDir, join(sites.work, 'clean')]) rmSync(dir, { recursive: true, force: true });
	await build('clean', { ...change, cacheDir });
	return readTree(join(sites.work, 'clean'), 'content');
}

/** The same without a change, built once. */
let unchanged: Promise<Tree> | null = null;

/** Left out, the change is none. Changes are compared in the long run: in `npm test` tests/build/incremental.build.test.ts compares its own. */
async function expectCleanBuildEquals(change?: SmallBuild) {
	if (change !== undefined && !isLong) return;
	if (change === undefined) unchanged ??= buildClean({});
	const clean = await (change === undefined ? unchanged : buildClean(change));
	expect(differences(readTree(join(sites.work, name), 'content'), clean ?? {})).toEqual([]);
}

describe('an unchanged rebuild', () => {
	it('renders and touches nothing', async () => {
		const { summary, files } = await rebuild();
		expect(summary).toMatchObject({ rendered: 0, reused: summary.pages, written: 0, removed: 0 });
		expect(files).toEqual([]);
	});

	it.each<[string, SmallBuild]>([
		['its state is lost', { cacheDir: 'another' }],
		['it believes nothing', { full: true }],
		['its pictures come from another folder', { source: { contentDir: 'elsewhere', imagesHash: '' } }],
	])('renders everything and touches nothing when %s', async (_, { cacheDir, ...change }) => {
		const { summary, files } = await rebuild({ ...change, ...(cacheDir && { cacheDir: join(sites.work, `${cacheDir}-${name}`) }) });
		expect(summary).toMatchObject({ rendered: summary.pages, written: 0, removed: 0 });
		expect(files).toEqual([]);
	});
});

describe('the kill switch', () => {
	it('puts a worker that unregisters in the place of the one that works, and takes its mark from every document', async () => {
		expect(sites.read(name, 'sw.js')).toContain('/assets/boot-');
		expect(sites.read(name, 'index.html')).toContain('data-worker');
		const change = { config: aSiteConfig({ languages, serviceWorker: false }) };
		const { files } = await rebuild(change);
		expect(files.filter((file) => !file.endsWith('.html'))).toEqual(['sw.js']);
		expect(sites.read(name, 'sw.js')).toMatch(/unregister\(\)(?!.*fetch)/);
		expect(sites.read(name, 'index.html')).not.toContain('data-worker');
		await expectCleanBuildEquals(change);
	});
});

describe('a changed price', () => {
	it("writes the pages of the product, the lists that show it, the catalogue's prices and the feed's part, and nothing else", async () => {
		const change = { products: withProduct(25, { price: money('7.00') }) };
		const { summary, files } = await rebuild(change);
		const pages = pageFiles(...list('/ringe/ring-25'), ...list('/seite/2'), ...list('/ringe/seite/2'), ...jewelry('/seite/2'));
		expect(files).toEqual(withOffers(pages));
		expect(summary).toMatchObject({ rendered: 8, written: 19, removed: 0 });
		expect(sites.read(name, 'schaufenster/ringe/ring-25/index.html')).toContain('7,00');
		await expectCleanBuildEquals(change);
	});

	it('writes home, shop window, brand and link key where they show the product', async () => {
		const { files } = await rebuild({ products: withProduct(31, { price: money('7.00') }) });
		const pages = pageFiles(
			...list('/uhren/uhr-31'),
			...list('/seite/2'),
			...list('/uhren'),
			...watches,
			...shopWindow,
			...home,
			...brandPages,
		);
		expect(files).toEqual(withOffers(pages));
	});

	it('moves products where lists are sorted by it', async () => {
		const shop = aShop({ defaultSort: 'price_brutto' });
		await build(name, withContent({ shop }));
		const change = { ...withContent({ shop }), products: withProduct(25, { price: money('7.00') }) };
		const { files } = await rebuild(change);
		// Both pages of all three lists, and home and shop window, which show the first of each category.
		expect(files).toEqual(
			withOffers(
				pageFiles(
					...list('/ringe/ring-25'),
					...list(),
					...list('/seite/2'),
					...list('/ringe'),
					...list('/ringe/seite/2'),
					...jewelry(),
					...jewelry('/seite/2'),
					...shopWindow,
					...home,
				),
			),
		);
		await expectCleanBuildEquals(change);
	});
});

describe('the catalogue of lists', () => {
	const cardsOf = (block: number) => languages.map((language) => queryFile(catalogueQueries.cards(language, block)));
	const cards = cardsOf(0);
	const panels = languages.map((language) => queryFile(catalogueQueries.panel(language)));
	const named = languages.map((language) => queryFile(searchQueries.values(language)));
	const names = languages.map((language) => queryFile(searchQueries.names(language, 0)));

	it('a product that is sold out: its page, the shop window, and what tells of availability, the feed included', async () => {
		const change = { products: withProduct(25, { stock: 0 }) };
		const { files } = await rebuild(change);
		expect(files).toEqual(withOffers(pageFiles(...list('/ringe/ring-25'), ...shopWindow)));
		await expectCleanBuildEquals(change);
	});

	it('a tag that nobody had: its page, which says it, its column, and the panel and what a search calls it in each language', async () => {
		const tags = [{ id: 4, slug: 'neu', displayName: aText('Neu') }];
		await build(name, withContent({ tags }));
		const change = { ...withContent({ tags }), products: withProduct(25, { tagIds: [4] }) };
		const { files } = await rebuild(change);
		expect(files).toEqual([...pageFiles(...list('/ringe/ring-25')), queryFile(catalogueQueries.facets), ...panels, ...named].sort());
		await expectCleanBuildEquals(change);
	});

	it('another name: the cards and names of its block in each language, and no column', async () => {
		const change = { products: withProduct(25, { displayName: aText('Anders') }) };
		const { files } = await rebuild(change);
		expect(files.filter((file) => file.startsWith('page-data/sq/d/'))).toEqual([...cards, ...names].sort());
		await expectCleanBuildEquals(change);
	});

	it('another way to show the shop’s tax: the cards of products with a way of their own', async () => {
		const change = { products: withProduct(25, { taxScheme: 'margin' }) };
		await build(name, change);
		const margin = { ...change, ...withContent({ shop: aShop({ taxScheme: 'margin' }) }) };
		const { files } = await rebuild(margin);
		expect(files).toEqual(expect.arrayContaining(cards));
		await expectCleanBuildEquals(margin);
	});

	it('a new product beyond all others gets blocks of its own, and takes them along', async () => {
		const more = [...products, aProduct({ id: 250, slug: 'ring-250' })];
		const { files } = await rebuild({ products: more });
		const blocks = cardsOf(2);
		expect(files).toEqual(expect.arrayContaining([...blocks, offers]));
		expect(files).not.toEqual(expect.arrayContaining([cards[0]]));
		await build(name);
		for (const block of blocks) expect(existsSync(join(sites.work, name, block))).toBe(false);
		await expectCleanBuildEquals();
	});

	it('a shop that sorts by what no column tells gets a file that does, as long as it does', async () => {
		const order = queryFile(catalogueQueries.order('display_name', 'de'));
		const change = withContent({ shop: aShop({ defaultSort: 'display_name' }) });
		await build(name, change);
		expect(sites.state(name)).toHaveProperty([order]);
		await expectCleanBuildEquals(change);
		await build(name);
		expect(sites.state(name)).not.toHaveProperty([order]);
	});
});

describe('the pages that a search finds', () => {
	const found = languages.map((language) => queryFile(searchQueries.pages(language)));
	const legalTexts = (content: string, title = 'AGB') =>
		aShop({ legalPages: [{ type: 'agb', title: aText(title), content: aText(content) }] });
	const privacy = (body: string) => aPage({ type: 'privacy', body: aText(body) });
	const accessibility = aPage({ id: 4, type: 'accessibility', slug: null, title: aText('Barrierefreiheit'), body: aText('Alles.') });
	const { project } = content;

	it('follow texts that come, their titles and headings, a page that is switched on, and the country, on which the law depends', async () => {
		const noAccessibility = { ...project, showAccessibility: false };
		let now: Partial<Content> = {
			shop: aShop({ legalPages: [] }),
			pages: [privacy('## Cookies'), accessibility],
			project: noAccessibility,
		};
		await build(name, withContent(now));
		const changes: readonly [string, Partial<Content>][] = [
			['a legal text that comes', { shop: legalTexts('## Versand') }],
			['a heading of a legal text', { shop: legalTexts('## Rabattaktion') }],
			['the title of a legal text', { shop: legalTexts('## Rabattaktion', 'Bedingungen') }],
			['a heading of the privacy notice', { pages: [privacy('## Newsletter'), accessibility] }],
			['an accessibility statement that is switched on', { project: { ...project, showAccessibility: true } }],
			['the country', { company: { ...content.company, country: 'CH' } }],
		];
		for (const [what, change] of changes) {
			now = { ...now, ...change };
			const { files } = await rebuild(withContent(now));
			expect(files, what).toEqual(expect.arrayContaining(found));
			await expectCleanBuildEquals(withContent(now));
		}
	});

	it('stay as they are when words below a heading change, or the legal block, which is no text of its own', async () => {
		await build(name, withContent({ shop: legalTexts('## Versand\n\nAlt.') }));
		const block = { id: 1, insurance: aText('Versichert.'), imageSources: null, additionalTopInfo: null, additionalBottomInfo: null };
		const legal = { ...block, dataProtectionCommissioner: null, rolexArea: null };
		const change = withContent({ shop: legalTexts('## Versand\n\nNeu.'), legal });
		const { files } = await rebuild(change);
		expect(files).toContain('agb/index.html');
		expect(files).toContain('impressum/index.html');
		expect(files.filter((file) => found.includes(file))).toEqual([]);
		await expectCleanBuildEquals(change);
	});
});

describe('the product feed', () => {
	const far = [aProduct({ id: 3000, images: ['ring'] }), aProduct({ id: 3001, images: ['ring'] })];
	const items = (file: string) => [...sites.read(name, file).matchAll(/<item><g:id>(\d+)/g)].map(([, id]) => Number(id));

	it('is divided otherwise when a product comes whose id is far from all others: the products move, though nobody touched them', async () => {
		await build(name, { products: far });
		expect(items('products-de-3.xml')).toEqual([3000, 3001]);
		const more = { products: [aProduct({ id: 1, images: ['ring'] }), ...far] };
		await build(name, more);
		expect(items('products-de-1.xml')).toEqual([1, 3000, 3001]);
		expect(sites.state(name)).not.toHaveProperty(['products-de-3.xml']);
		await expectCleanBuildEquals(more);
	});

	it('loses a product that is gone, and one whose picture or price is', async () => {
		const [kept] = far;
		await build(name, { products: far });
		await build(name, { products: far.slice(0, 1) });
		expect(items('products-de-3.xml')).toEqual([kept?.id]);
		const unpriced = { products: far.slice(0, 1).map((each) => ({ ...each, price: null })) };
		await build(name, unpriced);
		expect(items('products-de-3.xml')).toEqual([]);
		await expectCleanBuildEquals(unpriced);
	});
});

describe('other changes of products', () => {
	it('a text that no list shows: only the pages of the product, and the feed', async () => {
		const { files } = await rebuild({ products: withProduct(25, { description: aText('Neu.') }) });
		expect(files).toEqual(withFeed(pageFiles(...list('/ringe/ring-25'))));
	});

	it('a translation: only the page and the feed in its language', async () => {
		const description = { ...aText('Ein **Ring**.'), en: { text: 'New.', language: 'en' } } as const;
		const { files } = await rebuild({ products: withProduct(25, { description }) });
		expect(files).toEqual([...pageFiles('/en/schaufenster/ringe/ring-25'), feedOf('en')].sort());
	});

	it.each<[string, readonly Product[]]>([
		['added', [...products, aProduct({ id: 33 })]],
		['removed', products.filter(({ id }) => id !== 25)],
		['moved to another category', withProduct(25, { categoryId: 2 })],
		['given another slug', withProduct(25, { slug: 'ring-neu' })],
	])('one %s: the site is as a clean build makes it', async (_, changed) => {
		await rebuild({ products: changed });
		await expectCleanBuildEquals({ products: changed });
		expect(existsSync(join(sites.work, name, 'schaufenster/ringe/ring-25'))).toBe(
			changed.some(({ slug, categoryId }) => slug === 'ring-25' && categoryId === 1),
		);
	});

	it('slugs that change places: each page is the other product', async () => {
		const slugs = new Map([
			[24, 'ring-25'],
			[25, 'ring-24'],
		]);
		const change = { products: products.map((each) => ({ ...each, slug: slugs.get(each.id) ?? each.slug })) };
		await rebuild(change);
		await expectCleanBuildEquals(change);
	});

	it('a list that loses its second page leaves no folder behind', async () => {
		const change = { products: products.filter(({ id }) => id <= 20 || id > 30) };
		await rebuild(change);
		expect(existsSync(join(sites.work, name, 'schaufenster/ringe/seite'))).toBe(false);
		await expectCleanBuildEquals(change);
	});
});

describe('names that sort differently by language', () => {
	const shop = aShop({ defaultSort: 'display_name' });
	/** In German in the order of the ids, in English in the opposite one. */
	const sortName = (id: number, english = String(99 - id)): Localized => ({
		...aText(`Ring ${10 + id}`),
		en: { text: `Ring ${english}`, language: 'en' },
	});
	const named = (last?: string) => products.map((each) => ({ ...each, displayName: sortName(each.id, each.id === 30 ? last : undefined) }));

	it('move a product in the lists of the language in which it is called otherwise, as a clean build has it', async () => {
		await rebuild({ content: { ...content, shop }, products: named() });
		const firstOf = (file: string) => /ringe\/(ring-\d+)/.exec(sites.read(name, file).split('<main')[1] ?? '')?.[1];
		const firstPieces = () => ['', 'en/'].map((language) => firstOf(`${language}schaufenster/ringe/index.html`));
		expect(firstPieces()).toEqual(['ring-1', 'ring-30']);
		const change = { content: { ...content, shop }, products: named('99') };
		await rebuild(change);
		expect(firstPieces()).toEqual(['ring-1', 'ring-29']);
		await expectCleanBuildEquals(change);
	});
});

describe('what a text leaves out', () => {
	const richText = richTextOf(
		(markdown) => `<p>${markdown}</p>`,
		(markdown) => ({ dropped: markdown.endsWith('>') ? [markdown] : [], excess: null }),
	);

	it('is said by each build, whether or not it makes the page', async () => {
		const change = {
			products: withProduct(25, { description: aText('<iframe>') }),
			richText,
			content: { ...content, pages: [aPage({ body: aText('<video>') })] },
		};
		const { problems } = await build(name, change);
		expect(problems).toMatchObject([
			{ code: 'text-dropped', collection: 'page', field: 'body' },
			{ code: 'text-dropped', collection: 'ecommerce_product', id: 25, field: 'description' },
		]);
		expect((await build(name, change)).problems).toEqual(problems);
		expect((await build(name, { ...change, full: true })).problems).toEqual(problems);
		const mended = { ...change, content: { ...content, pages: [aPage({ body: aText('b') })] } };
		expect((await build(name, mended)).problems).toEqual(problems.slice(1));
		expect((await build(name, { ...mended, products: withProduct(25, { description: aText('c') }) })).problems).toEqual([]);
	});
});

describe('a link in the text of a product', () => {
	const linking = (href: string) => ({ products: withProduct(25, { description: aText(`[Lies](${href}).`) }) });
	const richText = richTextOf((markdown) => `<p>${markdown.replace(/\[(.*?)\]\((.*?)\)/, '<a data-link="$2">$1</a>')}</p>`);

	it('comes and goes with the page that it leads to, and so does the warning', async () => {
		const page = sites.read(name, 'schaufenster/ringe/ring-25/index.html');
		expect(page).not.toContain('gravur');
		const change = { ...linking('/info/gravur'), richText };
		expect((await build(name, change)).problems).toEqual([]);
		expect(sites.read(name, 'schaufenster/ringe/ring-25/index.html')).toContain('href="/info/gravur"');
		const without = { ...change, content: { ...content, pages: [aPage()] } };
		const { problems } = await build(name, without);
		expect(problems).toMatchObject([{ code: 'link-dead', collection: 'ecommerce_product', id: 25 }]);
		expect(sites.read(name, 'schaufenster/ringe/ring-25/index.html')).not.toContain('href="/info/gravur"');
		expect((await build(name, without)).problems).toEqual(problems);
		expect((await build(name, { ...without, full: true })).problems).toEqual(problems);
	});

	it('to another product is dead when that is gone', async () => {
		const change = { ...linking('/schaufenster/uhren/uhr-32'), richText };
		expect((await build(name, change)).problems).toEqual([]);
		const gone = { ...change, products: change.products.filter(({ id }) => id !== 32) };
		expect((await build(name, gone)).problems).toMatchObject([{ code: 'link-dead', id: 25 }]);
	});
});

describe('changes of the site itself', () => {
	it('a menu entry: renders every page, and writes those that differ', async () => {
		const menu: Content['menu'] = [{ id: 2, name: aText('Neu'), target: { kind: 'path', path: '/kontakt', anchor: null }, groups: [] }];
		const { summary, files } = await rebuild(withContent({ menu }));
		expect(summary.rendered).toBe(summary.pages);
		expect(files.every((file) => file.endsWith('.html'))).toBe(true);
		expect(files).toHaveLength(summary.pages);
		await expectCleanBuildEquals(withContent({ menu }));
	});

	it('another logo: every page, the icons’ fixed files, the data of pages that tell search engines of it, and nothing else', async () => {
		const change = withContent({ project: { ...content.project, logo: 'neu' } });
		const { files } = await rebuild(change);
		const told = pageFiles(...home, '/kontakt', '/en/contact').filter((file) => file.endsWith('.json'));
		expect(files.filter((file) => !file.endsWith('.html'))).toEqual(['favicon.ico', 'manifest.webmanifest', ...told]);
		expect(sites.read(name, 'index.html')).toContain('href="/assets/images/icons-neu-48.png"');
		await expectCleanBuildEquals(change);
	});

	it('another name of the shop: its manifest and the head of the feed, too', async () => {
		const change = withContent({ project: { ...content.project, displayName: 'Neuer Name' } });
		const { files } = await rebuild(change);
		expect(files.filter((file) => !/(?:\.html|page-data\.json)$/.test(file))).toEqual(['manifest.webmanifest', ...feed]);
		expect(JSON.parse(sites.read(name, 'manifest.webmanifest'))).toMatchObject({ name: 'Neuer Name', short_name: 'Neuer Name' });
		await expectCleanBuildEquals(change);
	});

	it('a text: only its pages, and no product is looked at', async () => {
		const pages = [aPage(), aPage({ id: 2, type: 'info', slug: 'gravur', title: aText('Gravur'), body: aText('Anders.') })];
		const stages: unknown[] = [];
		const stage: Progress['stage'] = (...named) => {
			stages.push(named);
			return silentProgress.stage(...named);
		};
		const { files } = await rebuild({ ...withContent({ pages }), progress: { stage } });
		expect(files).toEqual(pageFiles(...['', '/en'].map((prefix) => `${prefix}/info/gravur`)));
		// Contact, imprint and privacy read all texts. Products do not, of which a shop has thousands.
		expect(stages).toContainEqual(['Pages', 4]);
	});

	it('a setting of the shop: the pages that show it', async () => {
		const change = withContent({ shop: aShop({ showStock: false }) });
		const { files } = await rebuild(change);
		const pages = pageFiles(...products.flatMap(({ categoryId, slug }) => list(`/${categoryId === 1 ? 'ringe' : 'uhren'}/${slug}`)));
		expect(files).toEqual(pages);
		await expectCleanBuildEquals(change);
	});

	it("a category's slug: all its pages lie elsewhere", async () => {
		const change = withContent({ categories: content.categories.map((each) => (each.id === 1 ? { ...each, slug: 'reifen' } : each)) });
		await rebuild(change);
		expect(existsSync(join(sites.work, name, 'schaufenster/ringe'))).toBe(false);
		await expectCleanBuildEquals(change);
	});

	it('a brand that goes: its pages, the index, and what leads to them', async () => {
		const change = withContent({ brands: [] });
		await rebuild(change);
		await expectCleanBuildEquals(change);
	});
});

describe('a shop that goes', () => {
	it('takes all its pages with it', async () => {
		const without = { ...withContent({ shop: null }), products: [] };
		const { files } = await rebuild(without);
		expect(files).toEqual(expect.arrayContaining(pageFiles(...list('/ringe/ring-1'))));
		await expectCleanBuildEquals(without);
	});
});

describe('warnings of pictures', () => {
	it('of pages that are not made again are told again, in the order of a whole build', async () => {
		const images: SmallBuild['images'] = {
			prepare: async (uses) =>
				uses.map(({ collection, id, field, file }) => ({
					code: 'image-missing',
					severity: 'warning',
					collection,
					id,
					field,
					message: `${file} is not there.`,
					fix: 'Upload it.',
				})),
			picture: () => null,
			richTextPicture: () => null,
			renditions: () => [],
			icons: someImages.icons,
			end: () => {},
		};
		const pictured = products.map((each) => ({ ...each, images: each.id % 10 === 0 ? [`p${each.id}`] : [] }));
		const { problems } = await build(name, { products: pictured, images });
		expect(problems.map(({ id }) => id)).toEqual([10, 20, 30]);
		const changed = { products: pictured.map((each) => (each.id === 20 ? { ...each, stock: 9 } : each)), images };
		expect((await build(name, changed)).problems).toEqual(problems);
		expect((await build(name, { ...changed, full: true })).problems).toEqual(problems);
	});
});

/** What the site has there lies elsewhere now. */
function moveBehindLink(dir: string, path: string): void {
	const elsewhere = join(dir, '../elsewhere');
	rmSync(elsewhere, { recursive: true, force: true });
	renameSync(join(dir, path), elsewhere);
	symlinkSync(elsewhere, join(dir, path));
}

describe('a site that somebody else changed', () => {
	const sound = 'schaufenster/ringe/ring-25/index.html';

	it.each<[string, (dir: string) => void]>([
		['a folder is gone', (dir) => rmSync(join(dir, 'schaufenster/ringe/ring-25'), { recursive: true })],
		['a folder was added', (dir) => mkdirSync(join(dir, 'en/stray/deep'), { recursive: true })],
		['a file lies beside the pages', (dir) => writeFileSync(join(dir, 'stray.txt'), 'stray')],
		['a folder was replaced', (dir) => utimesSync(join(dir, 'page-data/schaufenster/ringe'), 1, 1)],
	])('is looked at as a whole and put right where %s', async (_, spoil) => {
		const page = sites.read(name, sound);
		const dir = join(sites.work, name);
		writeFileSync(join(dir, 'info/gravur/index.html'), 'spoilt');
		spoil(dir);
		const { summary } = await build(name);
		expect(summary?.rendered).toBe(summary?.pages);
		expect(sites.read(name, sound)).toBe(page);
		expect(existsSync(join(dir, 'stray.txt'))).toBe(false);
		expect(existsSync(join(dir, 'en/stray'))).toBe(false);
		await expectCleanBuildEquals();
	});

	it.each<[string, string, (dir: string) => void, SmallBuild]>([
		['the folder of the assets, kept elsewhere', 'a full build', (dir) => moveBehindLink(dir, 'assets'), { full: true }],
		['a page, kept elsewhere', 'the next build, which notices it', (dir) => moveBehindLink(dir, sound), {}],
		[
			'a folder, which leads to itself',
			'a full build on two threads',
			(dir) => {
				rmSync(join(dir, 'schaufenster'), { recursive: true });
				symlinkSync('schaufenster', join(dir, 'schaufenster'));
			},
			{ full: true, threadFromPages: 1 },
		],
	])('with a symbolic link for %s is whole again after %s', async (_link, _when, spoil, options) => {
		const dir = join(sites.work, name);
		spoil(dir);
		// A changed page does not show in the folders above it.
		writeFileSync(join(dir, 'stray.txt'), 'stray');
		await build(name, options);
		const links = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
		expect(links).toEqual([]);
		await expectCleanBuildEquals();
	});

	it('is put right by a full build, whatever was done to it', async () => {
		const dir = join(sites.work, name);
		writeFileSync(join(dir, sound), 'spoilt');
		writeFileSync(join(dir, 'info/gravur/stray.txt'), 'stray');
		// No separator but on Windows.
		writeFileSync(join(dir, 'info/gravur/stray\\stray.txt'), 'stray');
		const { summary } = await build(name, { full: true });
		expect(summary).toMatchObject({ written: 1, removed: 2 });
		await expectCleanBuildEquals();
	});

	it('is not taken for the last one where a build with another cache came between', async () => {
		// No folder shows it that holds others: neither lists nor the feed are other ones.
		const [first = aPage()] = content.pages;
		const pages = [first, aPage({ id: 2, type: 'info', slug: 'gravur', title: aText('Gravur'), body: aText('Neu.') })];
		const other = { ...withContent({ pages }), cacheDir: join(sites.work, `cache-${name}`) };
		await build(name, other);
		await build(name);
		await expectCleanBuildEquals();
	});
});
