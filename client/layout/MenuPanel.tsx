/** The menu: all entries, with groups of which one at a time is open. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { marks } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { MenuEntryData, ShellData } from './shell-data.ts';

export function MenuPanel({ shell }: { shell: ShellData }): ReactNode {
	const text = usePage().texts.frame;
	return (
		<SidePanel id={marks.menuId} name={text.menu} closeName={text.closeMenu}>
			<nav aria-label={text.menu}>
				<ul className="menu-entries">
					{shell.menu.map((entry) => (
						<li key={plainText(entry.name)}>
							<MenuEntry entry={entry} />
						</li>
					))}
					{shell.wishLink && (
						<li>
							<MenuLink link={shell.wishLink} />
						</li>
					)}
				</ul>
			</nav>
			<LanguageSwitcher shell={shell} inFull />
		</SidePanel>
	);
}

/** The details share one name: the browser keeps only one of them open. */
function MenuEntry({ entry }: { entry: MenuEntryData }): ReactNode {
	if (entry.groups.length === 0) return entry.link && <MenuLink link={entry.link} />;
	return (
		<details name={marks.menuId}>
			<summary>
				<Text value={entry.name} />
			</summary>
			<MenuGroups groups={entry.groups} />
		</details>
	);
}
