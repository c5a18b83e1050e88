/** The wish list page's data: the products of the visitor's list, and their cards as soon as these are there. */
import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../../site/languages.ts';
import type { FetchQuery } from '../../catalogue/fetch-query.ts';
import { createCatalogueLoader } from '../../catalogue/load-catalogue.ts';
import { queryFetcher } from '../../catalogue/query-fetcher.ts';
import { readCards } from '../../catalogue/read-cards.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { useStore } from '../../runtime/use-store.ts';
import { type WishedPiece, wishListStore } from '../../wish-list/wish-list.ts';

export interface Wishes {
	/** `idle`: the list was not read yet. `loading`: its cards are on their way. */
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** All products on the list since the page was opened, the newest first: a removed one keeps its place, and can be put back. */
	readonly pieces: readonly WishedPiece[];
	/** Of these, what is on it now. */
	readonly isWished: (id: number) => boolean;
	readonly cards: WishedCards;
	readonly kept: 'stored' | 'memory';
	readonly retry: () => void;
	/** Takes products off the list; they keep their place on the page. */
	readonly remove: (ids: readonly number[]) => void;
}

export function useWishes(language: Language): Wishes {
	const { pieces: listed, phase: read, kept } = useStore(wishListStore);
	const [seen, setSeen] = useState<readonly WishedPiece[]>([]);
	const [loaded, setLoaded] = useState<{ readonly key: string; readonly cards: WishedCards }>({ key: '', cards: new Map() });
	const [failed, setFailed] = useState(false);
	const pieces = [...listed.filter(({ id }) => !seen.some((piece) => piece.id === id)), ...seen];
	const key = pieces.map(({ id }) => id).join(' ');

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the products
	useEffect(() => setSeen(pieces), [key]);
	const load = useCallback(async (): Promise<void> => {
		setFailed(false);
		try {
			const { showWishes } = await import('../../wish-list/wishes.ts');
			showWishes();
			const ids = key === '' ? [] : key.split(' ').map(Number);
			const cards = await fetchWishedCards(ids, language, queryFetcher(window));
			setLoaded((before) => ({ key, cards: new Map([...before.cards, ...cards]) }));
		} catch (error) {
			console.error('The wish list could not be loaded', error);
			setFailed(true);
		}
	}, [key, language]);
	useEffect(() => void load(), [load]);
	useEffect(() => queryFetcher(window).onRenewed(() => void load()), [load]);

	return {
		phase: failed ? 'error' : read === 'idle' ? 'idle' : loaded.key === key ? 'success' : 'loading',
		pieces,
		isWished: (id) => listed.some((piece) => piece.id === id),
		cards: loaded.cards,
		kept,
		retry: () => void load(),
		remove: (ids) => {
			import('../../wish-list/wishes.ts')
				.then(({ changeWishesOf }) => changeWishesOf({ type: 'remove', ids }))
				.catch((error: unknown) => console.error('The wish list could not be changed', error));
		},
	};
}

/** By id; products that the shop does not have any more are missing. */
type WishedCards = ReadonlyMap<number, ProductCardData>;

/** The cards as the shop has them today, from the catalogue's files. Rejects where a file cannot be had. */
async function fetchWishedCards(ids: readonly number[], language: Language, fetchQuery: FetchQuery): Promise<WishedCards> {
	if (ids.length === 0) return new Map();
	const cards = await readCards(fetchQuery, await createCatalogueLoader(fetchQuery)(), ids, language);
	return new Map(cards.map((card) => [card.id, card]));
}
