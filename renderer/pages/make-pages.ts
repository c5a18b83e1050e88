/** Makes the pages that a build touches: those of records, a group after the other, then those of the site itself. */
import { setImmediate } from 'node:timers/promises';
import type { Problem } from '../../pipeline/problem.ts';
import { judgeTexts, readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { MarkdownSource, RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import type { Progress } from '../../site/progress.ts';
import type { ChangedPages } from '../changes/choose-changed-pages.ts';
import { type KnownPage, recordOwner } from '../changes/known-pages.ts';
import type { PlannedPage } from '../routes/planned-page.ts';
import type { RecordStore } from '../routes/site-plan.ts';
import type { PageSource, Site } from '../site.ts';
import type { PageMaker } from './make-page.ts';
import type { NoteBook } from './page-notes.ts';

export interface PagesInputs {
	readonly site: Pick<Site, 'plan' | 'records'>;
	readonly source: PageSource;
	readonly places: readonly KnownPage[];
	readonly changedPages: ChangedPages;
	readonly texts: RichTexts;
	readonly notes: NoteBook;
	/** null: an error was found already, so that pictures are still judged, and pages are not. */
	readonly maker: PageMaker | null;
	/** True if there can be no site with these problems. */
	readonly stops: (problems: readonly Problem[]) => boolean;
	/** Has the disk begin to take what is made. */
	readonly writeOut: () => void;
	/** Stages, step by step, what needs nothing of the pages. A step is done between two groups of records, while a thread has pages to finish. */
	readonly beside: Iterator<void>;
	/** Stages what shows pictures of all records: done while a thread finishes the last pages. */
	readonly stageLast: () => Promise<void>;
	readonly progress: Progress;
}

/** Pages between two turns of timers and progress. */
const batchSize = 50;

/** Does all steps that are left. */
export function finishSteps(steps: Iterator<void>): void {
	while (!steps.next().done);
}

/** Pages are made until a picture turns out faulty. Pictures are judged to the end, so that all their faults are reported at once. */
export async function makePages(inputs: PagesInputs): Promise<void> {
	const { site, source, changedPages, texts, notes, maker, stops, writeOut, beside, stageLast, progress } = inputs;
	const { plan } = site;
	const records = new Map(plan.records.entries.filter(({ id }) => changedPages.records.has(id)).map((entry) => [entry.id, entry]));
	const places = inputs.places.filter(({ name }) => changedPages.places.has(name));
	const stage = progress.stage('Pages', records.size + places.length);
	let isSound = maker !== null;
	/** Pages and records that are still to be made, and how many will be left when the disk begins to take what is made till then. */
	let left = records.size + places.length;
	let leftAtWriteOut = left / 2;
	let sinceTurn = 0;

	async function make(place: PlannedPage, owner: string): Promise<void> {
		for (const route of plan.routesOf(place)) {
			maker?.make(route, owner);
			sinceTurn += 1;
		}
		stage.advance();
		left -= 1;
		if (left <= leftAtWriteOut) {
			leftAtWriteOut /= 2;
			writeOut();
		}
		if (sinceTurn >= batchSize) {
			sinceTurn = 0;
			await maker?.room();
			await setImmediate();
		}
	}

	for await (const group of readRecordGroups(site.records, source, (id) => records.has(id), isSound ? texts : null)) {
		// judged even where pages are no longer made
		const problems = await judgeRecords(group, inputs);
		isSound &&= !stops(problems);
		for (const id of isSound ? group.ids : []) {
			const entry = records.get(id);
			if (entry !== undefined) {
				await make(plan.records.pageOf(entry), recordOwner(id));
			}
		}
		beside.next();
	}
	finishSteps(beside);
	if (isSound) {
		await source.preparePages(places.map(({ place }) => place));
		for (const { place, name } of places) {
			notes.reset(name);
			await make(place, name);
		}
	}
	await stageLast();
	await maker?.end();
	const rendered = maker?.rendered ?? 0;
	stage.done(`${rendered} rendered, ${plan.pageCount - rendered} as they were`);
}

/** Gets the pictures of a group ready, and notes what is wrong with them and with its texts. */
async function judgeRecords({ ids, sources }: RecordGroup, { source, texts, notes, maker }: PagesInputs): Promise<Problem[]> {
	for (const id of ids) {
		notes.reset(recordOwner(id));
	}
	const ofTexts = maker === null ? [] : judgeTexts(texts, sources);
	const problems = [...(await source.prepareRecords(ids)), ...ofTexts];
	for (const problem of problems) {
		notes.addProblem(recordOwner(Number(problem.id)), problem);
	}
	return problems;
}

interface RecordGroup {
	readonly ids: readonly number[];
	/** Their rich text. */
	readonly sources: readonly MarkdownSource[];
}

/**
 * The records that are wanted, group by group as they lie in the snapshot, so that no more than two of its files have to be in memory,
 * each with its texts ready; those of the next group are rendered while pages of this one are made. `texts` null: they are not needed.
 * The records of a group are at hand until the next one but one.
 */
async function* readRecordGroups(
	{ shards }: Pick<RecordStore, 'shards'>,
	{ readRecords }: Pick<PageSource, 'readRecords'>,
	isWanted: (id: number) => boolean,
	texts: Pick<RichTexts, 'request' | 'ready'> | null,
): AsyncGenerator<RecordGroup> {
	const groups = shards.map(({ ids }) => ids.filter(isWanted)).filter((ids) => ids.length > 0);
	const read = (index: number): RecordGroup => {
		const ids = groups[index] ?? [];
		const sources = readRecords(ids);
		texts?.request(sources.map(({ markdown }) => markdown));
		return { ids, sources };
	};
	let next = read(0);
	for (const index of groups.keys()) {
		const group = next;
		next = read(index + 1);
		if (texts !== null) {
			await readyTexts(
				texts,
				group.sources.map(({ markdown }) => markdown),
				() => group.sources,
			);
		}
		yield group;
	}
}
