/** Short names for content: the first 16 hex digits of its SHA-256. */
import { createHash, hash } from 'node:crypto';

export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
	return digest(parts).slice(0, 16);
}

function digest(parts: readonly (string | Uint8Array)[]): string {
	// The length keeps ('ab', 'c') and ('a', 'bc') apart.
	const texts = parts.flatMap((part) => (typeof part === 'string' ? [`${part.length}:${part}`] : []));
	if (texts.length === parts.length) {
		// At once: for a short text, to set up a hash that takes parts takes longer than hashing.
		return hash('sha256', texts.join(''), 'hex');
	}
	const sha256 = createHash('sha256');
	for (const part of parts) {
		sha256.update(`${part.length}:`).update(part);
	}
	return sha256.digest('hex');
}
