/** The menu that slides in from the right: a popover, so that it opens, closes on Escape and outside clicks without any script. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { Text } from '../components/Text.tsx';
import { marks } from '../document-marks.ts';
import { usePage } from '../pages/page-context.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MenuLink, MenuLinkList } from './MenuLink.tsx';
import type { MenuEntryData, ShellData } from './shell-data.ts';

export function MenuPanel({ shell }: { shell: ShellData }): ReactNode {
	const text = usePage().texts.shell;
	return (
		<dialog className="menu-panel" id={marks.menuId} popover="auto" aria-label={text.menu}>
			<button className="menu-close" type="button" popoverTarget={marks.menuId} popoverTargetAction="hide" aria-label={text.closeMenu}>
				<X size={26} strokeWidth={1.25} aria-hidden />
			</button>
			<nav aria-label={text.menu}>
				<ul className="menu-entries">
					{shell.menu.map((entry) => (
						<li key={plainText(entry.name)}>
							<MenuEntry entry={entry} />
						</li>
					))}
				</ul>
			</nav>
			<LanguageSwitcher shell={shell} inFull />
		</dialog>
	);
}

/** The details share one name: the browser keeps only one of them open. */
function MenuEntry({ entry }: { entry: MenuEntryData }): ReactNode {
	if (entry.groups.length === 0) return entry.link && <MenuLink link={entry.link} />;
	return (
		<details name={marks.menuId}>
			<summary>
				<Text value={entry.name} />
				<Plus size={18} strokeWidth={1.25} aria-hidden />
			</summary>
			{entry.groups.map((group) => (
				<div className="menu-group" key={group.name === null ? '' : plainText(group.name)}>
					{group.name !== null && (
						<p className="small soft">
							<Text value={group.name} />
						</p>
					)}
					<MenuLinkList links={group.links} />
				</div>
			))}
		</details>
	);
}
