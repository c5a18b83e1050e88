/** UUIDs that follow from names, so that whoever makes a thing again names it as before. */
import { createHash } from 'node:crypto';

/** A UUID (version 8, RFC 9562) that belongs to these names in this order, and to no others. */
export function uuidOf(...names: readonly (string | number)[]): string {
	const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
	return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}
