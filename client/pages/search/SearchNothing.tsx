/** Ways on where nothing fits: single words that do, all products, the shop's contact, and the same search in another language. */
import type { ReactNode } from 'react';
import { useStore } from '../../runtime/use-store.ts';
import { searchStore } from '../../search/search.ts';
import { withWords } from '../../search/search-words.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { SearchPageData } from './search-page-data.ts';

interface SearchNothingProps {
	readonly data: Pick<SearchPageData, 'path' | 'shop' | 'contactPath' | 'otherSearches' | 'language'>;
	readonly words: string;
}

export function SearchNothing({ data, words }: SearchNothingProps): ReactNode {
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
