/** The products of a generated shop, as the backend would send them. */
import type { WireRecord } from '../../pipeline/index.ts';
import { names, pieces } from '../../sandbox/generator/vocabulary.ts';
import { writeMarkdown } from '../../sandbox/generator/write-markdown.ts';
import type { Random } from '../../sandbox/random.ts';
import { perLanguage } from '../../site/languages.ts';
import { brands, categories, infoPages, projectDomain as project } from './shop-plan.ts';
import { attributeCount } from './site-records.ts';
import { translated } from './translated.ts';

/** Words of a description. */
export const descriptionWords = 137;

const firstId = 1001;
const everyWithVariants = 6;
const everyWithLink = 5;

export function productRecords(random: Random, count: number): readonly WireRecord[] {
	return Array.from({ length: count }, (_, index) => productRecord(random, index));
}

function productRecord(random: Random, index: number): WireRecord {
	const id = firstId + index;
	const piece = random.pick(pieces);
	const name = `${random.pick(names)} ${id}`;
	const variants = index % everyWithVariants === 0 ? 3 : 0;
	return {
		id,
		project,
		status: 'published',
		slug: `${piece.slug}-${id}`,
		category: categories[index % categories.length]?.id,
		manufacturer: brands[index % brands.length]?.id,
		reference_number: `MW-${id}`,
		price_brutto: price(random),
		stock: random.whole(9),
		reorder_possible: index % 2 === 0,
		shipping_time: 1 + random.whole(10),
		images: [],
		attributes: attributes(random, id),
		variants: Array.from({ length: variants }, (_, number) => variant(random, id * 10 + number, number)),
		...translated({
			display_name: perLanguage((language) => `${piece.name[language]} ${name}`),
			description: perLanguage((language) => writeMarkdown(random, { language, words: descriptionWords, link: linkOf(random, index) })),
			variant_display_name: { de: 'Größe', en: 'Size', fr: 'Taille' },
		}),
	};
}

function variant(random: Random, id: number, number: number): WireRecord {
	return {
		id,
		sort: number + 1,
		active: true,
		price_brutto: price(random),
		stock: random.whole(5),
		reference_number_suffix: `-${number + 1}`,
		shipping_time: 3,
		reorder_possible: false,
		...translated({ display_name: { de: `Größe ${50 + number}`, en: `Size ${50 + number}`, fr: `Taille ${50 + number}` } }),
	};
}

/** Three that differ. */
function attributes(random: Random, product: number): readonly WireRecord[] {
	const first = random.whole(attributeCount);
	return [0, 1, 2].map((step) => ({ id: product * 10 + step, ecommerce_attribute_id: ((first + step * 7) % attributeCount) + 1 }));
}

function linkOf(random: Random, index: number): string | null {
	if (index % everyWithLink !== 0) return null;
	return index % (2 * everyWithLink) === 0 ? 'https://museum.example/sammlung' : `/info/${random.pick(infoPages).slug}`;
}

function price(random: Random): string {
	return `${90 + random.whole(9000)}.00`;
}
