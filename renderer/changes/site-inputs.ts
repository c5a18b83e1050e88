/** A site's inputs, as a hash for each part: two builds in which a part has one hash made the same of it. */
import type { Content } from '../../pipeline/content/content.ts';
import type { SiteConfig } from '../../site/config.ts';
import { contentHash } from '../content-hash.ts';
import type { InputName } from '../data/watch.ts';
import { feedSpan } from '../feed/feed-parts.ts';
import { shellRoots } from '../hosts/shell-roots.ts';
import type { Place } from '../routes/place.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import { isStanding } from '../routes/route.ts';

/** Beside what data is made from: the configuration, all code with the client's files, what the sitemap lists, and what the catalogue's columns hold. */
export type Inputs = Readonly<Record<InputName | 'config' | 'code' | 'sitemap' | 'redirects' | 'pieces' | 'offers', string>>;

export interface InputSources {
	readonly content: Content;
	readonly config: SiteConfig;
	readonly plan: SitePlan;
	/** Of all code, with the client's files. */
	readonly codeHash: string;
	/** Of the snapshot's pictures and of what is said of them. */
	readonly imagesHash: string;
}

export function hashInputs({ content, config, plan, codeHash, imagesHash }: InputSources): Inputs {
	const { project, company, locations, legal, openingPeriods, openingDays, socialLinks, widgets, menu, brandTypes, brands, pages, shop } =
		content;
	const { categories, manufacturers, subcategories, tags, attributes, personalizations, sizeGuides, consents } = content;
	const { paymentMethods, shippingMethods, shippingMethodConfigs, shippingCountries } = content;
	// Problems of the content are no part of the site.
	const { problems: _problems, ...shown } = config;
	const standing = plan.places.filter(({ subject }) => isStanding(subject));
	const products = contentHash(
		plan.products.entries.map(({ categoryId, slug, writtenIn }) => `${categoryId}/${slug} ${writtenIn}`).join('\n'),
	);
	const places = hashOf(plan.places.map(pathsOf));
	return {
		project: hashOf(project),
		company: hashOf(company),
		locations: hashOf(locations),
		legal: hashOf(legal),
		openingPeriods: hashOf(openingPeriods),
		openingDays: hashOf(openingDays),
		socialLinks: hashOf(socialLinks),
		widgets: hashOf(widgets),
		menu: hashOf(menu),
		brandTypes: hashOf(brandTypes),
		brands: hashOf(brands),
		pages: hashOf(pages),
		// what the shop says of the law follows from its country
		shop: hashOf([shop, company.country]),
		categories: hashOf(categories),
		manufacturers: hashOf(manufacturers),
		subcategories: hashOf(subcategories),
		tags: hashOf(tags),
		attributes: hashOf(attributes),
		personalizations: hashOf(personalizations),
		sizeGuides: hashOf(sizeGuides),
		consents: hashOf(consents),
		paymentMethods: hashOf(paymentMethods),
		shippingMethods: hashOf(shippingMethods),
		shippingMethodConfigs: hashOf(shippingMethodConfigs),
		shippingCountries: hashOf(shippingCountries),
		pictures: imagesHash,
		standingPaths: hashOf(standing.map(pathsOf)),
		links: hashOf([places, categories, products]),
		sitemap: hashOf([config.siteUrl, places, plan.places.map((place) => [place.indexed, writtenIn(place, config)]), categories, products]),
		pieces: contentHash(
			plan.products.entries.map((each) => `${each.id} ${each.categoryId} ${each.manufacturerId} ${each.belonging}`).join('\n'),
		),
		offers: contentHash(
			plan.products.entries
				.map(({ price, isInStock, isReorderable, dispatchDays }) =>
					[price.amount, price.highest, isInStock, isReorderable, dispatchDays].join(' '),
				)
				.join('\n'),
		),
		feedParts: hashOf(feedSpan(plan.products.entries)),
		redirects: hashOf([config.siteUrl, config.contentPortalUrl, plan.redirects, shellRoots(plan, config)]),
		config: hashOf(shown),
		code: codeHash,
	};
}

/** Names of the inputs that are not as they were. */
export function changedInputs(before: Readonly<Record<string, string>>, now: Inputs): ReadonlySet<string> {
	return new Set(Object.entries(now).flatMap(([name, hash]) => (before[name] === hash ? [] : [name])));
}

function pathsOf({ paths, fallbackPaths }: Place): unknown {
	return [paths, fallbackPaths];
}

function writtenIn(place: Place, { languages }: SiteConfig): unknown {
	return languages.filter((language) => place.writtenIn(language));
}

function hashOf(value: unknown): string {
	return contentHash(JSON.stringify(value) ?? '');
}
