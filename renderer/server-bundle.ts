/** What the engine calls in the bundle of the client that renders pages in Node. */
import type { BuiltPage } from '../client/runtime/built-page.ts';

export interface ServerBundle {
	/** The HTML inside the root element. Throws when a page suspends or throws. */
	renderPage(page: BuiltPage): string;
	/** The HTML around it, once per language, with the slots of `document-marks.ts` still open. */
	renderShell(shell: unknown): ShellHtml;
}

export interface ShellHtml {
	/** From the skip link to the header's end. */
	readonly before: string;
	/** All that follows the page. */
	readonly after: string;
}
