/** What the backend's answer to a rating means for it. */

export type DraftOutcome =
	| { readonly kind: 'sent' }
	/** For good: the same rating would be refused again. */
	| { readonly kind: 'refused'; readonly reason: string }
	/** The rating may be right, and the backend may take it later. */
	| { readonly kind: 'failed'; readonly reason: string };

/** Refusals that are about who asks, where and how often, and say nothing about the rating. */
const passing: ReadonlySet<number> = new Set([401, 403, 404, 405, 408, 429]);

/** Reads the answer to its end. The reason is the status with Directus' own code, such as `400 FAILED_VALIDATION`, and nothing that a visitor wrote. */
export async function toDraftOutcome(response: Response): Promise<DraftOutcome> {
	const { ok, status } = response;
	if (ok) {
		await response.body?.cancel();
		return { kind: 'sent' };
	}
	const code = readErrorCode(await response.text());
	const reason = code === null ? String(status) : `${status} ${code}`;
	return { kind: status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'failed', reason };
}

/** `{ errors: [{ extensions: { code } }] }`; null where a server before Directus answers. */
function readErrorCode(text: string): string | null {
	return /"code"\s*:\s*"([A-Z_]{1,60})"/.exec(text)?.[1] ?? null;
}
