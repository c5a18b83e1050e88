/** Compares secrets. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time for every wrong secret: by their hashes, which are of one length. */
export function isSameSecret(sent: string, secret: string): boolean {
	const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(sent), digest(secret));
}
