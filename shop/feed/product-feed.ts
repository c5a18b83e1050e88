/** Writes the product feed while pages are made: what a page of a product touches, its line in the feed does, and no other line is made again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../client/pages/page-data.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { Watch } from '../../renderer/changes/watch.ts';
import type { SiteWriter } from '../../renderer/output/site-writer.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { SiteConfig } from '../../site/config.ts';
import { homePath, type Language } from '../../site/languages.ts';
import type { DataContext } from '../data/data-context.ts';
import { toHeadImages } from '../data/picture.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';
import { element, feedFile, feedPart, feedParts, feedSpan } from './feed-parts.ts';
import { toFeedLine } from './to-feed-line.ts';

export interface ProductFeed {
	/** What the feed says of a product from now on: the line of `toFeedLine`. Parts are written as soon as all of them is there. */
	put(language: Language, id: number, line: string): void;
	/** Writes the parts in which nothing but products that are gone can have changed. @throws where a product that was announced was not put */
	end(): void;
}

export interface ProductFeedInputs {
	readonly plan: ShopPlan;
	readonly config: SiteConfig;
	/** The name of the shop. */
	readonly house: string;
	/** The site as the last build left it. */
	readonly outDir: string;
	readonly writer: Pick<SiteWriter, 'write'>;
	/** Products that will be put, in every language. */
	readonly changedProducts: ReadonlySet<number>;
	/** Products came or went: every part is looked at. */
	readonly hasOtherPieces: boolean;
}

interface OpenPart {
	readonly ids: readonly number[];
	/** Products that are still to come. */
	readonly awaited: Set<number>;
	readonly fresh: Map<number, string>;
}

export function createProductFeed({
	plan,
	config,
	house,
	outDir,
	writer,
	changedProducts,
	hasOtherPieces,
}: ProductFeedInputs): ProductFeed {
	const { entries } = plan.products;
	const span = feedSpan(entries);
	const idsOf = Map.groupBy(
		entries.map(({ id }) => id),
		(id) => feedPart(id, span),
	);
	const open = new Map<string, OpenPart>();
	for (const part of feedParts(plan, config)) {
		const ids = idsOf.get(part) ?? [];
		const awaited = ids.filter((id) => changedProducts.has(id));
		for (const language of awaited.length > 0 || hasOtherPieces ? config.languages : []) {
			open.set(feedFile(language, part), { ids, awaited: new Set(awaited), fresh: new Map() });
		}
	}

	function write(file: string, language: Language, { ids, fresh }: OpenPart): void {
		const before = fresh.size === ids.length ? new Map<number, string>() : readFeedLines(readPresent(join(outDir, file)));
		writer.write(file, mergeFeed(frameOf(language, house, config), ids, fresh, before));
		open.delete(file);
	}

	return {
		put(language, id, line) {
			const file = feedFile(language, feedPart(id, span));
			const part = open.get(file);
			if (part?.awaited.delete(id)) {
				part.fresh.set(id, line);
				if (part.awaited.size === 0) {
					write(file, language, part);
				}
			}
		},
		end() {
			for (const language of config.languages) {
				for (const number of idsOf.keys()) {
					const file = feedFile(language, number);
					const part = open.get(file);
					if (part !== undefined && part.awaited.size > 0) {
						throw new Error(`The feed's ${file} misses ${part.awaited.size} pieces whose pages should have been made.`);
					}
					if (part !== undefined) {
						write(file, language, part);
					}
				}
			}
		},
	};
}

/** A site that is known has the part, unless it never had a product. */
function readPresent(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (isMissing(error)) return '';
		throw error;
	}
}

/** No time of the build: the same content gives the same feed. */
function frameOf(language: Language, house: string, config: SiteConfig): FeedFrame {
	return {
		start: [
			'<?xml version="1.0" encoding="UTF-8"?>',
			'<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
			'<channel>',
			element('title', house),
			element('link', absoluteUrl(homePath(language), config)),
			element('description', house),
			element('language', language),
		].join('\n'),
		end: '</channel>\n</rss>',
	};
}

/** The line's inputs are noted as the page's own. The feed ignores all other pages. */
export function putPage(feed: ProductFeed, page: PageData, route: Route, { context, watch }: { context: DataContext; watch: Watch }): void {
	const { shop, config } = context;
	if (page.template !== 'product' || shop === null) return;
	watch.reads('feedSpan');
	const { result: data, head } = page;
	const product = context.product(data.id);
	const images = toHeadImages(data, config);
	feed.put(route.language, product.id, toFeedLine({ product, data, route, description: head.description, images }, shop, context));
}

/** A product's new line, or '' where the feed has nothing of it. */
export type FreshLines = ReadonlyMap<number, string>;

const idPattern = /^<item><g:id>(\d+)/;

export interface FeedFrame {
	/** All before the first line and behind the last one, without their line breaks. */
	readonly start: string;
	readonly end: string;
}

/** The lines of a part that was written before, by the id of their product. */
export function readFeedLines(text: string): Map<number, string> {
	return new Map(
		text.split('\n').flatMap((line): [number, string][] => {
			const [, id] = idPattern.exec(line) ?? [];
			return id === undefined ? [] : [[Number(id), line]];
		}),
	);
}

/** `ids`: of the part's products, in the order of the feed; what is neither among them nor fresh is gone. */
export function mergeFeed(
	{ start, end }: FeedFrame,
	ids: readonly number[],
	fresh: FreshLines,
	before: ReadonlyMap<number, string>,
): string {
	const lines = ids.map((id) => fresh.get(id) ?? before.get(id) ?? '').filter((line) => line !== '');
	return `${[start, ...lines, end].join('\n')}\n`;
}
