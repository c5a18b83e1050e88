/** Knows how a page of this build looks: from its data to the whole document. */
import type { PageData } from '../../client/pages/page-data.ts';
import type { ServerBundle } from '../../client/server-bundle.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import type { PageJson } from '../data/page-json.ts';
import { createDocumentRenderer, type PageDocument } from '../html/document.ts';
import { createShellTemplate } from '../html/shell-template.ts';
import type { Frames } from './frames.ts';

export interface PageRenderer {
	document(page: PageData, json: PageJson): PageDocument;
	/** Header, menu and footer of a language, with their slots still open. */
	shellHtml(language: Language): string;
}

/** Renders the shell of each language once. */
export function createPageRenderer({ document: frame, shells }: Frames, server: ServerBundle): PageRenderer {
	const rendered = perLanguage((language) => server.renderShell(shells[language]));
	const renderDocument = createDocumentRenderer(
		frame,
		perLanguage((language) => createShellTemplate(rendered[language])),
	);
	return {
		document: (page, json) => renderDocument(page, json, renderMarkup(server, page)),
		shellHtml: (language) => `${rendered[language].before}\n${rendered[language].after}`,
	};
}

function renderMarkup(server: ServerBundle, page: PageData): string {
	try {
		return server.renderPage(page);
	} catch (error) {
		throw new Error(`The page ${page.path} could not be rendered.`, { cause: error });
	}
}
