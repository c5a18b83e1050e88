/** Short names for content: the first 16 hex digits of its SHA-256. */
import { createHash } from 'node:crypto';
import { shortHash } from '../pipeline/snapshot/hash.ts';

/** As `shortHash`, of bytes as well. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
	// To set up a hash that takes parts takes longer than to hash a short text at once.
	if (parts.every((part) => typeof part === 'string')) {
		return shortHash(...parts);
	}
	return hashInTurn(parts);
}

/** As `contentHash`, of parts that need not be in memory together. */
export function hashInTurn(parts: Iterable<string | Uint8Array>): string {
	const hash = createHash('sha256');
	for (const part of parts) {
		hash.update(`${part.length}:`).update(part);
	}
	return hash.digest('hex').slice(0, 16);
}
