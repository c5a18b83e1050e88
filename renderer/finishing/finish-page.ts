/** Finishes a page: from the JSON of its data to its two files, staged. Needs nothing but what it is given, so that any thread can do it. */
import type { BuiltPage } from '../../client/runtime/built-page.ts';
import { perLanguage } from '../../site/languages.ts';
import type { LoadedServer } from '../bundle/lazy-server.ts';
import { createDocumentRenderer } from '../html/document.ts';
import { navigationJson, type PageJson } from '../html/page-json.ts';
import { createShellTemplate } from '../html/shell-template.ts';
import type { FileStager } from '../output/file-stager.ts';
import { inspectPage, type PageFindings } from '../output/inspect-page.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import type { ServerBundle } from '../server-bundle.ts';
import { type PageSurroundings, renderPage } from './page-renderer.ts';

/** Hears what was found in a page and, unless it was finished on another thread, what it adds to its document. */
export type TellFinished = (findings: PageFindings, own?: readonly string[]) => void;

export interface PageFinishing {
	/** May be called before `begin`: another thread can load the server bundle meanwhile. */
	prepare(serverUrl: string): void;
	/** To be called once, before the first page. */
	begin(surroundings: PageSurroundings, server: LoadedServer): void;
	/**
	 * Finishes a page now or later; `tell` gets one page after the other. `data`: the source of its JSON, so that it need not be read back. @throws
	 * what kept the page from being written
	 */
	finish(page: PageDraft, tell: TellFinished, data?: BuiltPage): void;
	/** Resolves when there is room for some dozens of pages more. @throws what kept a page from being written */
	room(): Promise<void>;
	/** Resolves when all pages are staged and reported. @throws what kept a page from being written */
	end(): Promise<void>;
	/** Nothing is staged any more once it has resolved, even if pages are unfinished. */
	close(): Promise<void>;
}

/** A page that is still to be rendered. Plain data, of which nothing is shared with other pages. */
export interface PageDraft {
	readonly path: string;
	readonly json: PageJson;
}

/** Stages the files of a page. `data`: what its JSON was made from, where that is at hand. */
export type FinishPage = (page: PageDraft, data?: BuiltPage) => FinishedPage;

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
	return ({ path, json }, data) => {
		const navigation = navigationJson(json);
		// Read back, it is as a browser will read it: hydration can show all that a document shows.
		const { bytes, own } = renderDocument(renderPage(data ?? (JSON.parse(navigation) as BuiltPage), json, server));
		stager.write(pageDataFile(path), Buffer.from(navigation));
		stager.write(htmlFile(path), bytes);
		return { findings: inspectPage(own), own };
	};
}
