/** A site of another trade, made with the engine alone: a reading room with books by authors. Two collections, three templates, and no line of the shop. */
import type { BuiltPage } from '../../client/runtime/built-page.ts';
import { defineCollection, type RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeCollections } from '../../pipeline/declarations/describe-collections.ts';
import { link, markdown, slug, text } from '../../pipeline/declarations/fields.ts';
import { ProblemList } from '../../pipeline/problem.ts';
import { readCollection } from '../../pipeline/records/read-collection.ts';
import { fillRichText } from '../../pipeline/rich-text/fill-rich-text.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { ClientBundles } from '../../renderer/bundle/bundle-client.ts';
import type { InputSources } from '../../renderer/changes/recorder.ts';
import type { Watch } from '../../renderer/changes/watch.ts';
import { ownPolicies } from '../../renderer/hosts/content-security-policy.ts';
import type { Links } from '../../renderer/routes/links.ts';
import { fixedPage, type PlannedPage, toRoutes } from '../../renderer/routes/planned-page.ts';
import { createLinks } from '../../renderer/routes/resolve-link.ts';
import type { PageSubject, Route } from '../../renderer/routes/route.ts';
import type { RecordPages, SitePlan } from '../../renderer/routes/site-plan.ts';
import type { PageSource, Site } from '../../renderer/site.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type Language, perLanguage } from '../../site/languages.ts';

const author = defineCollection({
	collection: 'author',
	label: 'Autorinnen und Autoren',
	icon: 'person',
	template: '{{name}}',
	fields: { name: text('Name', { required: true }), slug, life: markdown('Leben') },
});
const book = defineCollection({
	collection: 'book',
	label: 'Bücher',
	icon: 'book',
	template: '{{title}}',
	fields: {
		title: text('Titel', { required: true }),
		slug,
		author: link('Autor', 'author', { required: true }),
		summary: markdown('Inhalt'),
	},
});

export const roomCollections = describeCollections([author, book]);

type Author = RecordOf<typeof author>;
type Book = RecordOf<typeof book>;

interface Room {
	readonly authors: readonly Author[];
	readonly books: readonly Book[];
}

export function readRoom(snapshot: Pick<Snapshot, 'records'>, { projectDomain, languages }: SiteConfig): Room {
	const reading = { snapshot, projectDomain, languages, problems: new ProblemList() };
	const asItIs = <Kept>(record: Kept): Kept => record;
	return {
		authors: readCollection(reading, { ...author, to: asItIs<Author> }),
		books: readCollection(reading, { ...book, to: asItIs<Book> }),
	};
}

interface RoomSubject extends PageSubject<'room' | 'author' | 'book'> {
	readonly id: number | null;
}

type RoomPage = PlannedPage<RoomSubject>;

function planRoom({ authors, books }: Room, config: SiteConfig): SitePlan<RoomSubject> {
	const page = (template: RoomSubject['template'], id: number | null, path: string): RoomPage =>
		fixedPage(
			{ template, id },
			perLanguage((language) => (language === 'de' ? path : `/${language}${path}`)),
			{
				collection: template,
				id: id ?? 'room',
				field: 'slug',
			},
		);
	const pages = [
		page('room', null, '/'),
		...authors.map(({ id, slug: own }) => page('author', id, `/von/${own}`)),
		...books.map(({ id, slug: own }) => page('book', id, `/buch/${own}`)),
	];
	// Nothing here is too large for memory.
	const records: RecordPages<RoomSubject> = {
		entries: [],
		pageOf: ({ id }) => {
			throw new Error(`There is no record ${id}.`);
		},
		pathsOf: () => null,
		at: () => null,
		samples: () => [],
	};
	const routesOf = (each: RoomPage) => toRoutes(each, config);
	return {
		pages,
		records,
		links: createLinks({ pages, records, config, isStanding: () => true }),
		redirects: [],
		pageCount: pages.length * config.languages.length,
		problems: [],
		routesOf,
		routes: () => pages.flatMap(routesOf),
	};
}

/** Everything that pages are made from. */
function roomInputs({ authors, books }: Room, { links }: SitePlan): InputSources {
	return {
		titles: () => books.map(({ title, slug: own }) => [title, own]),
		author: (id) => authors.find((each) => String(each.id) === id),
		book: (id) => books.find((each) => String(each.id) === id),
		booksOf: (id) => books.filter((each) => String(each.author) === id).map(({ title }) => title),
		link: (name) => links.resolveLink(name.slice(3), name.slice(0, 2) as Language),
		paths: () => [authors.length, books.length],
		sitemap: () => [authors.map((each) => each.slug), books.map((each) => each.slug)],
		redirects: () => [],
		pictures: () => '',
	};
}

