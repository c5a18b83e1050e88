/** Other products at the end of a product's page. Loaded when they come near: many visitors never see them. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../site/languages.ts';
import { ProductBand, ProductGrid } from '../cards/ProductGrid.tsx';
import { hasBit } from '../catalogue/bitset.ts';
import { type Catalogue, createCatalogueLoader, readCards } from '../catalogue/catalogue.ts';
import { type FetchQuery, queryFetcher } from '../catalogue/fetch-query.ts';
import { openReads, type ReadsPlace } from '../live/open-reads.ts';
import type { ListedProduct, ShopReads } from '../live/shop-reads.ts';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import type { Kinship, ProductData } from '../products/product-data.ts';
import { createStorageArea } from '../runtime/storage.ts';
import { Band } from '../ui/Band.tsx';
import { usePage } from '../ui/page-context.tsx';
import { clearRecent, noteRecent, readRecent } from './recent-pieces.ts';

export interface SuggestionsProps {
	readonly data: Pick<ProductData, 'id' | 'priceNote' | 'list'> & { readonly kinship: Kinship };
}

export function Suggestions({ data }: SuggestionsProps): ReactNode {
	const { language, texts, live = null } = usePage();
	const { suggestions } = texts;
	const [suggested, setSuggested] = useState<Suggested | null>(null);
	const [area] = useState(() => createStorageArea(() => window.localStorage));
	const [recent, setRecent] = useState(() => readRecent(area, Date.now()));
	const { id, kinship, priceNote } = data;
	const storeRoot = data.list.path.slice(0, data.list.path.lastIndexOf('/'));
	useEffect(() => {
		let isCurrent = true;
		const places = [live, null].map((source) => ({ live: source, language, storeRoot }));
		const random = (limit: number) => readRandom(places, limit);
		loadSuggestions(queryFetcher(window), { id, kinship, language, recent: readRecent(area, Date.now()) ?? [], random }).then(
			(brought) => isCurrent && setSuggested(brought),
			// the page is whole without them
			(error: unknown) => console.warn('Other pieces could not be suggested', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [id, kinship, language, area, live, storeRoot]);
	const begin = (): void => {
		if (noteRecent(area, id, Date.now(), true)) setRecent(readRecent(area, Date.now()));
	};
	const clear = (): void => {
		if (clearRecent(area)) setRecent(null);
	};
	const note = { priceNote, shopPath: null };
	return (
		<>
			<ProductBand heading={suggestions.related} products={suggested?.related ?? []} {...note} />
			<ProductBand heading={suggestions.random} products={suggested?.random ?? []} {...note} />
			<RecentPieces
				isNoted={recent !== null}
				products={recent === null ? [] : (suggested?.recent ?? [])}
				priceNote={priceNote}
				onBegin={begin}
				onClear={clear}
			/>
		</>
	);
}

/** By the first place that answers: where the backend does not, the catalogue of the build does. */
async function readRandom([place, ...others]: readonly ReadsPlace[], limit: number): Promise<readonly ListedProduct[]> {
	if (place === undefined) return [];
	try {
		return await (await openReads(window, place)).random(limit);
	} catch (error) {
		if (others.length === 0) throw error;
		console.warn('Pieces by chance could not be read from the backend', error);
		return await readRandom(others, limit);
	}
}

interface RecentPiecesProps {
	readonly isNoted: boolean;
	readonly products: readonly ProductCardData[];
	readonly priceNote: PriceNoteData;
	readonly onBegin: () => void;
	readonly onClear: () => void;
}

/** The products looked at last: the browser keeps them only where the visitor wants it to, and forgets them at once. */
function RecentPieces({ isNoted, products, priceNote, onBegin, onClear }: RecentPiecesProps): ReactNode {
	const { suggestions } = usePage().texts;
	return (
		<Band heading={suggestions.recent}>
			<p className="soft" role="status">
				{isNoted ? suggestions.noted : suggestions.notNoted}
			</p>
			{products.length > 0 && <ProductGrid products={products} note={priceNote} level={3} />}
			<button className="button" type="button" onClick={isNoted ? onClear : onBegin}>
				{isNoted ? suggestions.clear : suggestions.begin}
			</button>
		</Band>
	);
}

/** Products in a row. */
const limit = 4;

interface Suggested {
	readonly related: readonly ProductCardData[];
	/** None of those related. */
	readonly random: readonly ProductCardData[];
	readonly recent: readonly ProductCardData[];
}

interface SuggestionsRequest {
	readonly id: number;
	readonly kinship: Kinship;
	/** Ids, the last one first. */
	readonly recent: readonly number[];
	readonly language: Language;
	/** Reads from the backend or the build. */
	readonly random: ShopReads['random'];
}

/**
 * Brings the products that a product's page suggests: those that belong to it, some by chance, and those looked at last. Rejects where
 * the catalogue cannot be had. A product that is newer than the build has no card yet: pictures and what stands at a price come with
 * the build.
 */
export async function loadSuggestions(fetchQuery: FetchQuery, request: SuggestionsRequest): Promise<Suggested> {
	const { id, kinship, language } = request;
	const catalogue = await createCatalogueLoader(fetchQuery)();
	const related = chooseRelated(catalogue, id, kinship, limit);
	const random = await chooseOthers(request.random, new Set([id, ...related]));
	const recent = request.recent.filter((each) => each !== id).slice(0, limit);
	const wanted = new Set([...related, ...random, ...recent]);
	const cards = await readCards(fetchQuery, catalogue, [...wanted], language);
	const pick = (ids: readonly number[]) => ids.flatMap((each) => cards.find((card) => card.id === each) ?? []);
	return { related: pick(related), random: pick(random), recent: pick(recent) };
}

/** Ids. Asked for once more only where too many of them are shown already, as happens in a small shop. */
async function chooseOthers(random: ShopReads['random'], shown: ReadonlySet<number>): Promise<readonly number[]> {
	const others = async (count: number) => (await random(count)).flatMap(({ id }) => (shown.has(id) ? [] : [id])).slice(0, limit);
	const some = await others(limit);
	return some.length === limit ? some : await others(limit + shown.size);
}

/** Weights of kinship: a ring goes with rings, then with products of its maker, then with those of its theme. */
const weights = { category: 3, manufacturer: 2, tag: 2 } as const;

/**
 * Chooses products that belong to another one: by what both have in common, the same for all visitors while the catalogue is. Ids of
 * at most `limit` products, the nearest first; what can be had before what cannot, and new before old. Without the product itself.
 */
export function chooseRelated(catalogue: Catalogue, id: number, { category, manufacturer, tags }: Kinship, limit: number): number[] {
	const soldOut = catalogue.available('sold-out');
	const kinds = [
		{ bits: catalogue.having('category', [category]), weight: weights.category },
		...(manufacturer === null ? [] : [{ bits: catalogue.having('manufacturer', [manufacturer]), weight: weights.manufacturer }]),
		...tags.map((tag) => ({ bits: catalogue.having('tag', [tag]), weight: weights.tag })),
	];
	const scored = catalogue.ids.map((each, piece) => {
		const score = kinds.reduce((sum, { bits, weight }) => (hasBit(bits, piece) ? sum + weight : sum), 0);
		return { id: each, score, isSoldOut: hasBit(soldOut, piece) };
	});
	return scored
		.filter((each) => each.score > 0 && each.id !== id)
		.sort((left, right) => Number(left.isSoldOut) - Number(right.isSoldOut) || right.score - left.score || right.id - left.id)
		.slice(0, limit)
		.map((each) => each.id);
}
