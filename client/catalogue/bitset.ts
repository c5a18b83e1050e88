/** Sets of products as bits, 32 to a word: what filters are made of. All sets of one catalogue have the same number of words. */

export type Bitset = Uint32Array;

export function emptyBits(size: number): Bitset {
	return new Uint32Array(Math.ceil(size / 32));
}

/** Holds every product from 0 to `size`. */
export function fullBits(size: number): Bitset {
	const bits = emptyBits(size).fill(0xffffffff);
	const rest = size % 32;
	if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
	return bits;
}

export function setBit(bits: Bitset, piece: number): void {
	bits[piece >>> 5] = (bits[piece >>> 5] ?? 0) | (1 << (piece & 31));
}

export function hasBit(bits: Bitset, piece: number): boolean {
	return (((bits[piece >>> 5] ?? 0) >>> (piece & 31)) & 1) === 1;
}

/** Takes out of `bits` what `other` does not hold. */
export function keepCommon(bits: Bitset, other: Bitset): void {
	for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Adds what `other` holds to `bits`. */
export function addAll(bits: Bitset, other: Bitset): void {
	for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

export function countBits(bits: Bitset): number {
	let count = 0;
	for (let word = 0; word < bits.length; word += 1) count += bitsOf(bits[word] ?? 0);
	return count;
}

export function countCommon(left: Bitset, right: Bitset): number {
	let count = 0;
	for (let word = 0; word < left.length; word += 1) count += bitsOf((left[word] ?? 0) & (right[word] ?? 0));
	return count;
}

/** The bits that are set in a word, added up in parallel. */
function bitsOf(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
