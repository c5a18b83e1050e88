/** The program of the thread that finishes pages: a batch after the other, in their order. What goes wrong ends the thread with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { createFileStager, type StagedFiles, type StagerPlace } from '../output/file-stager.ts';
import type { PageFindings } from '../output/inspect-page.ts';
import type { ServerBundle } from '../server-bundle.ts';
import { createPageFinisher, type FinishPage, type PageDraft } from './finish-page.ts';
import type { PageSurroundings } from './page-renderer.ts';

/** A first message, if there is time for one. */
export interface FinishPreparing {
	/** Of the server bundle's module. */
	readonly serverUrl: string;
}

/** Before all pages comes what they stand in. */
export interface FinishBeginning {
	readonly surroundings: PageSurroundings;
	/** Of the server bundle's module. */
	readonly serverUrl: string;
}

export interface FinishBatch {
	readonly pages: readonly PageDraft[];
}

/** Answers a batch. */
export interface FinishedBatch {
	readonly findings: readonly PageFindings[];
	readonly staged: StagedFiles;
}

const place: StagerPlace = workerData;
const stager = createFileStager(place);
let begun: Promise<FinishPage> | null = null;

async function begin({ surroundings, serverUrl }: FinishBeginning): Promise<FinishPage> {
	const server: ServerBundle = await import(serverUrl);
	return createPageFinisher(surroundings, server, stager);
}

parentPort?.on('message', async (message: FinishPreparing | FinishBeginning | FinishBatch) => {
	if ('surroundings' in message) {
		begun = begin(message);
		return;
	}
	if ('serverUrl' in message) {
		await import(message.serverUrl);
		return;
	}
	if (begun === null) {
		throw new Error('Pages came before what stands around them.');
	}
	const finish = await begun;
	const findings = message.pages.map((page) => finish(page).findings);
	parentPort?.postMessage({ findings, staged: stager.take() } satisfies FinishedBatch);
});
