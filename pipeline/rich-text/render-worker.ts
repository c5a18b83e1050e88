/** The program of a thread that renders rich text: takes what it can claim of the batches sent to it, in their order. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PackedTexts } from '../snapshot/packed-texts.ts';
import { claimBatch, type RenderBatch, RenderFailed, renderBatch, textInWork } from './render-batch.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface RenderJob {
	readonly id: number;
	readonly batch: RenderBatch;
}

/** The worker's answer; none for a batch that another thread has claimed. */
export type RenderAnswer =
	| { readonly id: number; readonly texts: PackedTexts }
	| { readonly id: number; readonly markdown: string; readonly cause: unknown };

parentPort?.on('message', ({ id, batch }: RenderJob) => {
	if (claimBatch(batch, Number(workerData))) answer(id, batch);
});

function answer(id: number, batch: RenderBatch): void {
	try {
		const texts = renderBatch(batch, renderMarkdown);
		const message: RenderAnswer = { id, texts };
		parentPort?.postMessage(message, [texts.bytes.buffer]);
	} catch (error) {
		const message: RenderAnswer = {
			id,
			markdown: textInWork(batch)?.markdown ?? '',
			cause: error instanceof RenderFailed ? error.cause : error,
		};
		parentPort?.postMessage(message);
	}
}
