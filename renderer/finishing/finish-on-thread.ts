/** Finishes pages on a thread, as the main thread sees it. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StagerPlace } from '../output/file-stager.ts';
import type { PageFindings } from '../output/inspect-page.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { createPageFinisher, type FinishPage, type PageDraft, type PageFinishing, type TellFinished } from './finish-page.ts';
import type { FinishBatch, FinishBeginning, FinishedBatch, FinishPreparing } from './finish-worker.ts';

export interface ThreadFinishing {
	readonly folders: SiteFolders;
	/** Takes over what the thread stages, and stages what is finished here. */
	readonly writer: Pick<SiteWriter, 'add' | 'links' | 'write'>;
	/** Module of the thread's program. */
	readonly program?: URL;
}

/** A message wakes the thread, which costs more than what it carries; a page of a shop is about 3 kB on its way. */
const batchPages = 32;
/** Where so many pages are on their way, the main thread finishes the next ones itself: so neither waits for the other. */
const enough = 160;
/** Above this number of pages that wait to be reported, most of them finished here, the main thread waits. */
const crowd = 640;

/** Three times what the thread may fill between two scavenges. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };
/** Hardly anything that the thread makes survives, so that V8 would leave it 1 MB, and scavenge 1,600 times for 10,000 pages. */
const youngGenerationFlag = '--min-semi-space-size=4';

interface Waiting {
	readonly tell: TellFinished;
	/** null: it is on its way. */
	findings: PageFindings | null;
}

export function finishOnThread({
	folders,
	writer,
	program = new URL('./finish-worker.ts', import.meta.url),
}: ThreadFinishing): PageFinishing {
	const { outDir, stagedFilesDir } = folders;
	setFlagsFromString(youngGenerationFlag);
	const worker = new Worker(program, { workerData: { outDir, stagedFilesDir, links: writer.links } satisfies StagerPlace, resourceLimits });
	let batch: PageDraft[] = [];
	let finishHere: FinishPage | null = null;
	/** Pages that were not reported yet, in their order. */
	const waiting: Waiting[] = [];
	/** Those among them that are on their way. */
	const drafts: Waiting[] = [];
	let failure: { readonly reason: unknown } | null = null;
	let turn = Promise.withResolvers<void>();

	/** Lets those look again who wait for something to change. */
	function change(): void {
		turn.resolve();
		turn = Promise.withResolvers<void>();
	}

	worker.on('message', ({ findings, staged }: FinishedBatch) => {
		writer.add(staged);
		for (const [index, draft] of drafts.splice(0, findings.length).entries()) {
			draft.findings = findings[index] ?? null;
		}
		tellFinished();
		change();
	});
	worker.on('error', (reason) => {
		failure = { reason };
	});
	// Only then is it certain that it writes nothing any more.
	worker.on('exit', (code) => {
		failure ??= { reason: new Error(`The thread that finishes pages ended with ${code}.`) };
		change();
	});

	function tellFinished(): void {
		const unfinished = waiting.findIndex(({ findings }) => findings === null);
		for (const { tell, findings } of waiting.splice(0, unfinished === -1 ? waiting.length : unfinished)) {
			if (findings !== null) {
				tell(findings);
			}
		}
	}

	function send(): void {
		if (batch.length > 0) {
			worker.postMessage({ pages: batch } satisfies FinishBatch);
			batch = [];
		}
	}

	async function untilAtMost(pages: number): Promise<void> {
		while (waiting.length > pages) {
			if (failure !== null) {
				throw failure.reason;
			}
			await turn.promise;
		}
	}

	return {
		prepare(serverUrl) {
			worker.postMessage({ serverUrl } satisfies FinishPreparing);
		},
		begin(surroundings, { bundle, url }) {
			finishHere = createPageFinisher(surroundings, bundle, writer);
			worker.postMessage({ surroundings, serverUrl: url } satisfies FinishBeginning);
		},
		finish(page, tell, data) {
			if (finishHere !== null && drafts.length >= enough) {
				waiting.push({ tell, findings: finishHere(page, data).findings });
				return;
			}
			const draft: Waiting = { tell, findings: null };
			waiting.push(draft);
			drafts.push(draft);
			batch.push(page);
			if (batch.length === batchPages) {
				send();
			}
		},
		room: () => untilAtMost(crowd),
		async end() {
			send();
			await untilAtMost(0);
		},
		async close() {
			await worker.terminate();
		},
	};
}
