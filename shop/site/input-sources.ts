/** The inputs that a site's pages and files are made from beside the subjects that their plan gives them. */
import type { InputSources } from '../../renderer/changes/recorder.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type Language, languages } from '../../site/languages.ts';
import type { Content } from '../content/content.ts';
import { toDeliveries, toDeliveryDays } from '../data/deliveries.ts';
import { shells } from '../data/host-paths.ts';
import type { InputKind, RecordList } from '../data/input-kinds.ts';
import { tagQueries } from '../data/offered-filters.ts';
import { feedSpan } from '../feed/feed-parts.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';

export interface InputParts {
	readonly content: Content;
	readonly config: SiteConfig;
	readonly plan: ShopPlan;
	/** Of the snapshot's pictures and of what is said of them. */
	readonly imagesHash: string;
}

export function createInputSources({ content, config, plan, imagesHash }: InputParts): InputSources {
	const { entries } = plan.products;
	const { shop } = content;
	const records = new Map<string, ReadonlyMap<string, unknown>>();
	const ofList = (list: RecordList): ReadonlyMap<string, unknown> => {
		const known = records.get(list) ?? new Map(content[list].map((record) => [String(record.id), record]));
		records.set(list, known);
		return known;
	};
	const sources: Readonly<Record<InputKind, (name: string) => unknown>> = {
		/** A part of the content. */
		content: (name) => content[name as keyof Content],
		/** `manufacturers/12` */
		record(name) {
			const [list, id = ''] = name.split('/');
			return ofList(list as RecordList).get(id);
		},
		/** By its slug. */
		brand: (slug) => content.brands.find((brand) => brand.slug === slug),
		textPage: (type) => content.pages.find((page) => page.type === type),
		hasTextPage: (type) => content.pages.some((page) => page.type === type),
		films: () => content.pages.flatMap(({ video }) => video ?? []),
		/** `de /ringe`: where a link leads that an editor wrote, on a page in that language. */
		link(name) {
			const [language = ''] = name.split(' ');
			return plan.links.resolveLink(name.slice(language.length + 1), language as Language);
		},
		page: plan.links.hasPage,
		standingPage: plan.links.hasStandingPage,
		country: () => content.company.country,
		tagQueries: () => (shop === null ? [] : [...tagQueries(content, shop)]),
		deliveries: () => (shop === null ? [] : toDeliveries(content, shop)),
		deliveryDays: () => (shop === null ? [] : toDeliveryDays(content, shop)),
		pictures: () => imagesHash,
		feedSpan: () => feedSpan(entries),
		/** What the columns say of the place of each product. */
		pieces: () => entries.map(({ id, categoryId, manufacturerId, belonging }) => [id, categoryId, manufacturerId, belonging]),
		/** What the columns say of each product's offer. */
		offers: () =>
			entries.map(({ price, isInStock, isReorderable, dispatchDays }) => [
				price.amount,
				price.highest,
				isInStock,
				isReorderable,
				dispatchDays,
			]),
		/** What decides the paths of products beside their slugs. */
		paths: () => content.categories.map(({ id, slug }) => [id, slug]),
		sitemap: () => [
			config.siteUrl,
			plan.pages.map((page) => [...pathsOf(page), page.indexed, languages.filter((language) => page.writtenIn(language))]),
			content.categories,
			entries.map(({ categoryId, slug, writtenIn }) => [categoryId, slug, writtenIn]),
		],
		redirects: () => [config.siteUrl, config.contentPortalUrl, plan.redirects, shells(plan, config)],
	};
	return sources;
}

function pathsOf({ paths, fallbackPaths }: Pick<PlannedPage, 'paths' | 'fallbackPaths'>): unknown[] {
	return [paths, fallbackPaths];
}
