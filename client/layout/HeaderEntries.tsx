/** The first entries of the menu, in the header of wide screens: only while they fit on one quiet line. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { usePage } from '../pages/page-context.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuEntryData, MenuLinkData } from './shell-data.ts';

const maximumEntries = 5;
const maximumCharacters = 48;

/** The links that fit, in order; each stands in the menu as well. */
export function chooseHeaderEntries(menu: readonly MenuEntryData[]): readonly MenuLinkData[] {
	const chosen: MenuLinkData[] = [];
	let characters = 0;
	for (const { link } of menu) {
		if (link === null || link.kind !== 'page') continue;
		characters += plainText(link.name).length;
		if (chosen.length === maximumEntries || characters > maximumCharacters) break;
		chosen.push(link);
	}
	return chosen;
}

export function HeaderEntries({ menu }: { menu: readonly MenuEntryData[] }): ReactNode {
	const { shell } = usePage().texts;
	const entries = chooseHeaderEntries(menu);
	if (entries.length === 0) return null;
	return (
		<nav className="header-entries" aria-label={shell.mainNavigation}>
			<ul className="row">
				{entries.map((link) => (
					<li key={link.href}>
						<MenuLink link={link} />
					</li>
				))}
			</ul>
		</nav>
	);
}
