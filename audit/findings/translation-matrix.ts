/** The share of each collection's text that is written in each language, and the fields that are not: as pages show it, fallbacks left out. */
import type { Localized } from '../../pipeline/records/localized.ts';
import { isWireRecord, recordKey } from '../../pipeline/snapshot/wire-record.ts';
import type { Catalogue } from '../../shop/catalogue/catalogue.ts';
import type { Attribute } from '../../shop/content/attribute.ts';
import type { Content } from '../../shop/content/content.ts';
import { contentLists } from '../../shop/content/content-lists.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { RecordIndex, RecordRef } from '../records/record-index.ts';

/** Something of the content whose texts are counted. */
interface TextBearer {
	readonly collection: string;
	readonly id: string | number;
	readonly value: unknown;
}

interface LanguageCoverage {
	readonly written: number;
	readonly total: number;
}

interface UntranslatedRecord {
	readonly record: RecordRef;
	readonly language: Language;
	readonly fields: readonly string[];
}

export interface CollectionCoverage {
	readonly collection: string;
	readonly coverage: PerLanguage<LanguageCoverage>;
	readonly lacking: readonly UntranslatedRecord[];
}

interface MatrixInputs {
	readonly languages: readonly Language[];
	/** Records that lack a translation, by {@link untranslatedKey}. */
	readonly untranslated: ReadonlySet<string>;
	readonly index: RecordIndex;
}

export function untranslatedKey(collection: string, id: string | number, language: string): string {
	return `${collection} ${id} ${language}`;
}

/** Collections in the order of their first text; those without texts are left out. A record that comes twice counts once. */
export function toTranslationMatrix(
	bearers: Iterable<TextBearer>,
	{ languages, untranslated, index }: MatrixInputs,
): readonly CollectionCoverage[] {
	const collections = new Map<string, { counts: PerLanguage<{ written: number; total: number }>; lacking: UntranslatedRecord[] }>();
	const seen = new Set<string>();
	for (const { collection, id, value } of bearers) {
		const key = `${collection} ${id}`;
		if (seen.has(key)) continue;
		seen.add(key);
		const texts = [...findTexts(value, '')];
		if (texts.length === 0) continue;
		const known = collections.get(collection) ?? { counts: perLanguage(() => ({ written: 0, total: 0 })), lacking: [] };
		collections.set(collection, known);
		for (const language of languages) {
			// A name that is the same everywhere looks like a fallback; only the record's judgement knows.
			const isComplete = !untranslated.has(untranslatedKey(collection, id, language));
			const missing = isComplete ? [] : texts.filter(([, text]) => text[language].language !== language).map(([field]) => field);
			known.counts[language].total += texts.length;
			known.counts[language].written += texts.length - missing.length;
			if (missing.length > 0) known.lacking.push({ record: index.ref(collection, id), language, fields: missing });
		}
	}
	return [...collections].map(([collection, { counts, lacking }]) => ({ collection, coverage: counts, lacking }));
}

/** The fields of each record that lack a text, by {@link untranslatedKey}. */
export function toMissingTexts(matrix: readonly CollectionCoverage[]): ReadonlyMap<string, readonly string[]> {
	const lacking = matrix.flatMap((collection) => collection.lacking);
	return new Map(lacking.map(({ record: { collection, id }, language, fields }) => [untranslatedKey(collection, id, language), fields]));
}

/** Every text in several languages inside a value, with its path in the backend's spelling. */
function* findTexts(value: unknown, path: string): Generator<readonly [field: string, text: Localized]> {
	if (isLocalized(value)) {
		yield [path, value];
	} else if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) {
			yield* findTexts(item, `${path}[${index}]`);
		}
	} else if (typeof value === 'object' && value !== null) {
		for (const [key, item] of Object.entries(value)) {
			yield* findTexts(item, path === '' ? toFieldName(key) : `${path}.${toFieldName(key)}`);
		}
	}
}

function isLocalized(value: unknown): value is Localized {
	if (typeof value !== 'object' || value === null || !('de' in value)) return false;
	const { de } = value;
	return typeof de === 'object' && de !== null && 'language' in de && ('text' in de || 'value' in de);
}

/** `displayName` → `display_name`. */
function toFieldName(key: string): string {
	return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The collection of each part of the content that has records of its own, in the order in which the report shows them; lists that are not among them follow. */
const collectionOf: Readonly<Record<string, string>> = {
	project: 'project',
	legal: 'legal',
	pages: 'page',
	consents: 'consent',
	shop: 'ecommerce_settings',
	categories: 'ecommerce_category',
	subcategories: 'ecommerce_subcategory',
	tags: 'ecommerce_tag',
	personalizations: 'ecommerce_personalization',
	sizeGuides: 'ecommerce_size_guide',
	paymentMethods: 'ecommerce_payment_method',
	shippingMethods: 'ecommerce_shipping_method',
	shippingMethodConfigs: 'ecommerce_shipping_method_config',
	shippingCountries: 'ecommerce_shipping_country',
	brandTypes: 'brand_type',
	brands: 'brand',
	manufacturers: 'ecommerce_manufacturer',
	openingPeriods: 'opening_period',
	widgets: 'widget',
	socialLinks: 'social_link',
};

/** Products come last, one after the other. `attributes` are the readable ones, which products share. */
export function* listTextBearers(content: Content, catalogue: Catalogue, attributes: Iterable<Attribute>): Generator<TextBearer> {
	const ofLists = Object.fromEntries(Object.entries(contentLists).map(([part, { collection }]) => [part, collection]));
	for (const [part, collection] of Object.entries({ ...collectionOf, ...ofLists })) {
		for (const value of [Reflect.get(content, part)].flat()) {
			if (isWireRecord(value)) yield { collection, id: recordKey(value), value };
		}
	}
	for (const entry of content.menu) {
		const { groups, ...own } = entry;
		yield { collection: 'menu_entry', id: entry.id, value: own };
		for (const { entries } of groups) {
			yield* entries.map((value) => ({ collection: 'menu_entry', id: value.id, value }));
		}
	}
	for (const { id, values, group } of attributes) {
		yield { collection: 'ecommerce_attribute', id, value: { display_values: values } };
		yield { collection: 'ecommerce_attribute_group', id: group.id, value: group };
	}
	for (const { ids } of catalogue.shards) {
		for (const id of ids) {
			const { attributes: _shared, ...own } = catalogue.product(id);
			yield { collection: 'ecommerce_product', id, value: own };
		}
	}
}
