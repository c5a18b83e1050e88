/** The groups under an entry of the menu: links, under headings where they have some. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { Text } from '../ui/Text.tsx';
import { MenuLinkList } from './MenuLink.tsx';
import type { MenuEntryData } from './shell-data.ts';

export function MenuGroups({ groups }: { groups: MenuEntryData['groups'] }): ReactNode {
	return groups.map((group) => (
		<div className="menu-group" key={group.name === null ? '' : plainText(group.name)}>
			{group.name !== null && (
				<p className="small soft">
					<Text value={group.name} />
				</p>
			)}
			<MenuLinkList links={group.links} />
		</div>
	));
}
