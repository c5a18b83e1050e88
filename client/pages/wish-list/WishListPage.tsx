/** The wish list. What stands on it comes from the visitor's storage; the page around it is the same for everyone. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../site/languages.ts';
import { ProductCard } from '../../cards/ProductCard.tsx';
import { createCatalogueLoader, readCards } from '../../catalogue/catalogue.ts';
import { type FetchQuery, queryFetcher } from '../../catalogue/fetch-query.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { useStore } from '../../runtime/store.ts';
import { PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { type WishedPiece, wishListStore } from '../../wish-list/wish-list.ts';
import { WishedOffer } from './WishedOffer.tsx';
import type { WishListData } from './wish-list-data.ts';

export function WishListPage({ data }: { data: WishListData }): ReactNode {
	const { wishList } = usePage().texts;
	return (
		<div className="frame">
			<PageHeader title={wishList.title} lead={wishList.intro} />
			<WishedPieces data={data} />
		</div>
	);
}

/** The wished products as cards, or what stands in their place: before storage is read, when there are none, when their cards do not come. */
function WishedPieces({ data }: { data: WishListData }): ReactNode {
	const { texts, language } = usePage();
	const words = texts.wishList;
	const { phase, pieces, isWished, cards, kept, retry, remove } = useWishes(language);
	const container = useRef<HTMLDivElement>(null);
	const gone = phase === 'success' ? pieces.filter(({ id }) => !cards.has(id) && isWished(id)) : [];
	const shown = pieces.flatMap(({ id }) => cards.get(id) ?? []);
	return (
		<div className="wishes" ref={container} tabIndex={-1} data-phase={phase}>
			{(phase === 'idle' || (phase === 'loading' && shown.length === 0)) && (
				<>
					<p className="needs-script">{words.loading}</p>
					<noscript>
						<p>{words.withoutScript}</p>
					</noscript>
				</>
			)}
			{phase !== 'idle' && kept === 'memory' && <p className="wishes-notice">{words.memoryOnly}</p>}
			{phase === 'error' && (
				<p className="wishes-notice" role="alert">
					{words.notLoaded}{' '}
					<button className="quiet-button" type="button" onClick={retry}>
						{words.retry}
					</button>
				</p>
			)}
			{phase === 'success' && pieces.length === 0 && (
				<p className="lead">
					{words.empty} <a href={data.shopPath}>{words.toShop}</a>
				</p>
			)}
			{gone.length > 0 && (
				<GonePieces
					pieces={gone}
					onPutAway={() => {
						container.current?.focus(); // the button goes
						remove(gone.map(({ id }) => id));
					}}
				/>
			)}
			{shown.length > 0 && (
				<ul className="product-grid" aria-label={words.pieces}>
					{shown.map((card) => (
						<li key={card.id}>
							<ProductCard product={card} note={data.priceNote} level={2} />
							<WishedOffer card={card} onMoved={() => remove([card.id])} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Wished products that the shop does not have any more. */
function GonePieces({ pieces, onPutAway }: { pieces: Wishes['pieces']; onPutAway: () => void }): ReactNode {
	const { texts, language } = usePage();
	const words = texts.wishList;
	return (
		<section className="wishes-gone" aria-labelledby="wishes-gone">
			<h2 id="wishes-gone">{words.gone}</h2>
			<ul>
				{pieces.map(({ id, name, language: written }) => (
					<li key={id} lang={written === language ? undefined : written}>
						{name}
					</li>
				))}
			</ul>
			<button className="quiet-link" type="button" onClick={onPutAway}>
				{words.putAway}
			</button>
		</section>
	);
}

interface Wishes {
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

/** The wish list page's data: the products of the visitor's list, and their cards as soon as these are there. */
function useWishes(language: Language): Wishes {
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
