/** The one hash that a snapshot names and checks things by. */
import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
	return hash('sha256', data, 'hex');
}

/** The first 16 hex digits of a SHA-256 over all parts: a short name for content. */
export function shortHash(...parts: readonly string[]): string {
	// The length keeps ('ab', 'c') and ('a', 'bc') apart.
	return sha256(parts.map((part) => `${part.length}:${part}`).join('')).slice(0, 16);
}

const part = Buffer.allocUnsafe(256 * 1024);

/**
 * SHA-256 of a file, read a part at a time into the same memory: taken whole, megabytes wait for the garbage collector, and getting new
 * memory for them takes as long as hashing them. Throws as the file system does.
 */
export function sha256OfFile(file: string): string {
	const descriptor = openSync(file, 'r');
	try {
		const digest = createHash('sha256');
		for (;;) {
			const bytes = readSync(descriptor, part, 0, part.length, null);
			if (bytes === 0) return digest.digest('hex');
			digest.update(part.subarray(0, bytes));
		}
	} finally {
		closeSync(descriptor);
	}
}
