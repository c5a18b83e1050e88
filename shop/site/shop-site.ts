/** The shop's site as the engine is given it: what becomes of one snapshot's content and catalogue. */
import type { PageData } from '../../client/pages/page-data.ts';
import { readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { RecordName, Route } from '../../renderer/routes/route.ts';
import type { RecordStore } from '../../renderer/routes/site-plan.ts';
import type { PageSource, Site, SiteTools } from '../../renderer/site.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, languages } from '../../site/languages.ts';
import { lawOf } from '../../site/law.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueFiles } from '../columns/catalogue-queries.ts';
import { writeCards, writeColumns } from '../columns/write-catalogue.ts';
import { applyPolicies } from '../content/apply-policies.ts';
import type { Content } from '../content/content.ts';
import { markdownSources, productMarkdownSources } from '../content/content-uses.ts';
import type { Product } from '../content/product.ts';
import { createDataContext } from '../data/data-context.ts';
import { paymentPaths, shells } from '../data/host-paths.ts';
import { prepareCardPictures, prepareContentPictures, prepareProductPictures, prepareVersionPictures, written } from '../data/needs.ts';
import { serviceTextsFile } from '../data/services.ts';
import { menuProblems } from '../data/shell-menu.ts';
import { feedFiles, feedOwner } from '../feed/feed-parts.ts';
import { createProductFeed, putPage } from '../feed/product-feed.ts';
import type { SiteHistory } from '../history/read-history.ts';
import { definitionOf, isKeptVersion, type Subject, shownProducts } from '../pages/definitions.ts';
import { toPageData } from '../pages/page-data.ts';
import type { ShopPlan, ShopSubject } from '../plan/shop-plan.ts';
import { frameShop } from './frame-shop.ts';
import { createInputSources } from './input-sources.ts';
import { offlinePage } from './offline-page.ts';
import { planSite } from './plan-site.ts';
import { themeTokens } from './theme-tokens.ts';

export interface ShopSources {
	readonly config: SiteConfig;
	readonly content: Content;
	readonly catalogue: Catalogue;
	/** Left out, the site has neither versions of texts nor redirects. */
	readonly history?: SiteHistory | undefined;
	/** Of the snapshot's pictures and of what is said of them. */
	readonly imagesHash: string;
}

export function openShop({ config, content, catalogue, history, imagesHash }: ShopSources): Site {
	const planned = planSite(content, catalogue.entries, config, history);
	const plan: ShopPlan<Subject> = { ...planned, problems: [...planned.problems, ...menuProblems(content.menu, planned.links)] };
	const { region } = lawOf(content.company.country);
	const cards = new Map(catalogue.entries.map(({ id, cardHash }) => [id, cardHash]));
	return {
		plan,
		records: recordStore(catalogue),
		inputs: createInputSources({ content, config, plan, imagesHash }),
		files: [...catalogueFiles(plan, config), ...feedFiles(plan, config), ...config.languages.map(serviceTextsFile)],
		themeRules: themeTokens(content.project.theme),
		offlinePage,
		shells: shells(plan, config),
		standalonePaths: paymentPaths(config),
		record: { collection: 'project', id: content.project.domain, field: 'domain' },
		recordOfLink: (target) => menuRecord(content, target),
		judged: (problems) => applyPolicies(problems, config.problems, region),
		shownHash: (subject: ShopSubject) => shortHash(...shownProducts(subject).map((id) => cards.get(id) ?? '')),
		shownRecords: shownProducts,
		isKept: isKeptVersion,
		open: (tools) => openPages({ config, content, catalogue, plan }, tools),
	};
}

/** The catalogue as the engine sees it. */
export function recordStore(catalogue: Catalogue): RecordStore<Catalogue['entries'][number]> {
	const { entries, shards, remembered } = catalogue;
	return { entries, shards, remembered, liesAsBefore: (before, now) => before.slug === now.slug && before.categoryId === now.categoryId };
}

interface PlannedShop extends Pick<ShopSources, 'config' | 'content' | 'catalogue'> {
	readonly plan: ShopPlan<Subject>;
}

function openPages({ config, content, catalogue, plan }: PlannedShop, tools: SiteTools): PageSource {
	const { watch, recorder, images, texts, outDir, writer } = tools;
	const shelf = createProductShelf(catalogue);
	const context = createDataContext({ content, catalogue, product: shelf.product, config, plan, images, texts, watch });
	const lists = { plan, context, catalogue, config, pictures: images, writer, watch, recorder, products: tools.changes };
	return {
		texts: () => markdownSources(context.content),
		preparePictures: () => prepareContentPictures(images, content),
		frame: (assets, codeHash) => frameShop({ content, config, context, assets, codeHash, images, texts, watch, writer }),
		readRecords: (ids) => shelf.read(ids).flatMap(productMarkdownSources),
		prepareRecords: (ids) => prepareProductPictures(images, ids.map(shelf.product)),
		async preparePages(pages: readonly PlannedPage<Subject>[]) {
			await prepareCardPictures(images, new Set(pages.flatMap(({ subject }) => shownProducts(subject))), catalogue);
			const textsOf = ({ subject }: PlannedPage<Subject>) => definitionOf(subject).richTexts?.(subject, content) ?? [];
			await prepareVersionPictures(images, pages.filter(({ subject }) => isKeptVersion(subject)).flatMap(textsOf));
			await readyTexts(
				texts,
				pages.flatMap((page) => written(textsOf(page))),
				() => markdownSources(content),
			);
		},
		pageData: (route: Route<Subject>, buildHash) => toPageData(route, context, buildHash),
		words(subject: Subject | null) {
			if (subject === null) return [content];
			return [subject, subject.template === 'product' ? shelf.product(subject.id) : null, shownProducts(subject).map(catalogue.summary)];
		},
		files(changed) {
			watch.begin(feedOwner, null);
			watch.reads('pieces');
			const house = content.project.displayName;
			const hasOtherPieces = tools.changes !== null && recorder.isChanged(feedOwner);
			const feed =
				outDir === null ? null : createProductFeed({ plan, config, house, outDir, writer, changedProducts: changed, hasOtherPieces });
			return {
				take: (page: PageData, route: Route<Subject>) => void (feed !== null && putPage(feed, page, route, { context, watch })),
				beside: () => writeColumns(lists),
				last: () => writeCards(lists),
				end: () => feed?.end(),
			};
		},
	};
}

/** The menu entry that leads to a place; where it is not the menu that does, the project. */
function menuRecord({ menu, project }: Content, target: string): RecordName {
	const anchor = target.slice(target.indexOf('#') + 1);
	const entries = menu.flatMap((entry) => [entry, ...entry.groups.flatMap((group) => group.entries)]);
	for (const { id, target: own } of entries) {
		const language = languages.find((each) => own?.kind === 'path' && own.anchor?.[each] === anchor);
		if (language !== undefined) {
			const field = language === defaultLanguage ? 'anchor' : `translations.${language}.anchor`;
			return { collection: 'menu_entry', id, field };
		}
	}
	return { collection: 'project', id: project.domain, field: 'domain' };
}

export interface ProductShelf {
	/** Reads products, and forgets all but these and those that were read just before. */
	read(ids: readonly number[]): readonly Product[];
	/** Throws for a product that was not read, or is forgotten. */
	product(id: number): Product;
}

/** Keeps the products at hand whose pages are made, so that each is parsed once for all its pages. */
export function createProductShelf(catalogue: Pick<Catalogue, 'product'>): ProductShelf {
	let before = new Map<number, Product>();
	let latest = new Map<number, Product>();
	return {
		read(ids) {
			before = latest;
			latest = new Map(ids.map((id) => [id, catalogue.product(id)]));
			return [...latest.values()];
		},
		product(id) {
			const product = latest.get(id) ?? before.get(id);
			if (product === undefined) throw new Error(`The product ${id} is not at hand.`);
			return product;
		},
	};
}
