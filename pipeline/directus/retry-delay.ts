/** How long to wait before a request is tried again. */

export const maxAttempts = 5;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/** A backend that asks for more than this is not worth waiting for in one go. */
const maxRetryAfterMs = 120_000;

/** Doubles from one second up to 30; longer if the backend asks for it. `failures` counts from 1. */
export function retryDelayMs(failures: number, retryAfter: string | null, nowMs: number): number {
	const own = Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);
	return Math.max(own, Math.min(parseRetryAfterMs(retryAfter, nowMs) ?? 0, maxRetryAfterMs));
}

/** A `Retry-After` of seconds or of an HTTP date; null where it says nothing that can be followed. */
function parseRetryAfterMs(header: string | null, nowMs: number): number | null {
	const value = header?.trim() ?? '';
	if (/^\d+$/.test(value)) return Number(value) * 1000;
	if (!/^[A-Z][a-z]{2},? /.test(value)) return null;
	const atMs = Date.parse(value);
	return Number.isNaN(atMs) || atMs < nowMs ? null : atMs - nowMs;
}
