/** Makes the files of one page, unless they are there already. */
import type { Problem } from '../../pipeline/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { PageNotes, Watch } from '../changes/watch.ts';
import type { PageFinishing, TellFinished } from '../finishing/finish-page.ts';
import type { PageSurroundings } from '../finishing/page-renderer.ts';
import { navigationJson, toPageJson } from '../html/page-json.ts';
import { findPhrases, findSpilled, mayHoldSpill, spilledValues } from '../output/inspect-page.ts';
import { pageDataFile } from '../output/output-paths.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import type { PageSubject, RecordName, Route } from '../routes/route.ts';
import type { PageSource, Site, SiteFiles } from '../site.ts';
import type { NoteBook } from './page-notes.ts';
import type { PageObserver } from './page-targets.ts';

export interface PageMakerInputs {
	readonly site: Site;
	readonly source: PageSource;
	readonly watch: Watch;
	readonly recorder: Pick<Recorder, 'adds'>;
	readonly buildHash: string;
	readonly writer: Pick<SiteWriter, 'holds'>;
	readonly finishing: PageFinishing;
	readonly notes: NoteBook;
	readonly files: Pick<SiteFiles, 'take'>;
	/** Languages whose pages are rendered even with equal data. */
	readonly reframed: ReadonlySet<Language>;
	/** Sees each page that is rendered. */
	readonly observer?: PageObserver | undefined;
}

export interface PageMaker {
	/** Its files may be finished later. */
	make(route: Route, owner: string): void;
	/** Resolves when it may go on. @throws what kept a page from being written */
	room(): Promise<void>;
	/** Resolves when all files are staged, and all is reported. @throws what kept a page from being written */
	end(): Promise<void>;
	readonly rendered: number;
	/** Of finished pages. */
	readonly problems: readonly Problem[];
}

export function createPageMaker(inputs: PageMakerInputs): PageMaker {
	const { site, source, watch, recorder, buildHash, writer, finishing, notes, files, reframed, observer } = inputs;
	const problems: Problem[] = [];
	let rendered = 0;
	let ofSite: readonly string[] | null = null;

	function phrasesOf(subject: PageSubject): readonly string[] {
		ofSite ??= [...findPhrases(source.words(null))];
		return [...ofSite, ...findPhrases(source.words(subject))];
	}

	return {
		make(route, owner) {
			watch.begin(owner, route.subject, site.shownRecords(route.subject));
			const page = source.pageData(route, buildHash);
			files.take(page, route);
			const json = toPageJson(page);
			const isKept = site.isKept(route.subject);
			const deadBefore = notes.deadLinksBefore(owner, route.path);
			// The dead links of a page are noted when it is finished.
			if (
				!reframed.has(route.language) &&
				deadBefore.length === 0 &&
				writer.holds(pageDataFile(route.path), () => Buffer.from(navigationJson(json)))
			) {
				notes.add(owner, route.path, notesOf(isKept, watch), []);
				return;
			}
			const pageNotes = notesOf(isKept, watch);
			// The words of editors and customers are no faults of ours.
			const phrases = mayHoldSpill(navigationJson(json)) ? phrasesOf(route.subject) : [];
			const tell: TellFinished = (findings, own) => {
				if (isKept) {
					notes.add(owner, route.path, pageNotes, []);
					return;
				}
				if (own !== undefined) {
					observer?.page(route, own);
				}
				const dead = findings.links.filter((path) => !path.startsWith('/assets/') && !site.plan.links.hasPage(path));
				for (const path of dead) {
					recorder.adds(owner, 'page', path);
				}
				const spilled = spilledValues(findings.spilled, phrases);
				problems.push(...spilled.map((value) => spillProblem(route.record, `The page ${route.path}`, value)));
				notes.add(owner, route.path, pageNotes, dead);
			};
			finishing.finish({ path: route.path, json }, tell, page);
			rendered += 1;
		},
		room: finishing.room,
		end: finishing.end,
		get rendered() {
			return rendered;
		},
		get problems() {
			return problems;
		},
	};
}

/** The links of a text that is kept as it was cannot be corrected. */
function notesOf(isKept: boolean, watch: Watch): PageNotes {
	return isKept ? { ...watch.notes(), droppedLinks: [] } : watch.notes();
}

/** Header, menu and footer are looked at once for each language: a value that spills there would spill on every page. */
export function inspectShells(
	{ shells }: Pick<PageSurroundings, 'shells'>,
	words: readonly unknown[],
	record: RecordName,
	{ languages }: Pick<SiteConfig, 'languages'>,
): Problem[] {
	return languages.flatMap((language) =>
		spilledValues(findSpilled(`${shells[language].before}\n${shells[language].after}`), [...findPhrases(words)]).map((value) =>
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
		fix: 'Look for an empty or unusual value in this record.',
	};
}
