/** The search of the shop: the field, and below it what fits the words of the address, with the filters and sorts of every list. */
import { type ReactNode, useEffect } from 'react';
import { headingAnchor } from '../../../site/text.ts';
import { relevance } from '../../catalogue/catalogue-data.ts';
import type { ListView } from '../../catalogue/list-engine.ts';
import { changeQuery, toSearch } from '../../catalogue/list-query.ts';
import { ListEnd, ListFailure } from '../../lists/ListEnd.tsx';
import { ListPosition, ListTools, useFilterPanel } from '../../lists/ListTools.tsx';
import { type ListSource, useList, useSearch } from '../../lists/use-list.ts';
import type { LinkData } from '../../products/product-card-data.ts';
import { readdress } from '../../runtime/navigation/readdress.ts';
import { useStore } from '../../runtime/store.ts';
import { loadSearch, searchStore } from '../../search/load-search.ts';
import { SearchField } from '../../search/SearchField.tsx';
import type { FoundPage } from '../../search/search-data.ts';
import { readWords, withWords } from '../../search/search-words.ts';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SearchPageData } from './search-page-data.ts';
// all of the list's page or nothing: what two pages share in part is cut into a script for each part
import '../product-list/ProductListPage.tsx';

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
			<PageHeader title={search.title} />
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

/** The search page before the first search: it shows the families of the shop. */
function SearchStart({ data }: { data: Pick<SearchPageData, 'shop' | 'categories'> }): ReactNode {
	const { search } = usePage().texts;
	const anchor = headingAnchor(search.start);
	return (
		<section className="search-start" id={anchor}>
			<h2>
				<a href={`#${anchor}`}>{search.start}</a>
			</h2>
			<PageLinks links={[data.shop, ...data.categories]} />
		</section>
	);
}

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

/** The results: a list with its tools, or, without a match, ways on. */
function SearchResults({ data, words }: SearchResultsProps): ReactNode {
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

interface SearchNothingProps {
	readonly data: Pick<SearchPageData, 'path' | 'shop' | 'contactPath' | 'otherSearches' | 'language'>;
	readonly words: string;
}

/** Ways on where nothing fits: single words that do, all products, the shop's contact, and the same search in another language. */
function SearchNothing({ data, words }: SearchNothingProps): ReactNode {
	const { list, search } = usePage().texts;
	const { live } = useStore(searchStore);
	const single = live?.suggester.findEach(data.language, words) ?? [];
	return (
		<div className="search-nothing">
			{single.length > 0 && (
				<>
					<h2>{search.instead}</h2>
					<ul className="link-list">
						{single.map(({ word, count }) => (
							<li key={word}>
								<a href={data.path + withWords('', word)}>{word}</a> <small className="soft">{search.pieces(count)}</small>
							</li>
						))}
					</ul>
				</>
			)}
			<p className="row">
				<a className="button" href={data.shop.path}>
					{list.everything}
				</a>
				<a className="quiet-link" href={data.contactPath}>
					{search.contact}
				</a>
				{data.otherSearches.map(({ language, name, path }) => (
					<a className="quiet-link" key={language} href={path + withWords('', words)} lang={language} hrefLang={language}>
						{name}
					</a>
				))}
			</p>
		</div>
	);
}

interface FoundPagesProps {
	readonly pages: readonly FoundPage[];
	/** Products stand below them. */
	readonly isBeside: boolean;
}

/** Pages that have the words: texts, brands, and where to find the shop. */
function FoundPages({ pages, isBeside }: FoundPagesProps): ReactNode {
	const { search } = usePage().texts;
	return (
		<section className="search-pages">
			{isBeside && <h2>{search.onPages}</h2>}
			<PageLinks links={pages} />
		</section>
	);
}

function PageLinks({ links }: { links: readonly LinkData[] }): ReactNode {
	return (
		<ul className="link-list">
			{links.map(({ path, name }) => (
				<li key={path}>
					<a href={path}>
						<Text value={name} />
					</a>
				</li>
			))}
		</ul>
	);
}
