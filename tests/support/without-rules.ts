/** A web server's configuration with one rule taken away, for each of its rules: what no test misses, no test has seen. */

export interface LackingRule {
	/** Its first line. */
	readonly rule: string;
	/** The text without it. */
	readonly text: string;
}

/** A rule is a line, or a block from the line that opens it to the one that closes it; lines in a block are rules as well. Comments are none. */
export function withoutRules(text: string): readonly LackingRule[] {
	const lines = text.split('\n');
	return lines.flatMap((line, start) => {
		if (line === '' || line.startsWith('#') || isEnd(line)) return [];
		const end = isStart(line) ? closing(lines, start) : start;
		return [{ rule: line, text: lines.filter((_, index) => index < start || index > end).join('\n') }];
	});
}

/** nginx: an open brace at the end; Apache: a tag. */
function isStart(line: string): boolean {
	return line.endsWith('{') || /^<[^/]/.test(line);
}

function isEnd(line: string): boolean {
	return line.startsWith('</') || (line.endsWith('}') && !line.includes('{'));
}

/** Index of the line that closes the block which opens at `start`. */
function closing(lines: readonly string[], start: number): number {
	let depth = 0;
	for (const [offset, line] of lines.slice(start).entries()) {
		if (isStart(line)) depth += 1;
		if (isEnd(line)) depth -= 1;
		if (depth === 0) return start + offset;
	}
	throw new Error(`This block has no end: ${lines[start]}`);
}
