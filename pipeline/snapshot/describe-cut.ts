/** Says where a text stops being JSON: this separates a half-written file from one that was broken by hand. */

/** As the end of a sentence about the file. */
export function describeCut(text: string, error: unknown): string {
	if (text.trim() === '') return 'is empty: it was only half written';
	const reason = error instanceof Error ? error.message : '';
	const [, position] = /at position (\d+)/.exec(reason) ?? [];
	const isCut = position === undefined ? /^Unexpected end|^Unterminated/.test(reason) : Number(position) >= text.trimEnd().length;
	if (isCut) return `ends in the middle of line ${lineOf(text, text.trimEnd().length)}: it was cut off, or only half written`;
	const at = Number(position ?? 0);
	const column = at - (text.lastIndexOf('\n', at - 1) + 1) + 1;
	return `is not JSON in line ${lineOf(text, at)}, column ${column}`;
}

function lineOf(text: string, position: number): number {
	return text.slice(0, position).split('\n').length;
}
