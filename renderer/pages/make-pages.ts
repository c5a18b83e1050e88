/** Makes the pages that a build touches: those of products, a part of the catalogue after the other, then those of the site itself. */
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { markdownSources, productMarkdownSources } from '../../pipeline/content/markdown-sources.ts';
import type { Product } from '../../pipeline/content/product.ts';
import type { Pictures } from '../../pipeline/images/image-store.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { judgeTexts, readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import type { Progress } from '../../site/progress.ts';
import type { ChangedPages } from '../changes/choose-changed-pages.ts';
import { type KnownPage, productOwner } from '../changes/known-pages.ts';
import { prepareCardPictures, prepareProductPictures, prepareVersionPictures, written } from '../data/needs.ts';
import type { PlannedPage } from '../routes/planned-page.ts';
import type { SitePlan } from '../routes/site-plan.ts';
import { definitionOf, isKeptVersion, type Subject, shownProducts } from '../templates/definitions.ts';
import type { PageMaker } from './make-page.ts';
import type { NoteBook } from './page-notes.ts';
import type { ProductShelf } from './product-shelf.ts';
import { readProducts } from './read-products.ts';

export interface PagesInputs {
	readonly plan: SitePlan<Subject>;
	readonly places: readonly KnownPage[];
	readonly content: Content;
	readonly catalogue: Catalogue;
	readonly shelf: ProductShelf;
	readonly changedPages: ChangedPages;
	readonly texts: RichTexts;
	readonly pictures: Pictures;
	readonly notes: NoteBook;
	/** null: an error was found already, so that pictures are still judged, and pages are not. */
	readonly maker: PageMaker | null;
	/** True if there can be no site with these problems. */
	readonly stops: (problems: readonly Problem[]) => boolean;
	/** Has the disk begin to take what is made. */
	readonly writeOut: () => void;
	/** Stages, step by step, what needs nothing of the pages. A step is done between two groups of products, while a thread has pages to finish. */
	readonly beside: Iterator<void>;
	/** Stages what shows pictures of all products: done while a thread finishes the last pages. */
	readonly stageCards: () => Promise<void>;
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
	const { catalogue, shelf, plan, changedPages, texts, notes, maker, stops, writeOut, beside, stageCards, progress } = inputs;
	const products = new Map(plan.products.entries.filter(({ id }) => changedPages.products.has(id)).map((entry) => [entry.id, entry]));
	const places = inputs.places.filter(({ name }) => changedPages.places.has(name));
	const stage = progress.stage('Pages', products.size + places.length);
	let isSound = maker !== null;
	/** Places and products that are still to be made, and how many will be left when the disk begins to take what is made till then. */
	let left = products.size + places.length;
	let leftAtWriteOut = left / 2;
	let sinceTurn = 0;

	async function make(place: PlannedPage<Subject>, owner: string): Promise<void> {
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

	for await (const group of readProducts(catalogue, shelf, (id) => products.has(id), isSound ? texts : null)) {
		// judged even where pages are no longer made
		const problems = await judgeProducts(group, inputs);
		isSound &&= !stops(problems);
		for (const { id } of isSound ? group : []) {
			const entry = products.get(id);
			if (entry !== undefined) {
				await make(plan.products.pageOf(entry), productOwner(id));
			}
		}
		beside.next();
	}
	finishSteps(beside);
	if (isSound) {
		await preparePlaces(places, inputs);
		for (const { place, name } of places) {
			notes.reset(name);
			await make(place, name);
		}
	}
	await stageCards();
	await maker?.end();
	const rendered = maker?.rendered ?? 0;
	stage.done(`${rendered} rendered, ${plan.pageCount - rendered} as they were`);
}

/** Gets a group's pictures and texts ready, and notes what is wrong with them. */
async function judgeProducts(group: readonly Product[], { texts, pictures, notes, maker }: PagesInputs): Promise<Problem[]> {
	for (const { id } of group) {
		notes.reset(productOwner(id));
	}
	const ofTexts = maker === null ? [] : judgeTexts(texts, group.flatMap(productMarkdownSources));
	const problems = [...(await prepareProductPictures(pictures, group)), ...ofTexts];
	for (const problem of problems) {
		notes.addProblem(productOwner(Number(problem.id)), problem);
	}
	return problems;
}

/** Gets ready what the pages of places show. */
async function preparePlaces(places: readonly KnownPage[], { content, catalogue, texts, pictures }: PagesInputs): Promise<void> {
	const shown = new Set(places.flatMap(({ place }) => shownProducts(place.subject)));
	await prepareCardPictures(pictures, shown, catalogue);
	const textsOf = ({ subject }: PlannedPage) => definitionOf(subject).richTexts?.(subject, content) ?? [];
	const kept = places.filter(({ place }) => isKeptVersion(place.subject));
	await prepareVersionPictures(
		pictures,
		kept.flatMap(({ place }) => textsOf(place)),
	);
	const wanted = places.flatMap(({ place }) => written(textsOf(place)));
	await readyTexts(texts, wanted, () => markdownSources(content));
}
