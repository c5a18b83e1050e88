/** The entries of the menu in the header of wide screens, as many as stand on one line. A group opens below them; without any script, too. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { headerGroupIds } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuEntryData, ShellData } from './shell-data.ts';

/** The line's width where it first appears, and what an entry takes of it: an estimate on the safe side for the text face. */
const lineWidthPx = 1150;
const characterWidthPx = 8.2;
const gapWidthPx = 34;
const arrowWidthPx = 22;

/** The entries that fit, in order; each stands in the menu as well. `narrowedPx`: the line's width where the theme makes it narrower. */
export function chooseHeaderEntries(menu: readonly MenuEntryData[], narrowedPx: number | null = null): readonly MenuEntryData[] {
	const availablePx = Math.min(lineWidthPx, narrowedPx ?? lineWidthPx);
	const chosen: MenuEntryData[] = [];
	let widthPx = 0;
	let groups = 0;
	for (const entry of menu) {
		const isGroup = entry.groups.length > 0;
		if (!isGroup && entry.link?.kind !== 'page') continue;
		if (isGroup) groups++;
		widthPx += plainText(entry.name).length * characterWidthPx + gapWidthPx + (isGroup ? arrowWidthPx : 0);
		if (widthPx > availablePx || groups > headerGroupIds.length) break;
		chosen.push(entry);
	}
	return chosen;
}

export function HeaderEntries({ shell: { menu, header } }: { shell: ShellData }): ReactNode {
	const { frame } = usePage().texts;
	const entries = chooseHeaderEntries(menu, header.lineWidthPx);
	const ids = headerGroupIds.values();
	if (entries.length === 0) return null;
	return (
		<nav className="header-entries" aria-label={frame.mainNavigation}>
			<ul>
				{entries.map((entry) => (
					<li key={plainText(entry.name)}>
						{entry.groups.length > 0 ? (
							<HeaderGroup entry={entry} id={ids.next().value ?? ''} />
						) : (
							entry.link && <MenuLink link={entry.link} />
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The browser closes it for another one, on Escape and on a click elsewhere. */
function HeaderGroup({ entry, id }: { entry: MenuEntryData; id: string }): ReactNode {
	return (
		<>
			<button type="button" popoverTarget={id}>
				<Text value={entry.name} />
				<ChevronDown size={14} strokeWidth={1.5} aria-hidden />
			</button>
			<div className="header-group" id={id} popover="auto">
				<MenuGroups groups={entry.groups} />
			</div>
		</>
	);
}
