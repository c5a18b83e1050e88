/** The main menu with its links resolved to the page's language; what leads to no page is left out. */
import type { MenuEntryData, MenuLinkData } from '../../client/layout/shell-data.ts';
import type { Problem } from '../../pipeline/problem.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Links } from '../../renderer/routes/links.ts';
import type { Language } from '../../site/languages.ts';
import type { MenuEntry, MenuTarget } from '../content/menu-entry.ts';
import { toOptionalText, toText } from './localized-text.ts';

export function toMenu(menu: readonly MenuEntry[], links: Links, language: Language): MenuEntryData[] {
	return menu
		.map((entry) => ({
			name: toText(entry.name, language),
			link: entry.target === null ? null : (toMenuLinks(entry.name, entry.target, links, language)[0] ?? null),
			groups: entry.groups
				.map((group) => ({
					name: toOptionalText(group.name, language),
					links: group.entries.flatMap((link) => toMenuLinks(link.name, link.target, links, language)),
				}))
				.filter((group) => group.links.length > 0),
		}))
		.filter((entry) => entry.link !== null || entry.groups.length > 0);
}

/** Menu entries that are left out, as warnings that name them. */
export function menuProblems(menu: readonly MenuEntry[], links: Links): Problem[] {
	const targets = menu.flatMap((entry) => [
		...(entry.target === null ? [] : [{ id: entry.id, target: entry.target }]),
		...entry.groups.flatMap((group) => group.entries.map(({ id, target }) => ({ id, target }))),
	]);
	return targets
		.filter(({ target }) => !links.resolveLink(hrefOf(target, 'de'), 'de').planned)
		.map(({ id, target }) => ({
			code: 'menu-target-missing',
			severity: 'warning',
			collection: 'menu_entry',
			id,
			field: 'path',
			message: `The entry leads to ${hrefOf(target, 'de')}, which is no page of this site, and is left out.`,
			fix: 'Correct the path, or remove the entry.',
		}));
}

function toMenuLinks(name: Localized, target: MenuTarget, links: Links, language: Language): MenuLinkData[] {
	const { kind, href, planned } = links.resolveLink(hrefOf(target, language), language);
	return planned ? [{ name: toText(name, language), href, kind }] : [];
}

function hrefOf(target: MenuTarget, language: Language): string {
	if (target.kind === 'external') return target.url;
	const anchor = target.anchor?.[language] ?? '';
	return anchor === '' ? target.path : `${target.path}#${anchor}`;
}
