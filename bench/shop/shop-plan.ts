/** What every generated shop has beside its products, in terms of the site: records and the expected shell are both made from it. */

import { names, pieces } from '../../sandbox/generator/vocabulary.ts';
import { fixedPaths, type GoodsLinkKey, linkKeys } from '../../site/fixed-paths.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { listPath, storeRoot } from '../../site/store-paths.ts';

export const storePath = 'schaufenster';
export const projectDomain = 'bench.example';
export const houseName = 'Juwelier Messwerk';
export const street = { street: 'Am Prüfstand', number: '1', zipCode: '31934', city: 'Hallstedt' } as const;
export const externalUrl = 'https://museum.example/uhren';
export const widgetNames = ['address', 'social', 'legal'] as const;

const categoryCount = 30;
const brandCount = 40;
const infoCount = 6;

export interface Named {
	readonly id: number;
	readonly slug: string;
	readonly name: PerLanguage<string>;
}

/** A link of the menu; `paths` null: it leads out of the site. */
export interface PlannedLink {
	readonly name: PerLanguage<string>;
	readonly paths: PerLanguage<string> | null;
}

/** A top-level entry with a link of its own, or with groups of ten links. */
export interface PlannedEntry extends PlannedLink {
	readonly groups: readonly { readonly name: PerLanguage<string>; readonly links: readonly PlannedLink[] }[];
}

export const categories: readonly Named[] = Array.from({ length: categoryCount }, (_, index) => {
	const piece = pieces[index % pieces.length] ?? { slug: '', name: perLanguage(() => '') };
	const number = Math.floor(index / pieces.length) + 1;
	return { id: index + 1, slug: `${piece.slug}-${number}`, name: perLanguage((language) => `${piece.name[language]} ${number}`) };
});

export const brands: readonly Named[] = Array.from({ length: brandCount }, (_, index) => {
	const name = `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`;
	return { id: index + 1, slug: `marke-${index + 1}`, name: perLanguage(() => name) };
});

/** Links in texts lead to these. */
export const infoPages: readonly Named[] = Array.from({ length: infoCount }, (_, index) => ({
	id: index + 10,
	slug: `wissen-${index + 1}`,
	name: { de: `Wissen ${index + 1}`, en: `Knowledge ${index + 1}`, fr: `Savoir ${index + 1}` },
}));

export const brandType: { readonly key: GoodsLinkKey; readonly name: PerLanguage<string> } = {
	key: 'watches',
	name: { de: 'Uhren', en: 'Watches', fr: 'Montres' },
};

export function infoPath({ slug }: Named, language: Language): string {
	return `${fixedPaths.info[language]}/${slug}`;
}

const listLink = (slug: string | null, name: PerLanguage<string>): PlannedLink => ({
	name,
	paths: perLanguage((language) => listPath(storeRoot(storePath, language), slug, 1)),
});
const top = (link: PlannedLink): PlannedEntry => ({ ...link, groups: [] });
const group = (name: string, links: readonly PlannedLink[]) => ({ name: perLanguage(() => name), links });

/** Forty links. */
export const menu: readonly PlannedEntry[] = [
	top(listLink(null, { de: 'Schaufenster', en: 'Shop window', fr: 'Vitrine' })),
	top({ name: { de: 'Marken', en: 'Brands', fr: 'Marques' }, paths: fixedPaths.brands }),
	{
		name: { de: 'Stücke', en: 'Pieces', fr: 'Pièces' },
		paths: null,
		groups: ['A', 'B', 'C'].map((name, index) =>
			group(
				name,
				categories.slice(index * 10, (index + 1) * 10).map((category) => listLink(category.slug, category.name)),
			),
		),
	},
	{
		name: { de: 'Das Haus', en: 'The house', fr: 'La maison' },
		paths: null,
		groups: [
			group(
				'D',
				infoPages.map((page) => ({ name: page.name, paths: perLanguage((language) => infoPath(page, language)) })),
			),
		],
	},
	top({ name: { de: 'Kontakt', en: 'Contact', fr: 'Contact' }, paths: linkKeys.contact }),
	top({ name: perLanguage(() => 'Museum'), paths: null }),
];
