/** Writes JSON in lines: what is short stands in one, everything else has one for each of its parts. */

const lineWidth = 140;

export function prettyJson(value: unknown, indent = ''): string {
	const inOneLine = JSON.stringify(value, null, 1)
		.replace(/\n\s*/g, ' ')
		.replace(/^\[ (.*) \]$/, '[$1]');
	if (typeof value !== 'object' || value === null || indent.length * 4 + inOneLine.length <= lineWidth) return inOneLine;
	const inner = `${indent}\t`;
	const isList = Array.isArray(value);
	const parts = isList
		? value.map((part) => prettyJson(part, inner))
		: Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${prettyJson(part, inner)}`);
	const [opening, closing] = isList ? '[]' : '{}';
	return `${opening}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${closing}`;
}
