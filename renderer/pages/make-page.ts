/** Makes the files of one page, unless they are there already. */
import type { Problem } from '../../pipeline/content/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from '../data/data-context.ts';
import { toPageData } from '../data/page-data.ts';
import { toPageJson } from '../data/page-json.ts';
import type { PageNotes, Watch } from '../data/watch.ts';
import type { PageObserver } from '../inspection/page-targets.ts';
import { findSpilled, inspectPage } from '../output/inspect-page.ts';
import { htmlFile, pageDataFile } from '../output/output-paths.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import type { Links } from '../routes/resolve-link.ts';
import { isKeptVersion, type Route } from '../routes/route.ts';
import type { NoteBook } from './page-notes.ts';
import type { PageRenderer } from './page-renderer.ts';

export interface PageMakerInputs {
	readonly context: DataContext;
	readonly watch: Watch;
	readonly links: Links;
	readonly renderer: PageRenderer;
	readonly buildHash: string;
	readonly writer: SiteWriter;
	readonly notes: NoteBook;
	/** Languages whose pages are rendered whatever their data. */
	readonly reframed: ReadonlySet<Language>;
	/** Sees each page that is rendered. */
	readonly observer?: PageObserver | undefined;
}

export interface PageMaker {
	make(route: Route, owner: string): void;
	readonly rendered: number;
	readonly problems: readonly Problem[];
}

export function createPageMaker(inputs: PageMakerInputs): PageMaker {
	const { context, watch, links, renderer, buildHash, writer, notes, reframed, observer } = inputs;
	const problems: Problem[] = [];
	let rendered = 0;

	return {
		make(route, owner) {
			watch.begin(route.subject);
			const page = toPageData(route, context, buildHash);
			const json = toPageJson(page);
			const data = Buffer.from(json.file);
			const dataFile = pageDataFile(route.path);
			const deadBefore = notes.deadLinksBefore(owner, route.path);
			// A link that led nowhere may lead somewhere now.
			if (!reframed.has(route.language) && deadBefore.length === 0 && writer.holds(dataFile, data)) {
				notes.add(owner, route.path, notesOf(route, watch), []);
				return;
			}
			const { bytes, own } = renderer.document(page, json);
			writer.write(dataFile, data);
			writer.write(htmlFile(route.path), bytes);
			rendered += 1;
			if (isKeptVersion(route.subject)) {
				notes.add(owner, route.path, notesOf(route, watch), []);
				return;
			}
			const findings = inspectPage(own);
			observer?.page(route, own);
			const dead = findings.links.filter((path) => !path.startsWith('/assets/') && !links.hasPage(path));
			problems.push(...findings.spilled.map((value) => spillProblem(route.record, `The page ${route.path}`, value)));
			notes.add(owner, route.path, watch.notes(), dead);
		},
		get rendered() {
			return rendered;
		},
		get problems() {
			return problems;
		},
	};
}

/** Nobody can correct the links of a text that is kept as it was. */
function notesOf({ subject }: Route, watch: Watch): PageNotes {
	return isKeptVersion(subject) ? { ...watch.notes(), droppedLinks: [] } : watch.notes();
}

/** Header, menu and footer are looked at once for each language: a value that spills there would spill on every page. */
export function inspectShells(renderer: PageRenderer, { languages, projectDomain }: SiteConfig): Problem[] {
	const record = { collection: 'project', id: projectDomain, field: 'domain' };
	return languages.flatMap((language) =>
		findSpilled(renderer.shellHtml(language)).map((value) =>
			spillProblem(record, `The header, menu or footer in the language "${language}"`, value),
		),
	);
}

function spillProblem(record: Route['record'], where: string, value: string): Problem {
	return {
		...record,
		code: 'value-spilled',
		severity: 'error',
		message: `${where} shows ${JSON.stringify(value)} where a text should stand.`,
		fix: 'Look for an empty or unusual value in this record. If the word is meant, write it differently.',
	};
}
