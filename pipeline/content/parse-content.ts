/** Judges a snapshot without its products and puts it into our own terms. All problems are collected, so that an editor sees them at once. */
import { languages as allLanguages, type Language } from '../../site/languages.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import { attributeGroupSchema, attributeSchema, toAttribute, toAttributeGroup } from './attribute-record.ts';
import { brandSchema, brandTypeSchema, toBrand, toBrandType } from './brand-record.ts';
import { categorySchema, toCategory } from './category-record.ts';
import { companySchema, toCompany } from './company-record.ts';
import type { Content } from './content.ts';
import { type FileExists, fileExistsIn } from './file-reference.ts';
import { legalSchema, toLegal } from './legal-record.ts';
import { manufacturerSchema, toManufacturer } from './manufacturer-record.ts';
import { menuEntrySchema, toFlatMenuEntry } from './menu-entry-record.ts';
import { toMenu } from './menu-tree.ts';
import { openingPeriodAlternatives, openingPeriodSchema, toOpeningPeriod } from './opening-period-record.ts';
import { createPageTypeCheck, pageSchema, toTextPage } from './page-record.ts';
import { type Problem, ProblemList } from './problem.ts';
import type { ProductSurroundings } from './product-rules.ts';
import { projectSchema, toProject } from './project-record.ts';
import { type ContentReading, readCollection, readSingle } from './read-collection.ts';
import { shopSettingsSchema, toShopSettings } from './shop-settings-record.ts';
import { socialLinkAlternatives, socialLinkSchema, toSocialLink } from './social-link-record.ts';
import { defaultWidgets, toWidget, widgetSchema } from './widget-record.ts';

export interface ParseOptions {
	readonly projectDomain: string;
	/** Languages whose missing translations are told; all unless given. */
	readonly languages?: readonly Language[];
}

export interface ParsedContent {
	/** null where project or company cannot be read. With errors among the problems it lacks the records that have them. */
	readonly content: Content | null;
	/** What products are judged by, whether there is content or not. */
	readonly surroundings: ProductSurroundings;
	/** Those of products are not among them (see catalogue/). */
	readonly problems: readonly Problem[];
}

/** Never throws on content, whatever it holds. */
export function parseContent(snapshot: Pick<Snapshot, 'records' | 'notices'>, options: ParseOptions): ParsedContent {
	const problems = new ProblemList();
	for (const notice of snapshot.notices) problems.add(notice);
	const { projectDomain, languages = allLanguages } = options;
	const reading: ContentReading = { snapshot: readOnce(snapshot), projectDomain, languages, problems };
	const fileExists = fileExistsIn(snapshot);

	const project = readSingle(reading, {
		collection: 'project',
		schema: projectSchema,
		projectField: 'domain',
		to: (record, context) => toProject(record, context, fileExists),
	});
	const company = readSingle(reading, { collection: 'company', schema: companySchema, to: toCompany });
	reportAbsent(reading, 'project', 'domain');
	reportAbsent(reading, 'company', 'project');
	const legal = readSingle(reading, { collection: 'legal', schema: legalSchema, to: toLegal });
	const site = readSite(reading, fileExists);
	const { shop, surroundings } = readShop(reading);
	const content = project === null || company === null ? null : { project, company, legal, ...site, ...shop };
	return { content, surroundings, problems: problems.all };
}

type SiteContent = Pick<Content, 'openingPeriods' | 'socialLinks' | 'widgets' | 'menu' | 'brandTypes' | 'brands' | 'pages'>;

