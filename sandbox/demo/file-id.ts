/** File ids that are the same on every machine: a UUID of version 5 form, computed from a name. */
import { createHash } from 'node:crypto';

/** The id of the demo file with this name, such as `hero` or `meridian-automatik`. */
export function fileId(name: string): string {
	const hash = createHash('sha1').update(`schaufenster-demo:${name}`).digest();
	const bytes = hash.subarray(0, 16);
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = bytes.toString('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The name of the file that shows a detail of what the file with this name shows whole. */
export function detailName(name: string): string {
	return `${name}-detail`;
}