/** `made`: hears the path of each page whose data is made. */
export function openRoom(room: Room, config: SiteConfig, made: (path: string) => void): Site {
	const plan = planRoom(room, config);
	const project = { collection: 'project', id: config.projectDomain, field: 'domain' };
	return {
		plan,
		records: { entries: [], shards: [], remembered: () => null, liesAsBefore: () => true },
		inputs: roomInputs(room, plan),
		files: [],
		themeRules: '',
		offlinePage: { paths: perLanguage(() => '/'), modules: perLanguage(() => []) },
		shells: [],
		standalonePaths: [],
		record: project,
		recordOfLink: () => project,
		judged: (problems) => problems,
		shownHash: () => '',
		shownRecords: () => [],
		isKept: () => false,
		open: ({ watch, texts }) => pagesOf({ room, links: plan.links, texts, watch, made }),
	};
}

interface RoomTools {
	readonly room: Room;
	readonly links: Links;
	readonly texts: RichTexts;
	readonly watch: Watch;
	readonly made: (path: string) => void;
}

function pagesOf({ room: { authors, books }, links, texts, watch, made }: RoomTools): PageSource {
	function html(source: string | null, language: Language): string {
		const link = (href: string) => {
			watch.reads('link', `${language} ${href}`);
			const { href: target, planned } = links.resolveLink(href, language);
			return planned ? { href: target, external: false, newTab: false } : null;
		};
		return source === null ? '' : fillRichText(texts.html(source), { link, picture: () => '' }, new Set());
	}
	const markdownOf = (collection: string, id: number, field: string, source: string | null) =>
		source === null ? [] : [{ collection, id, field, markdown: source }];
	const sources = () => [
		...authors.flatMap(({ id, life }) => markdownOf('author', id, 'life', life)),
		...books.flatMap(({ id, summary }) => markdownOf('book', id, 'summary', summary)),
	];

	/** Title and text of a page; all that it reads is noted. */
	function say({ template, id }: RoomSubject, language: Language): readonly [title: string, text: string, lines: readonly string[]] {
		if (template === 'author') {
			watch.reads('author', `${id}`);
			watch.reads('booksOf', `${id}`);
			const found = authors.find((each) => each.id === id);
			return [found?.name ?? '', html(found?.life ?? null, language), books.filter((each) => each.author === id).map(({ title }) => title)];
		}
		if (template === 'book') {
			watch.reads('book', `${id}`);
			const found = books.find((each) => each.id === id);
			watch.reads('author', `${found?.author}`);
			return [
				found?.title ?? '',
				html(found?.summary ?? null, language),
				authors.filter((each) => each.id === found?.author).map(({ name }) => name),
			];
		}
		watch.reads('titles');
		return ['Lesesaal', '', books.map(({ title }) => title)];
	}

	return {
		texts: sources,
		preparePictures: async () => [],
		async frame(assets, codeHash) {
			const icons = { key: 'none', hasDrawing: false };
			const document = { ...assets, policies: ownPolicies, eager: [], icons, preview: { siteName: 'Lesesaal', image: null } };
			const key = shortHash(JSON.stringify(document), codeHash);
			return { document, shells: perLanguage(() => 'Lesesaal'), keys: perLanguage(() => key) };
		},
		readRecords: () => [],
		prepareRecords: async () => [],
		preparePages: () => texts.ready(sources().map(({ markdown: source }) => source)),
		pageData({ path, language, languagePaths, subject }: Route<RoomSubject>, buildHash): BuiltPage {
			made(path);
			const [title, body, lines] = say(subject, language);
			const head = { title, description: null, canonical: null, noindex: false, alternates: [], languagePaths };
			const result = { language, richText: { body }, lines };
			return { path, template: subject.template, buildHash, staticQueryHashes: [], head, result };
		},
		words: () => [authors, books],
		files: () => ({ take() {}, beside: () => [], async last() {}, end() {} }),
	};
}

/** The room's pages are plain HTML. */
export const roomBundles: ClientBundles = {
	scripts: {
		files: new Map([['boot.js', Buffer.from('// nothing to do')]]),
		boot: 'boot.js',
		shell: [],
		offline: perLanguage(() => []),
		buildHash: 'room',
	},
	styles: { plainShell: 'body{margin:2rem}', properties: new Map(), end: '', templates: {}, parts: {}, fonts: new Map(), preloads: [] },
	worker: { working: '', retired: '' },
	server: {
		hash: 'room',
		locate: async () => 'unused:',
		load: async () => ({
			url: 'unused:',
			bundle: {
				renderPage: ({ head, result }) =>
					`<h1>${head.title}</h1>${result.richText?.body ?? ''}${(result as unknown as { lines: readonly string[] }).lines.map((line) => `<p>${line}</p>`).join('')}`,
				renderShell: (name) => ({ before: `<header>${String(name)}</header>`, after: '<footer></footer>' }),
			},
		}),
	},
};