function readSite(reading: ContentReading, fileExists: FileExists): SiteContent {
	const openingPeriods = readCollection(reading, {
		collection: 'opening_period',
		schema: openingPeriodSchema,
		alternatives: openingPeriodAlternatives,
		to: toOpeningPeriod,
	});
	const socialLinks = readCollection(reading, {
		collection: 'social_link',
		schema: socialLinkSchema,
		alternatives: socialLinkAlternatives,
		to: toSocialLink,
	});
	const widgets = readCollection(reading, { collection: 'widget', schema: widgetSchema, to: toWidget });
	const menuEntries = readCollection(reading, { collection: 'menu_entry', schema: menuEntrySchema, to: toFlatMenuEntry });
	const brandTypes = readCollection(reading, { collection: 'brand_type', schema: brandTypeSchema, to: toBrandType });
	const typeKeys = keysOf(reading, 'brand_type');
	const brands = readCollection(reading, {
		collection: 'brand',
		schema: brandSchema,
		to: (record, context) => toBrand(record, context, { typeExists: (id) => typeKeys.has(String(id)), fileExists }),
	});
	const menuKeys = keysOf(reading, 'menu_entry');
	const isFirstOfType = createPageTypeCheck();
	const pages = readCollection(reading, {
		collection: 'page',
		schema: pageSchema,
		to: (record, context) => {
			const page = toTextPage(record, context, fileExists);
			return page !== null && isFirstOfType(page, context) ? page : null;
		},
	});
	return {
		openingPeriods: bySort(openingPeriods),
		socialLinks: bySort(socialLinks).map(({ media, displayName, url }) => ({ media, displayName, url })),
		widgets: widgets.length === 0 ? defaultWidgets : bySort(widgets),
		menu: toMenu(menuEntries, (id) => menuKeys.has(String(id)), reading.problems),
		brandTypes,
		brands: bySort(brands),
		pages,
	};
}

interface ShopReading {
	readonly shop: Pick<Content, 'shop' | 'categories' | 'manufacturers'>;
	readonly surroundings: ProductSurroundings;
}

function readShop(reading: ContentReading): ShopReading {
	const shop = readSingle(reading, { collection: 'ecommerce_settings', schema: shopSettingsSchema, to: toShopSettings });
	const categories = readCollection(reading, { collection: 'ecommerce_category', schema: categorySchema, to: toCategory });
	const manufacturers = readCollection(reading, { collection: 'ecommerce_manufacturer', schema: manufacturerSchema, to: toManufacturer });
	const groupList = readCollection(reading, {
		collection: 'ecommerce_attribute_group',
		schema: attributeGroupSchema,
		to: toAttributeGroup,
	});
	const groups = new Map(groupList.map((group) => [group.id, group]));
	const attributes = readCollection(reading, {
		collection: 'ecommerce_attribute',
		schema: attributeSchema,
		to: (record, context) => toAttribute(record, context, groups),
	});
	return {
		shop: { shop, categories: bySort(categories), manufacturers },
		surroundings: {
			categoryKeys: keysOf(reading, 'ecommerce_category'),
			manufacturerKeys: keysOf(reading, 'ecommerce_manufacturer'),
			attributeKeys: keysOf(reading, 'ecommerce_attribute'),
			attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
		},
	};
}

/** Equal orders stay in the snapshot's order, which is by id. */
function bySort<T extends { readonly sort: number }>(records: readonly T[]): readonly T[] {
	return records.toSorted((a, b) => a.sort - b.sort);
}

/** Knows unreadable records too: what is wrong with them has been said, and need not be said again where they are referred to. */
function keysOf(reading: ContentReading, collection: string): ReadonlySet<string> {
	return new Set(reading.snapshot.records(collection).map((record) => String(recordKey(record))));
}

/** Collections are asked for several times, but for the one of all files, which may be large. */
function readOnce(snapshot: Pick<Snapshot, 'records'>): Pick<Snapshot, 'records'> {
	const known = new Map<string, readonly WireRecord[]>();
	return {
		records(collection) {
			const records = known.get(collection) ?? snapshot.records(collection);
			known.set(collection, records);
			return records;
		},
	};
}

function reportAbsent(reading: ContentReading, collection: string, projectField: string): void {
	if (reading.snapshot.records(collection).some((record) => record[projectField] === reading.projectDomain)) return;
	reading.problems.add({
		code: 'record-missing',
		severity: 'error',
		collection,
		id: reading.projectDomain,
		field: projectField,
		message: `There is no record for the project "${reading.projectDomain}".`,
		fix: 'Create it in the backend, or correct the project domain in site.config.ts or PROJECT_DOMAIN.',
	});
}
