/** Fixed ids of what is installed, so that an installation finds what an earlier one made. */
import { createHash } from 'node:crypto';

/** A UUID (version 8) that belongs to the names, and to no others. */
export function idOf(...names: readonly string[]): string {
	const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
	return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}
