/** The pages of one generated shop, and the menu that leads to them. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { fixedPaths, linkKeys } from '../../../site/fixed-paths.ts';
import type { PerLanguage } from '../../../site/languages.ts';
import { listPath, storeRoot } from '../../../site/store-paths.ts';
import { inLanguages } from '../../generator/text-pool.ts';
import { accessibilityStatement } from './legal-texts.ts';
import { counts, nameOf, numbers, pieceOf, type SiteSource, somePoolText, storePath } from './shop-parts.ts';
import { idOf } from './shop-plan.ts';

export function menuRecords({ shop }: SiteSource): readonly WireRecord[] {
	const records: WireRecord[] = [];
	const add = (name: PerLanguage<string>, path: string | null, parent: number | null = null): number => {
		const id = idOf(shop, records.length + 1);
		records.push({
			id,
			sort: records.length + 1,
			path,
			parent,
			type: path === null ? null : 'page',
			...inLanguages({ display_name: name }),
		});
		return id;
	};
	const list = (slug: string | null) => listPath(storeRoot(storePath, 'de'), slug, 1);
	add({ de: 'Schaufenster', en: 'Shop window', fr: 'Vitrine' }, list(null));
	const listed = add({ de: 'Stücke', en: 'Pieces', fr: 'Pièces' }, null);
	for (const number of numbers(counts.categories)) add(pieceOf(number).name, list(pieceOf(number).slug), listed);
	const told = add({ de: 'Das Haus', en: 'The house', fr: 'La maison' }, null);
	for (const number of numbers(counts.infoPages)) add(infoTitle(number), `${fixedPaths.info.de}/wissen-${number}`, told);
	add({ de: 'Kontakt', en: 'Contact', fr: 'Contact' }, linkKeys.contact.de);
	return records;
}

export function pageRecords({ shop, random, pool }: SiteSource): readonly WireRecord[] {
	const titles: readonly (readonly [type: string, title: PerLanguage<string>])[] = [
		['home', { de: `Willkommen bei ${nameOf(shop)}`, en: `Welcome to ${nameOf(shop)}`, fr: `Bienvenue chez ${nameOf(shop)}` }],
		['contact', { de: 'Kontakt', en: 'Contact', fr: 'Contact' }],
		['privacy', { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' }],
		['social_media_privacy', { de: 'Soziale Medien', en: 'Social media', fr: 'Réseaux sociaux' }],
		['accessibility', { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' }],
		...numbers(counts.infoPages).map((number) => ['info', infoTitle(number)] as const),
	];
	return titles.map(([type, title], index) => ({
		id: idOf(shop, index + 1),
		type,
		slug: type === 'info' ? `wissen-${index + 1 - (titles.length - counts.infoPages)}` : null,
		...inLanguages({ title, body: type === 'accessibility' ? accessibilityStatement : somePoolText(random, pool) }),
	}));
}

function infoTitle(number: number): PerLanguage<string> {
	return { de: `Wissen ${number}`, en: `Knowledge ${number}`, fr: `Savoir ${number}` };
}
