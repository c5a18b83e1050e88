/** The one hash that a snapshot names and checks things by. */
import { hash } from 'node:crypto';

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
	return hash('sha256', data, 'hex');
}

/** The first 16 hex digits of a SHA-256 over all parts: a short name for content. */
export function shortHash(...parts: readonly string[]): string {
	// The length keeps ('ab', 'c') and ('a', 'bc') apart.
	return sha256(parts.map((part) => `${part.length}:${part}`).join('')).slice(0, 16);
}
