/** Finishes pages on a thread, as the main thread sees it. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { LoadedServer } from '../bundle/lazy-server.ts';
import type { RenderedPage } from '../html/document.ts';
import type { StagerFolders } from '../output/file-stager.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { type PageDraft, renderDraft } from './finish-page.ts';
import type { FinishBatch, FinishBeginning, FinishedBatch } from './finish-worker.ts';
import type { PageFinishing, TellFinished } from './page-finishing.ts';

export interface ThreadFinishing {
	readonly folders: SiteFolders;
	/** Takes over what the thread stages. */
	readonly writer: Pick<SiteWriter, 'add'>;
	/** Module of the thread's program. */
	readonly program?: URL;
}

/** A message wakes the thread, which costs more than what it carries; a page of a shop is about 3 kB on its way. */
const batchPages = 32;
/** Above this number of pages on their way the main thread waits. It bounds the memory that they take. */
const crowd = 288;
/** Above this number the main thread renders what it hands over, and the thread the rest: so neither waits for the other. */
const enough = 160;

/** Three times what the thread may fill between two scavenges. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };
/** Hardly anything that the thread makes survives, so that V8 would leave it 1 MB, and scavenge 1,600 times for 10,000 pages. */
const youngGenerationFlag = '--min-semi-space-size=4';

export function finishOnThread({
	folders,
	writer,
	program = new URL('./finish-worker.ts', import.meta.url),
}: ThreadFinishing): PageFinishing {
	const { outDir, stagedFilesDir } = folders;
	setFlagsFromString(youngGenerationFlag);
	const worker = new Worker(program, { workerData: { outDir, stagedFilesDir } satisfies StagerFolders, resourceLimits });
	let batch: (PageDraft | RenderedPage)[] = [];
	let server: LoadedServer['bundle'] | null = null;
	/** Who hears of the pages that are on their way, in their order. */
	const waiting: TellFinished[] = [];
	let failure: { readonly reason: unknown } | null = null;
	let turn = Promise.withResolvers<void>();

	/** Lets those look again who wait for something to change. */
	function change(): void {
		turn.resolve();
		turn = Promise.withResolvers<void>();
	}

	worker.on('message', ({ findings, staged }: FinishedBatch) => {
		writer.add(staged);
		const told = waiting.splice(0, findings.length);
		for (const [index, each] of findings.entries()) {
			told[index]?.(each);
		}
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
		begin(surroundings, { bundle, url }) {
			server = bundle;
			worker.postMessage({ surroundings, serverUrl: url } satisfies FinishBeginning);
		},
		finish(page, tell) {
			waiting.push(tell);
			batch.push(server !== null && waiting.length > enough ? renderDraft(page, server) : page);
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
