/** Products and ratings of one generated shop, and the products that belong to none, with the offers by which shops show them. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type PerLanguage, perLanguage } from '../../../site/languages.ts';
import { inLanguages, type TextPool } from '../../generator/text-pool.ts';
import { names } from '../../generator/vocabulary.ts';
import type { Random } from '../../random.ts';
import { pictureIds } from './pictures.ts';
import { counts, numbers, pieceOf, type SiteSource } from './shop-parts.ts';
import { idOf, sharedIndex } from './shop-plan.ts';

const everyWithVariants = 6;
/** Ratings of a shop that has products. */
const ratings = 5;
/** One shared product in so many has a local price. */
const everyWithPrice = 3;

const sizes = [50, 52, 54];

/** Products that belong to no shop refer to shared categories, makers and attributes. */
export function productRecords(count: number, { shop, random, pool }: SiteSource): readonly WireRecord[] {
	return numbers(count).map((number) => productRecord(number, shop, random, pool));
}

function productRecord(number: number, shop: number, random: Random, pool: TextPool): WireRecord {
	const id = idOf(shop, number);
	const category = 1 + (number % counts.categories);
	const piece = pieceOf(category);
	const name = `${random.pick(names)} ${id}`;
	const text = random.whole(1_000_000);
	const hasVariants = number % everyWithVariants === 0;
	const firstAttribute = random.whole(counts.attributes);
	const begin: PerLanguage<string> = {
		de: `Unser Stück „${name}“.`,
		en: `Our piece “${name}”.`,
		fr: `Notre pièce « ${name} ».`,
	};
	return {
		id,
		status: 'published',
		slug: `${piece.slug}-${id}`,
		category: idOf(shop, category),
		manufacturer: idOf(shop, 1 + (number % counts.manufacturers)),
		reference_number: `MW-${id}`,
		price_brutto: price(random),
		stock: 1 + random.whole(9),
		reorder_possible: number % 2 === 0,
		shipping_time: 1 + random.whole(5),
		price_reduced: false,
		plated: false,
		contains_battery: false,
		images: [{ sort: 1, directus_files_id: pictureIds[random.whole(pictureIds.length)] }],
		attributes: [0, 5].map((step) => ({ ecommerce_attribute_id: idOf(shop, ((firstAttribute + step) % counts.attributes) + 1) })),
		tags: number % 4 === 0 ? [{ ecommerce_tag_id: idOf(shop, 1 + random.whole(counts.tags)) }] : [],
		variants: hasVariants ? sizes.map((size, index) => variant(random, size, index)) : [],
		...inLanguages({
			display_name: perLanguage((language) => `${piece.name[language]} ${name}`),
			description: perLanguage((language) => `${begin[language]}\n\n${pool.text(language, text)}`),
			variant_display_name: hasVariants ? { de: 'Größe', en: 'Size', fr: 'Taille' } : perLanguage(() => null),
		}),
	};
}

function variant(random: Random, size: number, index: number): WireRecord {
	return {
		sort: index + 1,
		active: true,
		price_brutto: price(random),
		stock: 1 + random.whole(5),
		reference_number_suffix: `-${size}`,
		shipping_time: 3,
		reorder_possible: false,
		...inLanguages({ display_name: { de: `Größe ${size}`, en: `Size ${size}`, fr: `Taille ${size}` } }),
	};
}

export function ratingRecords(products: number, { shop, random }: SiteSource): readonly WireRecord[] {
	return numbers(Math.min(ratings, products)).map((number) => ({
		id: idOf(shop, number),
		status: 'published',
		product: idOf(shop, number),
		rating: 3 + random.whole(3),
		title: 'Gern wieder',
		text: 'Schön verarbeitet und schnell geliefert.',
		display_name: random.pick(names),
		language: 'de',
	}));
}

/** What the shared products refer to. */
export const sharedCollections: readonly string[] = [
	'ecommerce_category',
	'ecommerce_tag',
	'ecommerce_manufacturer',
	'ecommerce_attribute_group',
	'ecommerce_attribute',
];

/** One for each shared product. Each is made by itself, so that those of one product can be listed for all shops. */
export function offerRecord(product: number, { shop, random }: Pick<SiteSource, 'shop' | 'random'>): WireRecord {
	const hasPrice = (product + shop) % everyWithPrice === 0;
	return {
		id: idOf(shop, product),
		status: 'published',
		product: idOf(sharedIndex, product),
		price_brutto: hasPrice ? price(random) : null,
		stock: random.whole(9),
	};
}

function price(random: Random): string {
	return `${90 + random.whole(9000)}.00`;
}
