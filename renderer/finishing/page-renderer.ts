/** Knows how a page of this build looks: from the data that ships to the markup from which its document is made. */
import type { PageData } from '../../client/pages/page-data.ts';
import type { ServerBundle, ShellHtml } from '../../client/server-bundle.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { FrameInputs, RenderedPage } from '../html/document.ts';
import { headHtml } from '../html/head-html.ts';
import type { PageJson } from '../html/page-json.ts';
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
	return { frame, shells: perLanguage((language) => server.renderShell(shells[language] as Parameters<ServerBundle['renderShell']>[0])) };
}

/** `json` holds `page`. */
export function renderPage(page: PageData, json: PageJson, server: Pick<ServerBundle, 'renderPage'>): RenderedPage {
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

function renderMarkup(page: PageData, server: Pick<ServerBundle, 'renderPage'>): string {
	try {
		return server.renderPage(page);
	} catch (error) {
		throw new Error(`The page ${page.path} could not be rendered.`, { cause: error });
	}
}
