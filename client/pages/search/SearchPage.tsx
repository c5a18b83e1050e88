/** The search of the shop: the field, and below it what fits the words of the address, with the filters and sorts of every list. */
import { type ReactNode, useEffect } from 'react';
import { useSearch } from '../../lists/use-search.ts';
import { readdress } from '../../runtime/navigation/readdress.ts';
import { SearchField } from '../../search/SearchField.tsx';
import { readWords, withWords } from '../../search/search-words.ts';
import { usePage } from '../../ui/page-context.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import type { SearchPageData } from './search-page-data.ts';

export function SearchPage({ data }: { data: SearchPageData }): ReactNode {
	const { search } = usePage().texts;
	const address = useSearch();
	const words = readWords(address);
	// boot has hidden what the address does not ask for; from here on this page knows
	useEffect(() => document.documentElement.classList.remove('asking'), []);
	const searchFor = (wanted: string): void => {
		const next = data.path + withWords('', wanted);
		if (next !== window.location.pathname + window.location.search) readdress(window, next, 'push');
	};
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{search.title}</h1>
			</header>
			<SearchField id="words" path={data.path} words={words} onSearch={searchFor} />
			<noscript>
				<p className="lead">{search.withoutScript}</p>
			</noscript>
			<div className="list" data-query="">
				{words === '' ? <SearchStart data={data} /> : <SearchResults data={data} words={words} />}
			</div>
		</div>
	);
}
