/** Keeps the contact page in the visitor's language, also unopened: without a network, phone number and opening hours are needed most. */
const maxAgeMs = 86_400_000;

/** The contact page in one language. */
export interface KeptContact {
	/** Site path. */
	readonly path: string;
	/** Names of its scripts below `/assets/`, beyond those of every page. */
	readonly scripts: readonly string[];
}

/** Whether what is kept of it needs no request: it is of today, and runs with the scripts that this worker keeps. `scripts`: their addresses. */
export async function isKeptFresh(kept: Response | undefined, scripts: readonly string[], nowMs: number): Promise<boolean> {
	if (kept === undefined) return false;
	// a host that does not date its answers is asked once
	const madeMs = Date.parse(kept.headers.get('Date') ?? '') || nowMs;
	if (nowMs - madeMs >= maxAgeMs) return false;
	const html = await kept.text();
	return scripts.some((script) => html.includes(`"${script}"`));
}

/** Sheets that a document loads as files. */
export function sheetsIn(html: string): string[] {
	return [...html.matchAll(/<link\b[^>]*\bhref="(\/assets\/[^"]+\.css)"/g)].flatMap(([, path]) => path ?? []);
}
