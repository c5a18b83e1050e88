/** HTML that the builder writes itself, outside React: every value put into it is escaped, unless it is such HTML already. */
import { escapeHtml } from './escape.ts';

/** HTML that is safe to stand in a page. */
export class Html {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

/** `null`, `false` and `''` stand for nothing. */
export type HtmlPart = string | number | null | false | Html | readonly HtmlPart[];

/** Tag of a template literal; its values may stand in elements and in double-quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
	return new Html(strings.reduce((text, string, index) => text + toHtmlText(parts[index - 1] ?? null) + string));
}

function toHtmlText(part: HtmlPart): string {
	if (part === null || part === false) return '';
	if (part instanceof Html) return part.text;
	return typeof part === 'object' ? part.map(toHtmlText).join('') : escapeHtml(String(part));
}
