/** The one hash that a snapshot names and checks things by. */
import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
	return hash('sha256', data, 'hex');
}

/** The first 16 hex digits of a SHA-256 over all parts: a short name for content. */
export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
	// The length keeps ('ab', 'c') and ('a', 'bc') apart. To set up a hash that takes parts takes longer than to hash a short text at once.
	const isText = parts.every((part) => typeof part === 'string');
	return isText ? sha256(parts.map((part) => `${part.length}:${part}`).join('')).slice(0, 16) : hashInTurn(parts);
}

/** As `shortHash`, of parts that need not be in memory together. */
export function hashInTurn(parts: Iterable<string | Uint8Array>): string {
	const digest = createHash('sha256');
	for (const part of parts) {
		digest.update(`${part.length}:`).update(part);
	}
	return digest.digest('hex').slice(0, 16);
}

const buffer = Buffer.allocUnsafe(256 * 1024);

/**
 * SHA-256 of a file, read a part at a time into the same memory: taken whole, megabytes wait for the garbage collector, and getting new
 * memory for them takes as long as hashing them. Throws as the file system does.
 */
export function sha256OfFile(file: string): string {
	const descriptor = openSync(file, 'r');
	try {
		const digest = createHash('sha256');
		for (;;) {
			const bytes = readSync(descriptor, buffer, 0, buffer.length, null);
			if (bytes === 0) return digest.digest('hex');
			digest.update(buffer.subarray(0, bytes));
		}
	} finally {
		closeSync(descriptor);
	}
}
