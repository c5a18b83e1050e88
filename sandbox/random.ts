/** Numbers that look random and come again for the same seed, so that a failure can be repeated. */

export interface Random {
	/** At least 0, less than 1. */
	next(): number;
	/** A whole number from 0 to `below`, without `below` itself. */
	whole(below: number): number;
	/** One of a list. Throws where it is empty. */
	pick<Item>(list: readonly Item[]): Item;
	/** The list in another order. */
	shuffle<Item>(list: readonly Item[]): Item[];
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	function next(): number {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}
	const whole = (below: number) => Math.floor(next() * below);
	return {
		next,
		whole,
		pick(list) {
			if (list.length === 0) throw new Error('There is nothing to choose from.');
			return list[whole(list.length)] as (typeof list)[number];
		},
		shuffle(list) {
			return list
				.map((item) => ({ item, key: next() }))
				.sort((left, right) => left.key - right.key)
				.map(({ item }) => item);
		},
	};
}
