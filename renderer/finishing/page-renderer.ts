/** Knows how a page of this build looks: from the data that ships to the markup from which its document is made. */
import type { BuiltPage } from '../../client/runtime/built-page.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { FrameInputs, RenderedPage } from '../html/document.ts';
import { headHtml } from '../html/head-html.ts';
import type { PageJson } from '../html/page-json.ts';
import type { ServerBundle, ShellHtml } from '../server-bundle.ts';
import type { Frames } from '../site.ts';

/** What stands around all pages. Plain data. */
export interface PageSurroundings {
	readonly frame: FrameInputs;
	/** Header, menu and footer, with their slots still open. */
	readonly shells: PerLanguage<ShellHtml>;
}

/** Renders the shell of each language. */
export function renderSurroundings(
	frame: FrameInputs,
	shells: Frames['shells'],
	server: Pick<ServerBundle, 'renderShell'>,
): PageSurroundings {
	return { frame, shells: perLanguage((language) => server.renderShell(shells[language])) };
}

/** `json` holds `page`. */
export function renderPage(page: BuiltPage, json: PageJson, server: Pick<ServerBundle, 'renderPage'>): RenderedPage {
	return {
		path: page.path,
		template: page.template,
		language: page.result.language,
		languagePaths: page.head.languagePaths,
		head: headHtml(page.head),
		markup: renderMarkup(page, server),
		json,
	};
}

function renderMarkup(page: BuiltPage, server: Pick<ServerBundle, 'renderPage'>): string {
	try {
		return server.renderPage(page);
	} catch (error) {
		throw new Error(`The page ${page.path} could not be rendered.`, { cause: error });
	}
}
