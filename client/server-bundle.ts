/** What the renderer calls in the bundle that esbuild makes of `client/server.tsx`. */
import type { ShellData } from './layout/shell-data.ts';
import type { PageData } from './pages/page-data.ts';

export interface ServerBundle {
	/** The HTML inside the root element. Throws when a page suspends or throws. */
	renderPage(page: PageData): string;
	/** The HTML around it, once per language, with the slots of `document-marks.ts` still open. */
	renderShell(shell: ShellData): ShellHtml;
}

export interface ShellHtml {
	/** From the skip link to the header's end. */
	readonly before: string;
	/** Footer, menu dialog and live region. */
	readonly after: string;
}
