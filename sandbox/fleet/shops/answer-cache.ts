/** Keeps answers as they were sent: a fleet asks the same of each shop again and again, and should not wait for its stand-in of a backend. */

/** What an answer follows from: one collection of one shop, or (`domain` null) everything. */
export interface AnswerScope {
	readonly collection: string;
	readonly domain: string | null;
}

export interface AnswerCache {
	/** null where it is not known, or something that it follows from was edited. */
	find(url: string): Buffer | null;
	keep(url: string, scope: AnswerScope, answer: Buffer): void;
}

interface KeptAnswer {
	readonly scope: AnswerScope;
	readonly version: number;
	readonly answer: Buffer;
}

const mostBytes = 256 * 2 ** 20;

/** `versionOf` rises with each edit in a scope. */
export function createAnswerCache(versionOf: (scope: AnswerScope) => number): AnswerCache {
	const kept = new Map<string, KeptAnswer>();
	let bytes = 0;

	function forget(url: string): void {
		bytes -= kept.get(url)?.answer.length ?? 0;
		kept.delete(url);
	}

	return {
		find(url) {
			const known = kept.get(url);
			if (known === undefined) return null;
			if (known.version === versionOf(known.scope)) return known.answer;
			forget(url);
			return null;
		},
		keep(url, scope, answer) {
			forget(url);
			kept.set(url, { scope, version: versionOf(scope), answer });
			bytes += answer.length;
			// The oldest go first.
			for (const oldest of kept.keys()) {
				if (bytes <= mostBytes) break;
				forget(oldest);
			}
		},
	};
}
