/** Brings the stylesheets that are not every page's: of the template that navigation leads to, and of parts on demand. */
import { pageMarks } from './page-marks.ts';

/** Styles nothing: a template's sheet waits so for its page to be shown. */
const waiting = 'not all';

/**
 * Resolves when the sheet of a template or part is there, and rejects where it cannot be loaded; another call then tries again. What is there
 * or on its way is not asked for a second time. Names without a sheet of their own have nothing to wait for.
 * `media`: on the link that is made.
 */
export async function loadSheet(document: Document, name: string, media = 'all'): Promise<void> {
	const present = findSheet(document, name);
	const path = present ? null : sheetPath(document, name);
	const element = present ?? (path === null ? null : insertLink(document, name, path, media));
	// an empty one is a fault that its event will report
	if (!element || element.sheet?.cssRules.length) return;
	await new Promise<void>((resolve, reject) => {
		const fail = (): void => {
			element.remove();
			reject(new Error(`The styles of ${name} could not be loaded`));
		};
		// some browsers call a page that a host sent in its place an empty sheet
		element.addEventListener('load', () => (element.sheet?.cssRules.length ? resolve() : fail()), { once: true });
		element.addEventListener('error', fail, { once: true });
	});
}

/** As `loadSheet`, without changing the page that is open. */
export function prepareTemplateSheet(document: Document, template: string): Promise<void> {
	return loadSheet(document, template, waiting);
}

/** Makes the template's sheet, which has been prepared, the only one of its kind that acts: as in a document that was built with it. */
export function showTemplateSheet(document: Document, template: string, isTemplate: (name: unknown) => boolean): void {
	for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${pageMarks.sheet}]`)) {
		const name = sheet.getAttribute(pageMarks.sheet);
		if (isTemplate(name)) sheet.media = name === template ? 'all' : waiting;
	}
}

function findSheet(document: Document, name: string): HTMLLinkElement | HTMLStyleElement | null {
	return document.querySelector(`[${pageMarks.sheet}="${name}"]`);
}

function insertLink(document: Document, name: string, path: string, media: string): HTMLLinkElement {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.media = media;
	link.setAttribute(pageMarks.sheet, name);
	link.href = path;
	document.head.append(link);
	return link;
}

function sheetPath(document: Document, name: string): string | null {
	const paths: Readonly<Record<string, string>> = JSON.parse(document.getElementById(pageMarks.sheetsId)?.textContent || '{}');
	return paths[name] ?? null;
}
