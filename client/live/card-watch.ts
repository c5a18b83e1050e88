/** Reads the products again whose cards are shown: all that come together in one question, as many in each as a list has on a page. */
import { productPageSize } from '../../site/constants.ts';
import type { LiveCards } from './live-cards.ts';
import type { ShopReads } from './shop-reads.ts';

export interface CardWatchOptions {
	/** Rejects where the backend cannot be asked. */
	readonly list: ShopReads['list'];
	readonly show: (cards: LiveCards) => void;
	/** Called with each question that failed; what the cards show stays. */
	readonly fail: (error: unknown) => void;
	/** Runs it once the cards of a page have all come. */
	readonly soon: (run: () => void) => void;
}

/** Takes the id of a product whose card is shown, and asks for it again. Only shown cards cause requests. */
export type WatchCard = (id: number) => void;

export function createCardWatch({ list, show, fail, soon }: CardWatchOptions): WatchCard {
	let waiting = new Set<number>();

	async function ask(ids: readonly number[]): Promise<void> {
		try {
			const { data } = await list({ filters: { ids }, sort: 'id', page: 0 });
			const known = new Map(data.map(({ id, price, availability }) => [id, { price, availability }]));
			show(new Map(ids.map((id) => [id, known.get(id) ?? { price: null, availability: 'sold-out' }])));
		} catch (error) {
			fail(error);
		}
	}

	function askAll(): void {
		const ids = [...waiting].sort((left, right) => left - right);
		waiting = new Set();
		for (let first = 0; first < ids.length; first += productPageSize) void ask(ids.slice(first, first + productPageSize));
	}

	return (id) => {
		if (waiting.size === 0) soon(askAll);
		waiting.add(id);
	};
}
