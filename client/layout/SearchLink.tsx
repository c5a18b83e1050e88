/** The way to the search. Once the app runs, it opens the search over the page that is open (`search-link-behaviour.ts`). */
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { searchLinkClass } from '../search/search-link.ts';
import type { MenuLinkData } from './shell-data.ts';

export function SearchLink({ link }: { link: MenuLinkData }): ReactNode {
	return (
		<a className={searchLinkClass} data-entry="" href={link.href} aria-label={plainText(link.name)}>
			<Search size={26} strokeWidth={1.25} aria-hidden />
		</a>
	);
}
