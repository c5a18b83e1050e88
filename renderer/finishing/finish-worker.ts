/** The program of the thread that finishes pages: a batch after the other, in their order. What goes wrong ends the thread with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PageDraft } from '../html/document.ts';
import { createFileStager, type StagedFiles, type StagerFolders } from '../output/file-stager.ts';
import type { PageFindings } from '../output/inspect-page.ts';
import type { PageSurroundings } from '../pages/page-renderer.ts';
import { createPageFinisher, type FinishPage } from './finish-page.ts';

/** The first message; what pages stand in comes before them. */
export interface FinishBeginning {
	readonly surroundings: PageSurroundings;
}

export interface FinishBatch {
	readonly pages: readonly PageDraft[];
}

/** Answers a batch. */
export interface FinishedBatch {
	/** Of each page. */
	readonly findings: readonly PageFindings[];
	readonly staged: StagedFiles;
}

const folders: StagerFolders = workerData;
const stager = createFileStager(folders);
let finishPage: FinishPage | null = null;

parentPort?.on('message', (message: FinishBeginning | FinishBatch) => {
	if ('surroundings' in message) {
		finishPage = createPageFinisher(message.surroundings, stager);
		return;
	}
	const finish = finishPage;
	if (finish === null) {
		throw new Error('Pages came before what stands around them.');
	}
	const findings = message.pages.map((page) => finish(page).findings);
	parentPort?.postMessage({ findings, staged: stager.take() } satisfies FinishedBatch);
});
