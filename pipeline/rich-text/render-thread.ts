/** A thread that renders rich text, as the main thread sees it. */
import { Worker } from 'node:worker_threads';
import type { PackedTexts } from '../snapshot/packed-texts.ts';
import { charsOf, claimantOf, type RenderBatch, RenderFailed, type SourceText, textInWork } from './render-batch.ts';
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
	readonly limit: TextLimit;
	/** The thread was ended at a text that is beyond the limit. */
	onSlow(thread: RenderThread, slow: SlowText): void;
}

/** How long a thread may render one text. */
export interface TextLimit {
	/** So long by the clock, while the process used as much processor time: a machine that is busy with other programs ends no thread. */
	readonly busyMs: number;
	/** A thread that waits uses no processor time, and is ended after so long by the clock. */
	readonly longestMs: number;
}

export interface SlowText {
	readonly text: SourceText;
	/** That holds it; nothing of it was settled. */
	readonly batch: RenderBatch;
	/** What else the thread was given and has not settled. */
	readonly left: readonly RenderBatch[];
}

/** Between two looks at what a thread does. */
const lookEveryMs = 250;

/**
 * A young generation of this size costs no time and saves 60 MB at the peak. The stack is the main thread's: how deep a text may be nested
 * should not depend on who renders it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, stackSizeMb: 1 };

export function startThread({ program, claimant, onSettled, onEnded, limit, onSlow }: ThreadOptions): RenderThread {
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
			clearInterval(looking);
			worker.removeAllListeners('exit');
			worker.removeAllListeners('message');
			await worker.terminate();
		},
	};
	const findSlow = watchTexts(limit, () => {
		const batch = [...batches.values()].find((each) => claimantOf(each) === claimant && textInWork(each) !== undefined);
		const text = batch && textInWork(batch);
		return batch === undefined || text === undefined ? null : { batch, text };
	});
	const looking = setInterval(() => {
		const slow = findSlow();
		if (slow === null) return;
		void thread.end();
		onSlow(thread, { ...slow, left: [...batches.values()].filter((batch) => batch !== slow.batch) });
	}, lookEveryMs).unref();
	worker.on('message', (answer: RenderAnswer) => {
		const batch = batches.get(answer.id);
		batches.delete(answer.id);
		if (batch !== undefined) onSettled(batch, 'texts' in answer ? answer.texts : new RenderFailed(answer.markdown, answer.cause));
	});
	worker.on('error', (error) => {
		reason = error;
	});
	worker.on('exit', () => {
		clearInterval(looking);
		for (const batch of batches.values()) {
			if (claimantOf(batch) === claimant) onSettled(batch, new RenderFailed(textInWork(batch)?.markdown ?? '', reason));
		}
		onEnded(thread);
	});
	// Last: a listener for messages holds the process again.
	worker.unref();
	return thread;
}

type TextInWork = Pick<SlowText, 'batch' | 'text'>;

/** Returns a look at the thread: the text in work, where it is beyond the limit. */
function watchTexts({ busyMs, longestMs }: TextLimit, textNow: () => TextInWork | null): () => TextInWork | null {
	let seen: (TextInWork & { readonly cpu: NodeJS.CpuUsage; readonly atMs: number }) | null = null;
	return () => {
		const now = textNow();
		if (now === null || seen?.text !== now.text) {
			seen = now && { ...now, cpu: process.cpuUsage(), atMs: performance.now() };
			return null;
		}
		const wallMs = performance.now() - seen.atMs;
		const { user, system } = process.cpuUsage(seen.cpu);
		return (wallMs > busyMs && (user + system) / 1000 > busyMs) || wallMs > longestMs ? now : null;
	};
}
