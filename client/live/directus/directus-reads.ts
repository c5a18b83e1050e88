/** Answers the shop's reads from the backend itself. Every record is judged by a schema before anything sees it. */
import * as z from 'zod/mini';
import { productPageSize } from '../../../site/constants.ts';
import type { Language } from '../../../site/languages.ts';
import { toRatings } from '../../../site/ratings.ts';
import { plainText } from '../../../site/text.ts';
import type { FetchCache, ReadOptions } from '../../catalogue/fetch-cache.ts';
import { isComputedSort, orderPieces } from '../../catalogue/order-pieces.ts';
import { chooseRandom, toListMeta } from '../list-meta.ts';
import type { Belonging, ListedProduct, ListFilters, ListRead, LiveReads, ShopSettings, SingleProduct } from '../shop-reads.ts';
import { itemFields } from './item-fields.ts';
import { ContentError, type ItemsAnswer, type ItemsQuery, type ReadItems } from './read-items.ts';
import {
	attributeRecord,
	idRecord,
	listRecord,
	type PriceRecord,
	priceRecord,
	productRecord,
	ratingRecord,
	settingsRecord,
} from './records.ts';
import { localise, localiseName, type ProductView, toAvailability, toCents, toPrice, toProduct, toValues } from './to-product.ts';

interface DirectusReadsOptions {
	readonly readItems: ReadItems;
	/** Remembers answers as they came, under what was asked. */
	readonly cache: Pick<FetchCache, 'read'>;
	readonly language: Language;
	/** Of 0 to below 1. */
	readonly random: () => number;
	readonly readOptions?: ReadOptions;
}

const products = 'ecommerce_product';

export function createDirectusReads({ readItems, cache, language, random, readOptions }: DirectusReadsOptions): LiveReads {
	const ask = (collection: string, query: ItemsQuery, options = readOptions): Promise<ItemsAnswer> =>
		cache.read(`${collection} ${JSON.stringify(query)}`, () => readItems(collection, query), options);

	/** Every record that fits, in the order of `sort`, which ends in the id. A backend may give fewer at a time than are asked for; one that keeps some to itself is no source. */
	async function askWhole(collection: string, query: Omit<ItemsQuery, 'limit' | 'meta'> & { readonly sort: readonly string[] }) {
		const first = await ask(collection, { ...query, limit: -1, meta: '*' });
		const data = [...first.data];
		const whole = filterCount(first);
		for (let page = 2; data.length > 0 && data.length < (whole ?? 0); page += 1) {
			const next = await ask(collection, { ...query, limit: first.data.length, page });
			if (next.data.length === 0) break;
			data.push(...next.data);
		}
		if (data.length !== whole) throw new ContentError(`${collection}: ${data.length} records of ${whole ?? 'nobody knows how many'}`, 422);
		return data;
	}

	async function settings(): Promise<ShopSettings> {
		const { data } = await ask('ecommerce_settings', { filter: {}, fields: itemFields.settings, limit: 1 });
		const record = parse(settingsRecord, data[0]);
		const inLanguage = (name: 'call_to_action_text' | 'global_footer') =>
			localise(record[name], record.translations, (row) => row[name], language);
		return {
			callToActionText: inLanguage('call_to_action_text'),
			globalFooter: inLanguage('global_footer'),
			defaultSort: record.default_sort,
			enableCart: record.enable_cart,
			maintenanceMode: record.maintenance_mode,
			showStock: record.show_stock,
			allowRatings: record.allow_ratings,
			purchaseToOrder: record.purchase_to_order,
			immediateDays: record.immediate_days,
		};
	}

	async function allPrices(filter: ItemsQuery['filter']): Promise<PriceRecord[]> {
		const data = await askWhole(products, { filter, fields: itemFields.prices, sort: ['id'], whole: ['variants'] });
		return data.map((record) => parse(priceRecord, record));
	}

	/**
	 * By price a backend can sort no list as the shop does: by the lowest price of the variants, and what is on request last. So the prices of all
	 * that fits are read, and of their order the products of the page.
	 */
	async function listByPrice(sort: 'price_brutto' | '-price_brutto', { filters, page }: ListRead) {
		const filter = toFilter(filters);
		const known = await allPrices(filter);
		const amounts = known.map((each) => toCents(toPrice(each).amount));
		const ids = known.map(({ id }) => id);
		const first = page * productPageSize;
		const wanted = orderPieces({ ids, amounts }, sort)
			.slice(first, first + productPageSize)
			.flatMap((piece) => ids[piece] ?? []);
		const found = await someProducts(wanted, filter);
		return { found, count: ids.length };
	}

	/** In the order of the ids. */
	async function someProducts(ids: readonly number[], filter: ItemsQuery['filter']): Promise<ListedProduct[]> {
		if (ids.length === 0) return [];
		const query = { filter: { ...filter, id: { _in: ids } }, fields: itemFields.list, limit: ids.length, whole: ['variants'] };
		const [shop, { data }] = await Promise.all([settings(), ask(products, query)]);
		const byId = new Map(data.map((record) => toListed(record, { language, settings: shop })).map((each) => [each.id, each]));
		return ids.flatMap((id) => byId.get(id) ?? []);
	}

	async function one(filter: ItemsQuery['filter']): Promise<SingleProduct | null> {
		const query = { filter: { ...published, ...filter }, fields: itemFields.product, limit: 1, whole: ['variants', 'attributes'] };
		const [shop, { data }] = await Promise.all([settings(), ask(products, query)]);
		const [record] = data;
		if (record === undefined) return null;
		const parsed = parse(productRecord, record);
		return parsed.status === 'published' ? toProduct(parsed, { language, settings: shop }) : null;
	}

	return {
		settings,
		async list(read) {
			const { filters, sort, page } = read;
			if (isComputedSort(sort) && sort !== 'id' && sort !== '-id') {
				const { found, count } = await listByPrice(sort, read);
				return { data: found, meta: toListMeta(page + 1, productPageSize, found.length, count) };
			}
			const asked = ask(products, {
				filter: toFilter(filters),
				fields: itemFields.list,
				sort: toSort(sort),
				limit: productPageSize,
				page: page + 1,
				meta: '*' as const,
				whole: ['variants'],
			});
			const [shop, answer] = await Promise.all([settings(), asked]);
			const data = answer.data.map((record) => toListed(record, { language, settings: shop }));
			return { data, meta: toListMeta(page + 1, productPageSize, data.length, filterCount(answer) ?? data.length) };
		},
		async random(limit) {
			// Directus of today knows no random order: chosen is among the ids of all that is published.
			const data = await askWhole(products, { filter: published, fields: itemFields.ids, sort: ['id'] });
			const ids = data.map((record) => parse(idRecord, record).id);
			return await someProducts(chooseRandom(ids, limit, random), published);
		},
		product: (id) => one({ id: { _eq: id } }),
		productAt: (categorySlug, slug) => one({ slug: { _eq: slug }, category: { slug: { _eq: categorySlug } } }),
		async ratings(productId) {
			const filter = { ...published, product: { _eq: productId } };
			const read = (fields: readonly string[]) => askWhole('ecommerce_product_rating', { filter, fields, sort: ['id'] });
			// an older backend has no language, or keeps it to itself; the build takes such ratings for German, too
			const data = await read(itemFields.rating).catch((error: unknown) =>
				error instanceof ContentError && error.code === 403
					? read(itemFields.rating.filter((field) => field !== 'language'))
					: Promise.reject(error),
			);
			const ratings = data
				.map((record) => parse(ratingRecord, record))
				.map(({ id, rating, title, text, display_name, language: lang, date_created }) => {
					const on = /^\d{4}-\d{2}-\d{2}/.exec(date_created ?? '')?.[0] ?? null;
					return { id, stars: rating, title, text, name: display_name, on, ...(lang !== language && { lang }) };
				});
			return toRatings(ratings.sort((a, b) => (a.on === b.on ? b.id - a.id : (a.on ?? '') < (b.on ?? '') ? 1 : -1)));
		},
		async attributes(groupIds) {
			const filter = { attribute_group: { _in: groupIds } };
			const data = await askWhole('ecommerce_attribute', { filter, fields: itemFields.attribute, sort: ['id'] });
			return data
				.map((record) => parse(attributeRecord, record))
				.map((record) => ({ id: record.id, groupId: record.attribute_group, name: toValues(record, language).map(plainText).join(', ') }))
				.sort((a, b) => groupIds.indexOf(a.groupId) - groupIds.indexOf(b.groupId) || a.id - b.id);
		},
		async prices() {
			const amounts = (await allPrices(published)).map((each) => toPrice(each).amount).filter((amount) => amount !== null);
			return amounts.sort((left, right) => toCents(left) - toCents(right));
		},
	};
}

