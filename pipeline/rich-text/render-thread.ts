/** A thread that renders rich text, as the main thread sees it. */
import { Worker } from 'node:worker_threads';
import type { PackedTexts } from '../snapshot/packed-texts.ts';
import { charsOf, claimantOf, type RenderBatch, RenderFailed, textInWork } from './render-batch.ts';
import type { RenderAnswer, RenderJob } from './render-worker.ts';

export interface RenderThread {
	/** Characters of all the batches it was given. */
	readonly given: number;
	give(batch: RenderBatch): void;
	/** Whether the process stays for it; at first it does not. */
	holdProcess(hold: boolean): void;
	end(): Promise<void>;
}

interface ThreadOptions {
	/** Module of the thread's program. */
	readonly program: URL;
	/** By which it claims batches: from 2 on, 1 is the main thread. */
	readonly claimant: number;
	/** A batch is rendered, or cannot be. */
	onSettled(batch: RenderBatch, outcome: PackedTexts | RenderFailed): void;
	/** The thread ended by itself; others may take what it had not begun. */
	onEnded(thread: RenderThread): void;
}

/**
 * A young generation of this size costs no time and saves 60 MB at the peak. The stack is the main thread's: how deep a text may be nested
 * should not depend on who renders it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, stackSizeMb: 1 };

export function startThread({ program, claimant, onSettled, onEnded }: ThreadOptions): RenderThread {
	const worker = new Worker(program, { workerData: claimant, resourceLimits });
	const batches = new Map<number, RenderBatch>();
	let reason: unknown = new Error('its thread ended');
	let given = 0;
	let count = 0;
	const thread: RenderThread = {
		get given() {
			return given;
		},
		give(batch) {
			count += 1;
			given += charsOf([batch]);
			batches.set(count, batch);
			const job: RenderJob = { id: count, batch };
			worker.postMessage(job);
		},
		holdProcess(hold) {
			if (hold) worker.ref();
			else worker.unref();
		},
		async end() {
			worker.removeAllListeners('exit');
			await worker.terminate();
		},
	};
	worker.on('message', (answer: RenderAnswer) => {
		const batch = batches.get(answer.id);
		batches.delete(answer.id);
		if (batch !== undefined) onSettled(batch, 'texts' in answer ? answer.texts : new RenderFailed(answer.markdown, answer.cause));
	});
	worker.on('error', (error) => {
		reason = error;
	});
	worker.on('exit', () => {
		for (const batch of batches.values()) {
			if (claimantOf(batch) === claimant) onSettled(batch, new RenderFailed(textInWork(batch), reason));
		}
		onEnded(thread);
	});
	// Last: a listener for messages holds the process again.
	worker.unref();
	return thread;
}
