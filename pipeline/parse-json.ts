/** Undefined for what is no JSON: text from a disk, a process or git may be cut off, or of another kind. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
