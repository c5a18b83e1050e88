/** A card's product as the backend has it now, where the site has live content; else no code is loaded and no request sent. */
import { useEffect } from 'react';
import type { LiveCard, LiveCards } from '../live/watch-cards.ts';
import { createStore, useStore } from '../runtime/store.ts';
import { usePage } from '../ui/page-context.tsx';

/** Empty without live content. */
const liveCardsStore = createStore<LiveCards>(new Map());

/** undefined: nothing is known beyond what was built. */
export function useLiveCard(id: number): LiveCard | undefined {
	const { live, language } = usePage();
	useEffect(() => {
		// without its code the card stays as it was built
		if (live)
			import('../live/watch-cards.ts').then(
				({ watchCard }) => watchCard({ window, live, language, store: liveCardsStore }, id),
				console.warn,
			);
	}, [live, language, id]);
	return useStore(liveCardsStore, (cards) => cards.get(id));
}
