/** Puts documents together as bytes: what is the same in all of them is encoded once, and only the rest for each. */

/** Text, or text that was encoded before. */
export type Part = string | Uint8Array;

/** A part that is used again and again. */
export function encodePart(text: string): Uint8Array {
	return Buffer.from(text);
}

/** Joins parts as UTF-8. What it gives is overwritten by the next call. */
export function createJoiner(): (parts: readonly Part[]) => Uint8Array {
	let bytes = Buffer.allocUnsafe(65_536);

	/** UTF-8 needs three bytes at most for each unit of a string. */
	function makeRoom(parts: readonly Part[]): void {
		const needed = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0);
		if (needed > bytes.length) {
			bytes = Buffer.allocUnsafe(2 * needed);
		}
	}

	return (parts) => {
		makeRoom(parts);
		let length = 0;
		for (const part of parts) {
			if (typeof part === 'string') {
				length += bytes.write(part, length);
			} else {
				bytes.set(part, length);
				length += part.length;
			}
		}
		return bytes.subarray(0, length);
	};
}
