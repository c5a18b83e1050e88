/** A link of menu or footer. `data-entry` stands directly before `href`: the renderer finds the current page by it. */
import type { ReactNode } from 'react';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { Text } from '../ui/Text.tsx';
import type { MenuLinkData } from './shell-data.ts';

export function MenuLink({ link }: { link: MenuLinkData }): ReactNode {
	if (link.kind !== 'page') {
		return (
			<OutwardLink href={link.href}>
				<Text value={link.name} />
			</OutwardLink>
		);
	}
	return (
		<a data-entry="" href={link.href}>
			<Text value={link.name} />
		</a>
	);
}

/** Links below each other, unless `className` sets them otherwise. */
export function MenuLinkList({ links, className = 'link-list' }: { links: readonly MenuLinkData[]; className?: string }): ReactNode {
	return (
		<ul className={className}>
			{links.map((link) => (
				<li key={link.href}>
					<MenuLink link={link} />
				</li>
			))}
		</ul>
	);
}
