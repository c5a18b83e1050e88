/** Knows how a page of this build looks: from its data to the markup from which its document is made. */
import type { PageData } from '../../client/pages/page-data.ts';
import type { ServerBundle, ShellHtml } from '../../client/server-bundle.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { PageJson } from '../data/page-json.ts';
import type { FrameInputs, PageDraft } from '../html/document.ts';
import { headHtml } from '../html/head-html.ts';
import type { Frames } from './frames.ts';

export interface PageRenderer {
	draft(page: PageData, json: PageJson): PageDraft;
	readonly surroundings: PageSurroundings;
}

/** What stands around all pages. Plain data. */
export interface PageSurroundings {
	readonly frame: FrameInputs;
	/** Header, menu and footer, with their slots still open. */
	readonly shells: PerLanguage<ShellHtml>;
}

/** Renders the shell of each language once. */
export function createPageRenderer({ document: frame, shells }: Frames, server: ServerBundle): PageRenderer {
	return {
		surroundings: { frame, shells: perLanguage((language) => server.renderShell(shells[language])) },
		draft: (page, json) => ({
			path: page.path,
			template: page.template,
			language: page.result.language,
			languagePaths: page.head.languagePaths,
			head: headHtml(page.head),
			markup: renderMarkup(server, page),
			json,
		}),
	};
}

function renderMarkup(server: ServerBundle, page: PageData): string {
	try {
		return server.renderPage(page);
	} catch (error) {
		throw new Error(`The page ${page.path} could not be rendered.`, { cause: error });
	}
}
