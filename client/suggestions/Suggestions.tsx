/** Other pieces at the end of a piece's page. Loaded when somebody gets near, because nobody may. */
import { type ReactNode, useEffect, useState } from 'react';
import { queryFetcher } from '../catalogue/query-fetcher.ts';
import { ProductBand } from '../components/ProductBand.tsx';
import { usePage } from '../pages/page-context.tsx';
import type { ProductData } from '../pages/product/product-data.ts';
import { clearRecent, noteRecent, readRecent } from '../storage/recent-pieces.ts';
import { createStorageArea } from '../storage/storage-area.ts';
import { bringSuggestions, type Suggested } from './bring-suggestions.ts';
import type { Kinship } from './choose-related.ts';
import { RecentPieces } from './RecentPieces.tsx';

export interface SuggestionsProps {
	readonly data: Pick<ProductData, 'id' | 'priceNote'> & { readonly kinship: Kinship };
}

export function Suggestions({ data }: SuggestionsProps): ReactNode {
	const { language, texts } = usePage();
	const { suggestions } = texts;
	const [suggested, setSuggested] = useState<Suggested | null>(null);
	const [area] = useState(() => createStorageArea(() => window.localStorage));
	const [recent, setRecent] = useState(() => readRecent(area, Date.now()));
	const { id, kinship, priceNote } = data;
	useEffect(() => {
		let isCurrent = true;
		bringSuggestions(queryFetcher(window), { id, kinship, language, recent: readRecent(area, Date.now()) ?? [], random: Math.random }).then(
			(brought) => isCurrent && setSuggested(brought),
			// the page is whole without them
			(error: unknown) => console.warn('Other pieces could not be suggested', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [id, kinship, language, area]);
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
