/** Finishes a page: from the JSON of its data to its two files, staged. Needs nothing but what it is given, so that any thread can do it. */
import type { PageData } from '../../client/pages/page-data.ts';
import type { ServerBundle } from '../../client/server-bundle.ts';
import { perLanguage } from '../../site/languages.ts';
import { navigationJson, type PageJson } from '../data/page-json.ts';
import { createDocumentRenderer, type RenderedPage } from '../html/document.ts';
import { createShellTemplate } from '../html/shell-template.ts';
import type { FileStager } from '../output/file-stager.ts';
import { inspectPage, type PageFindings } from '../output/inspect-page.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import { type PageSurroundings, renderPage } from '../pages/page-renderer.ts';

/** A page that is still to be rendered. Plain data, of which nothing is shared with other pages. */
export interface PageDraft {
	readonly path: string;
	readonly json: PageJson;
}

/** Stages the files of a page. */
export type FinishPage = (page: PageDraft | RenderedPage) => FinishedPage;

export interface FinishedPage {
	readonly findings: PageFindings;
	/** What the page adds to its document. */
	readonly own: readonly string[];
}

export function createPageFinisher(
	{ frame, shells }: PageSurroundings,
	server: Pick<ServerBundle, 'renderPage'>,
	stager: Pick<FileStager, 'write'>,
): FinishPage {
	const renderDocument = createDocumentRenderer(
		frame,
		perLanguage((language) => createShellTemplate(shells[language])),
	);
	return (page) => {
		const { bytes, own } = renderDocument('markup' in page ? page : renderDraft(page, server));
		stager.write(pageDataFile(page.path), Buffer.from(navigationJson(page.json)));
		stager.write(htmlFile(page.path), bytes);
		return { findings: inspectPage(own), own };
	};
}

/** From the data as a browser will read it: whatever a document shows, hydration can show. */
export function renderDraft({ json }: PageDraft, server: Pick<ServerBundle, 'renderPage'>): RenderedPage {
	const page: PageData = JSON.parse(navigationJson(json));
	return renderPage(page, json, server);
}
