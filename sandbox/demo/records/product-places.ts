/** Where a piece is found beside its category: by its attributes and its picture, and by what the house says of it. */
import type { AttributeKey } from './attributes.ts';
import type { CategoryKey } from './categories.ts';
import type { DemoProduct } from './product.ts';
import type { SubcategoryKey } from './subcategories.ts';
import type { TagKey } from './tags.ts';

/** Which attribute leads into which subcategory of which category. */
const byAttribute: readonly (readonly [CategoryKey, SubcategoryKey, readonly AttributeKey[]])[] = [
	['watches', 'mechanical', ['automatic', 'handWound']],
	['watches', 'quartz', ['quartz', 'solar']],
	['watches', 'divers', ['bar20', 'bar30']],
	['weddingRings', 'plainRings', ['flat', 'court', 'bevelled']],
	['weddingRings', 'wroughtRings', ['milgrain', 'hammered']],
	['engagementRings', 'colouredStones', ['emerald', 'sapphire', 'ruby', 'morganite', 'aquamarine', 'tourmaline']],
	['earrings', 'studs', ['butterflyBack']],
	['earrings', 'drops', ['earWire', 'hingedWire']],
	['pearls', 'strands', ['pearlAkoya', 'pearlTahiti']],
	['pearls', 'glassBeads', ['glassBeads']],
];

const bySlug: Readonly<Record<string, readonly SubcategoryKey[]>> = {
	'auftakt-brillant': ['solitaires'],
	'auftakt-prinzess': ['solitaires'],
	'ankerkette-rund': ['chains'],
	'collier-punkt': ['chains', 'pendants'],
	'collier-tropfen': ['pendants'],
	'anhaenger-weidenblatt': ['pendants'],
	'anhaenger-windrose': ['pendants'],
	'anhaenger-herz': ['pendants'],
	'kreuz-hallstedt': ['pendants'],
	'medaillon-efeu': ['pendants'],
	'armreif-hammerschlag': ['bangles'],
	'tennisarmband-linie': ['linkBracelets'],
	'panzerarmband-kraeftig': ['linkBracelets'],
	'collier-flusskiesel': ['strands'],
	reinigungsbad: ['care'],
	poliertuch: ['care'],
};

const tagged: Readonly<Record<TagKey, readonly string[]>> = {
	fresh: ['meridian-mondphase', 'tiefgang-compact', 'seerose', 'klappcreolen-lichtreihe', 'glasperlenstrang-kiesel'],
	gift: ['anhaenger-herz', 'gravurarmband-zeile', 'perlstecker-tag', 'kreolen-bogenlicht', 'linde', 'collier-tropfen', 'reinigungsbad'],
	workshop: ['anhaenger-weidenblatt', 'ohrhaenger-weidenblatt', 'armreif-hammerschlag', 'trauringe-hammerschlag', 'trauringe-rinde'],
	engravable: [
		...['trauringe-stille', 'trauringe-bogen', 'trauringe-kante', 'trauringe-fuge', 'trauringe-lichtband'],
		...['gravurarmband-zeile', 'medaillon-efeu', 'taschenuhr-kornmarkt'],
	],
	heirloom: ['regulator-1934', 'taschenuhr-kornmarkt', 'perlenkette-akoya', 'panzerarmband-kraeftig'],
	recycled: ['trauringe-stille', 'trauringe-bogen', 'anhaenger-weidenblatt'],
};

/** The subcategories of a product. */
export function subcategoriesOf(product: DemoProduct, category: CategoryKey): readonly SubcategoryKey[] {
	const found = byAttribute
		.filter(([of, , keys]) => of === category && keys.some((key) => product.attributes.includes(key)))
		.map(([, key]) => key);
	return [...new Set([...found, ...(bySlug[product.slug] ?? [])])];
}

/** The tags of a product. */
export function tagsOf({ slug }: DemoProduct): readonly TagKey[] {
	return (Object.entries(tagged) as [TagKey, readonly string[]][]).filter(([, slugs]) => slugs.includes(slug)).map(([key]) => key);
}

/** Every slug that is named here, so that a test can find those of no product. */
export const placedSlugs: readonly string[] = [...Object.keys(bySlug), ...Object.values(tagged).flat()];
