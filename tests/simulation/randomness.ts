/** Names of things in a week: none comes twice in it, and each comes again with the same week. */
import { createHash } from 'node:crypto';
import type { Randomness } from '../../orders/randomness.ts';

export function createRandomness(week: number): Randomness {
	let count = 0;
	const next = (): Buffer => createHash('sha256').update(`${week} ${count++}`).digest();
	return {
		uuid() {
			const hex = next().toString('hex');
			return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
		},
		bytes(length) {
			const parts = Array.from({ length: Math.ceil(length / 32) }, next);
			return Buffer.concat(parts).subarray(0, length);
		},
	};
}
