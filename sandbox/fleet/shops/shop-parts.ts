/** What a generated shop is called, and what it has: all parts of its content refer to these. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type PerLanguage, perLanguage } from '../../../site/languages.ts';
import type { TextPool } from '../../generator/text-pool.ts';
import { names, pieces } from '../../generator/vocabulary.ts';
import type { Random } from '../../random.ts';
import { sharedIndex } from './shop-plan.ts';

/** What a shop's `store.path` has to be: its menu leads there. */
export const storePath = 'schaufenster';

export const counts = { categories: 8, manufacturers: 10, attributeGroups: 3, attributes: 12, tags: 4, infoPages: 3, brands: 4 } as const;

const families = ['Adler', 'Brandt', 'Conrad', 'Dorn', 'Ehlers', 'Falk', 'Gruber', 'Hansen', 'Imhof', 'Jessen', 'Kessler', 'Lorenz'];
const cities = ['Hallstedt', 'Nordhaven', 'Kirchau', 'Bergfurt', 'Seebruck', 'Altmark', 'Lindow', 'Weiden'];

export interface SiteSource {
	readonly shop: number;
	readonly random: Random;
	readonly pool: TextPool;
}

export type WriteRecords = (source: SiteSource) => readonly WireRecord[];

/** From 1 on. */
export function numbers(count: number): readonly number[] {
	return Array.from({ length: count }, (_, index) => index + 1);
}

export function pieceOf(number: number): (typeof pieces)[number] {
	return cyclic(pieces, number - 1);
}

/** A shop shows shared records beside its own, and slugs must differ. */
export function slugOf(shop: number, slug: string): string {
	return shop === sharedIndex ? `gemeinsam-${slug}` : slug;
}

export function makerName(shop: number, number: number): string {
	return `${cyclic(names, shop + number)} ${number}`;
}

function cyclic<Item>(list: readonly Item[], index: number): Item {
	return list[index % list.length] as Item;
}

export function nameOf(shop: number): string {
	return `Juwelier ${cyclic(families, shop)} ${shop}`;
}

export function ownerOf(shop: number): string {
	return `Johanna ${cyclic(families, shop)}`;
}

export function cityOf(shop: number): string {
	return cyclic(cities, shop);
}

export function somePoolText(random: Random, pool: TextPool): PerLanguage<string> {
	const number = random.whole(1_000_000);
	return perLanguage((language) => pool.text(language, number));
}
