/** Finds the rich text that the server wrote into a page, so that it need not ship a second time as JSON. */
import { pageMarks } from '../page-marks.ts';

/** The rich text below `root` by name. */
export function readRichText(root: Element): Readonly<Record<string, string>> {
	const elements = [...root.querySelectorAll(`[${pageMarks.richText}]`)];
	return Object.fromEntries(elements.map((element) => [element.getAttribute(pageMarks.richText) ?? '', element.innerHTML]));
}
