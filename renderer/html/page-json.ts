/** A page's data as JSON, in the two forms that ship. Each part is written once, and the forms are put together where they are needed. */
import type { BuiltPage } from '../../client/runtime/built-page.ts';

/** JSON of the parts of a page's data. */
export interface PageJson {
	/** All but head and result, an object. */
	readonly page: string;
	readonly head: string;
	/** Without rich text, an object. */
	readonly result: string;
	/** null where the page has none. */
	readonly richText: string | null;
}

export function toPageJson({ head, result: { richText, ...slim }, ...page }: BuiltPage): PageJson {
	return {
		page: JSON.stringify(page),
		head: JSON.stringify(head),
		result: JSON.stringify(slim),
		richText: richText === undefined ? null : JSON.stringify(richText),
	};
}

/** For navigation: everything. */
export function navigationJson({ page, head, result, richText }: PageJson): string {
	const whole = richText === null ? result : `${result.slice(0, -1)},"richText":${richText}}`;
	return `${page.slice(0, -1)},"head":${head},"result":${whole}}`;
}

/** For hydration, without head and rich text: both already stand in the document. */
export function hydrationJson({ page, result }: PageJson): string {
	return `${page.slice(0, -1)},"result":${result}}`;
}
