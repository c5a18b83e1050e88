/** Other products at the end of a product's page. Loaded when they come near: many visitors never see them. */
import { type ReactNode, useEffect, useState } from 'react';
import { ProductBand } from '../cards/ProductBand.tsx';
import { queryFetcher } from '../catalogue/query-fetcher.ts';
import { openReads, type ReadsPlace } from '../live/open-reads.ts';
import type { ListedProduct } from '../live/shop-reads.ts';
import type { Kinship, ProductData } from '../products/product-data.ts';
import { createStorageArea } from '../runtime/storage/storage-area.ts';
import { usePage } from '../ui/page-context.tsx';
import { loadSuggestions, type Suggested } from './load-suggestions.ts';
import { RecentPieces } from './RecentPieces.tsx';
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
