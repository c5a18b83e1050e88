/** Finishes a page: from its rendered markup to its two files, staged. Needs nothing but what it is given, so that any thread can do it. */
import { perLanguage } from '../../site/languages.ts';
import { navigationJson } from '../data/page-json.ts';
import { createDocumentRenderer, type PageDraft } from '../html/document.ts';
import { createShellTemplate } from '../html/shell-template.ts';
import type { FileStager } from '../output/file-stager.ts';
import { inspectPage, type PageFindings } from '../output/inspect-page.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import type { PageSurroundings } from '../pages/page-renderer.ts';

/** Stages the files of a page. */
export type FinishPage = (page: PageDraft) => FinishedPage;

export interface FinishedPage {
	readonly findings: PageFindings;
	/** What the page adds to its document. */
	readonly own: readonly string[];
}

export function createPageFinisher({ frame, shells }: PageSurroundings, stager: Pick<FileStager, 'write'>): FinishPage {
	const renderDocument = createDocumentRenderer(
		frame,
		perLanguage((language) => createShellTemplate(shells[language])),
	);
	return (page) => {
		const { bytes, own } = renderDocument(page);
		stager.write(pageDataFile(page.path), Buffer.from(navigationJson(page.json)));
		stager.write(htmlFile(page.path), bytes);
		return { findings: inspectPage(own), own };
	};
}
