/** Undefined for what is no JSON: stored text may be anybody's. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
