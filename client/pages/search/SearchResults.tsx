/** The results: a list with its tools, or, without a match, ways on. */
import type { ReactNode } from 'react';
import { relevance } from '../../catalogue/catalogue-data.ts';
import type { ListView } from '../../catalogue/list-engine.ts';
import { toSearch } from '../../catalogue/list-query.ts';
import { changeQuery } from '../../catalogue/list-transitions.ts';
import { loadSearch } from '../../search/load-search.ts';
import { searchStore } from '../../search/search.ts';
import { readWords, withWords } from '../../search/search-words.ts';
import { ListPosition } from '../../ui/ListPosition.tsx';
import { usePage } from '../../ui/page-context.tsx';
// all of the list's page or nothing: what two pages share in part is cut into a script for each part
import '../product-list/ProductListPage.tsx';
import { ListEnd } from '../../lists/ListEnd.tsx';
import { ListFailure } from '../../lists/ListFailure.tsx';
import { ListTools } from '../../lists/ListTools.tsx';
import { useFilterPanel } from '../../lists/use-filter-panel.tsx';
import { type ListSource, useList } from '../../lists/use-list.ts';
import { useStore } from '../../runtime/use-store.ts';
import { FoundPages } from './FoundPages.tsx';
import { SearchNothing } from './SearchNothing.tsx';
import type { SearchPageData } from './search-page-data.ts';

interface SearchResultsProps {
	readonly data: SearchPageData;
	/** Those of the address; never empty. */
	readonly words: string;
}

const source: ListSource = {
	store: searchStore,
	hasActiveFilters: (search) => readWords(search) !== '',
	load: async (window) => (await loadSearch(window)).engine,
};

export function SearchResults({ data, words }: SearchResultsProps): ReactNode {
	const { list, search } = usePage().texts;
	const shown = useList({ ...data, scope: null }, source);
	const { view, Results, phase, pending, change } = shown;
	const panel = useFilterPanel(shown);
	const { live } = useStore(searchStore);
	const isNothing = view !== null && view.found?.order.length === 0;
	const pages = view === null ? [] : (live?.suggester.findPages(data.language, words) ?? []);
	return (
		<div aria-busy={phase === 'loading' || undefined}>
			<p className="search-summary" role="status">
				{view === null ? (pending ? search.searching : '') : summarise(view, words, pages.length, search)}
			</p>
			{phase === 'error' && <ListFailure message={search.notLoaded} onRetry={shown.retry} />}
			{pages.length > 0 && <FoundPages pages={pages} isBeside={!isNothing} />}
			{isNothing && pages.length === 0 && <SearchNothing data={data} words={words} />}
			{view !== null && !isNothing && Results !== null && (
				<>
					<ListTools
						position={<ListPosition shown={view.cards.length} total={view.total} page={1} pageCount={1} />}
						chosen={view.chosenCount}
						sorts={data.sorts}
						sort={view.query.sort}
						sortNames={{ ...list.sort.names, [relevance]: search.relevance }}
						opening={panel.opening}
						onOpen={panel.open}
						onSort={(sort) => void change({ type: 'setSort', sort })}
					/>
					<Results view={view} note={data.priceNote} onChange={(action) => void change(action)} />
					<ListEnd
						data={{ page: 1, pageCount: 1, previousPath: null, nextPath: data.path + nextAddress(view, words) }}
						view={view}
						onMore={() => change({ type: 'showMore' })}
					/>
				</>
			)}
			{panel.element}
		</div>
	);
}

/** The query of the address with more products, for those who open it elsewhere. */
function nextAddress({ query, offer }: ListView, words: string): string {
	return withWords(toSearch(changeQuery(query, { type: 'showMore' }, offer), offer), words);
}

function summarise({ found }: ListView, words: string, pages: number, search: ReturnType<typeof usePage>['texts']['search']): string {
	const count = found?.order.length ?? 0;
	if (count === 0) return pages === 0 ? search.nothing(words) : search.foundPages(words, pages);
	return found?.isNear ? search.near(words) : search.found(words, count);
}
