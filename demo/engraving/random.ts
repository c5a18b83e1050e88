/** The engraver's hand: small irregularities that are the same every time. */

/** A generator of numbers from 0 to 1 that depends on nothing but its seed (mulberry32 over an FNV hash). */
export function createRandom(seed: string): () => number {
	let state = 0x811c9dc5;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** Smooth noise from -1 to 1 along a line; each seed gives another line. */
export function noise(position: number, seed: number): number {
	const cell = Math.floor(position);
	const t = position - cell;
	const eased = t * t * (3 - 2 * t);
	return (1 - eased) * lattice(cell, seed) + eased * lattice(cell + 1, seed);
}

function lattice(cell: number, seed: number): number {
	let mixed = Math.imul(cell ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}
