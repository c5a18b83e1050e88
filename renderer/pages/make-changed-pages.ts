/** Chooses the pages that a build has to look at, gets ready what they need, and makes them. */
import type { Problem } from '../../pipeline/problem.ts';
import { judgeTexts, readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { BuildOptions } from '../build-options.ts';
import type { ClientBundles } from '../bundle/bundle-client.ts';
import { type ChangedPages, chooseChangedPages } from '../changes/choose-changed-pages.ts';
import { type KnownPage, shellOwner } from '../changes/known-pages.ts';
import type { LastBuild } from '../changes/load-build-state.ts';
import type { Recorder } from '../changes/recorder.ts';
import { createWatch } from '../changes/watch.ts';
import type { PageFinishing } from '../finishing/finish-page.ts';
import { withPageFinishing } from '../finishing/page-finishing.ts';
import { type PageSurroundings, renderSurroundings } from '../finishing/page-renderer.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import type { ClientAssets } from '../output/stage-assets.ts';
import type { Frames, Site } from '../site.ts';
import { type DeadLink, deadLinkProblem, toDeadLinks } from './dead-links.ts';
import { createPageMaker, inspectShells, type PageMaker } from './make-page.ts';
import { finishSteps, makePages } from './make-pages.ts';
import { createNoteBook, type NoteBook } from './page-notes.ts';
import { deadReferences, recordProblems } from './page-problems.ts';
import type { PageObserver } from './page-targets.ts';

/** By which it is recorded what the site's own texts come from. */
const textsOwner = 'texts';

export interface ChangedPagesInputs {
	/** null: pages are made to be looked at, and nothing is written. */
	readonly folders: SiteFolders | null;
	readonly options: BuildOptions;
	readonly server: ClientBundles['server'];
	readonly assets: ClientAssets;
	readonly site: Site;
	readonly places: readonly KnownPage[];
	/** Knows what the last build was made from, and records what this one is. */
	readonly recorder: Recorder;
	/** null: nothing is known, and every page is made. */
	readonly lastBuild: LastBuild | null;
	readonly writer: SiteWriter;
	/** The thread that finishes pages, where it runs already. */
	readonly finishing?: PageFinishing | null;
	/** False: an error was found already; only pictures are judged. */
	readonly isSound: boolean;
	/** True if there can be no site with these problems. */
	readonly stops: (problems: readonly Problem[]) => boolean;
	/** Stages what is neither pages nor lists, where there can be a site. */
	readonly stageRest?: () => void;
	/** Sees the shells, then each page that is rendered. */
	readonly observer?: PageObserver;
}

export interface MadePages {
	readonly rendered: number;
	readonly frameKeys: Frames['keys'];
	readonly notes: NoteBook;
	/** Of the site's own pictures. */
	readonly contentPictureProblems: readonly Problem[];
	/** Of the site's own texts. */
	readonly contentTextProblems: readonly Problem[];
	/** Of all pictures and texts. */
	readonly materialProblems: readonly Problem[];
	/** Of all finished pages; nothing where an error had kept some from being made. */
	readonly problems: readonly Problem[];
	/** Those whose page is missing; each is among the problems. */
	readonly deadLinks: readonly DeadLink[];
}

export async function makeChangedPages(all: ChangedPagesInputs): Promise<MadePages> {
	const { folders, options, server, assets, site, places, recorder, lastBuild, writer, finishing = null, isSound, stops, observer } = all;
	const { config, images: pictures, richText: texts, findTextField, progress } = options;
	const { plan } = site;
	const known = lastBuild?.state ?? null;
	const watch = createWatch(recorder);
	const outDir = folders?.outDir ?? null;
	const changes = lastBuild?.records ?? null;
	const source = site.open({ watch, recorder, images: pictures, texts, outDir, writer, changes });
	const notes = createNoteBook(known?.notes ?? {});
	let contentPictureProblems: readonly Problem[] = known?.pictureProblems ?? [];

	async function frame(): Promise<Frames> {
		contentPictureProblems = await source.preparePictures();
		watch.begin(shellOwner, null);
		const made = await source.frame(assets.frame, assets.hash);
		notes.reset(shellOwner);
		notes.add(shellOwner, '', watch.notes(), []);
		return made;
	}
	/** Judges the texts of the site itself, unless the last build judged the same ones. */
	async function judgeOwnTexts(): Promise<readonly Problem[]> {
		if (known !== null && !recorder.isChanged(textsOwner)) return known.textProblems;
		watch.begin(textsOwner, null);
		const sources = source.texts();
		const markdown = sources.map((text) => text.markdown);
		await readyTexts(texts, markdown, () => sources);
		return judgeTexts(texts, sources);
	}
	const contentTextProblems = await judgeOwnTexts();

	let framed: Promise<Frames> | null = null;
	const frames = () => (framed ??= frame());

	// Pictures of the content are judged with the frames, whether or not a page shows them.
	const isFrameKnown = known !== null && !recorder.isChanged(shellOwner);
	const frameKeys = isFrameKnown ? known.frames : (await frames()).keys;
	const changedPages = chooseChangedPages(known, recorder, {
		frames: frameKeys,
		places,
		changedRecords: changes?.changed ?? new Set(),
		records: plan.records.entries.map(({ id }) => id),
	});

	const files = source.files(changedPages.records);
	const isWritten = () => folders !== null && isSound && !stops([...contentPictureProblems, ...contentTextProblems]);
	function* stageBeside(): Generator<void> {
		if (isWritten()) {
			all.stageRest?.();
			yield;
			yield* files.beside();
		}
	}
	async function stageLast(): Promise<void> {
		if (isWritten()) {
			await files.last();
		}
	}

	const problems: Problem[] = [];
	async function make(opened: PageFinishing): Promise<PageMaker | null> {
		const around = await frames();
		let maker: PageMaker | null = null;
		if (isSound && !stops([...contentPictureProblems, ...contentTextProblems])) {
			const loaded = await server.load();
			const surroundings = renderSurroundings(around.document, around.shells, loaded.bundle);
			problems.push(...inspectShells(surroundings, source.words(null), site.record, config));
			showShells(surroundings, all);
			opened.begin(surroundings, loaded);
			maker = createPageMaker({
				site,
				source,
				watch,
				recorder,
				buildHash: assets.buildHash,
				writer,
				finishing: opened,
				notes,
				files,
				reframed: changedPages.reframed,
				observer,
			});
		}
		const { writeOut } = writer;
		const steps = { maker, stops, writeOut, beside: stageBeside(), stageLast, progress };
		await makePages({ site, source, places, changedPages, texts, notes, ...steps });
		return maker;
	}
	const pageCount = countPages(changedPages, config);
	const threadFrom = options.threadFromPages;
	const maker = pageCount === 0 ? null : await withPageFinishing({ pageCount, folders, writer, threadFrom, started: finishing }, make);
	if (pageCount === 0) {
		finishSteps(stageBeside());
		await stageLast();
	}
	pictures.end();
	const materialProblems = [...contentPictureProblems, ...contentTextProblems, ...recordProblems(plan, notes)];
	if (maker !== null) {
		problems.push(...maker.problems);
	}
	const canTell = isSound && !stops(materialProblems);
	if (canTell) {
		files.end();
	}
	const deadLinks = canTell ? toDeadLinks(deadReferences(plan, places, notes), findTextField) : [];
	return {
		rendered: maker?.rendered ?? 0,
		frameKeys,
		notes,
		contentPictureProblems,
		contentTextProblems,
		materialProblems,
		problems: canTell ? [...problems, ...deadLinks.map(deadLinkProblem)] : [],
		deadLinks,
	};
}

/** No fewer than are made. */
function countPages({ places, records }: ChangedPages, { languages }: SiteConfig): number {
	return (places.size + records.size) * languages.length;
}

function showShells({ shells }: Pick<PageSurroundings, 'shells'>, { options, observer }: ChangedPagesInputs): void {
	for (const language of options.config.languages) {
		const { before, after } = shells[language];
		observer?.shell(language, `${before}\n${after}`);
	}
}
