/** Short names for content: the first 16 hex digits of its SHA-256. */
import { createHash } from 'node:crypto';

export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) {
		// The length keeps ('ab', 'c') and ('a', 'bc') apart.
		hash.update(`${part.length}:`).update(part);
	}
	return hash.digest('hex').slice(0, 16);
}
