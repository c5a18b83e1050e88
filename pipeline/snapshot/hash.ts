/** The one hash that a snapshot names and checks things by. */
import { createHash } from 'node:crypto';

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
	return createHash('sha256').update(data).digest('hex');
}
