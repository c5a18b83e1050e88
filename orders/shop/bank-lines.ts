/** The shop's bank details as lines of a letter: editors write them as a list in Markdown. */

/** Without the marks of Markdown. */
export function toBankLines(markdown: string): readonly string[] {
	return markdown
		.split('\n')
		.map((line) =>
			line
				.replace(/^\s*[-*+]\s+/, '')
				.replace(/[*_`]/g, '')
				.trim(),
		)
		.filter((line) => line !== '');
}

const ibanText = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;

/** For paper and HTML: no line ends inside an IBAN or the form of a company, such as `e. K.`. Plain text keeps its blanks: it is copied into banks' forms. */
export function unbroken(text: string): string {
	return text.replace(ibanText, (iban) => iban.replaceAll(' ', '\u00a0')).replace(/\b(e|i)\. (K|G|V|Kfr|Kfm)\./g, '$1.\u00a0$2.');
}

/** The first IBAN that stands in the lines, without blanks; undefined: none does. */
export function ibanIn(lines: readonly string[]): string | undefined {
	return lines.join('\n').replaceAll('\u00a0', ' ').match(ibanText)?.[0]?.replaceAll(' ', '');
}