function parse<Output>(schema: z.ZodMiniType<Output>, record: unknown): Output {
	const result = schema.safeParse(record);
	if (result.success) return result.data;
	throw new ContentError(`API returned a record that cannot be read: ${z.prettifyError(result.error)}`, 422);
}

function toListed(record: unknown, { language, settings }: ProductView): ListedProduct {
	const { id, slug, category, manufacturer, translations, ...rest } = parse(listRecord, record);
	return {
		id,
		name: localise(rest.display_name, translations, (row) => row.display_name, language) ?? rest.display_name,
		slug,
		categorySlug: category.slug,
		manufacturer: manufacturer && plainText(localiseName(manufacturer, language)),
		price: toPrice({ id, ...rest }),
		availability: toAvailability(rest, settings),
	};
}

/** How a list is asked for in the backend's words: its filters, its sort, and how many records fit. */
const published = { status: { _eq: 'published' } };

/** Category and manufacturer by their slugs, what a product has several of by ids. */
function toFilter({ category, manufacturer, subcategories, tags, ids }: ListFilters): ItemsQuery['filter'] {
	const conditions = {
		id: isOneOf(ids),
		category: wrap('slug', isOneOf(category?.map(slugOf))),
		manufacturer: wrap('slug', isOneOf(manufacturer?.map(slugOf))),
		subcategories: wrap('ecommerce_subcategory_id', isOneOf(subcategories)),
		tags: wrap('ecommerce_tag_id', isOneOf(tags)),
	};
	return { ...published, ...Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== null)) };
}

const slugOf = ({ slug }: Belonging): string => slug;

function isOneOf(values: readonly (number | string)[] | undefined): object | null {
	return values === undefined || values.length === 0 ? null : { _in: values };
}

function wrap(field: string, condition: object | null): object | null {
	return condition && { [field]: condition };
}

/** Ends in the id, so that no product stands on two pages. */
function toSort(sort: string): string[] {
	const parts = sort.split(',').map((part) => part.trim());
	return parts.some((part) => part === 'id' || part === '-id') ? parts : [...parts, 'id'];
}

/** As the backend says; null where it does not. */
function filterCount({ meta }: Pick<ItemsAnswer, 'meta'>): number | null {
	const known = z.object({ filter_count: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]) }).safeParse(meta);
	return known.success ? Number(known.data.filter_count) : null;
}
