/** Renders texts: a few on the main thread, many on threads of their own, with the main thread's help while it has nothing else to do. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { type PackedTexts, packTexts } from '../snapshot/packed-texts.ts';
import {
	charsOf,
	claimantOf,
	claimBatch,
	createBatch,
	type RenderBatch,
	RenderFailed,
	renderBatch,
	type SourceText,
} from './render-batch.ts';
import { type RenderThread, type SlowText, startThread, type TextLimit } from './render-thread.ts';

interface RenderQueue {
	add(texts: readonly SourceText[]): void;
	/** Resolves when these, if they were added, are rendered. Throws {@link RenderFailed}. */
	ready(hashes: readonly string[]): Promise<void>;
	/** Ends the threads; what is not rendered stays so. */
	close(): Promise<void>;
}

/** Characters of a batch: about ten milliseconds' work. */
const batchChars = 16 * 1024;

const mainThread = 1;

/** `onRendered` gets every rendered batch. */
export function createRenderQueue(plan: RenderPlan, onRendered: (texts: PackedTexts) => void): RenderQueue {
	const open = new Set<RenderBatch>();
	const batchOf = new Map<string, RenderBatch>();
	const failed = new Map<RenderBatch, RenderFailed>();
	const threads = new Set<RenderThread>();
	let started = 0;
	let lastClaimant = mainThread;
	let addedChars = 0;
	let waiting = 0;
	let helps = false;
	let closed = false;
	let change = Promise.withResolvers<void>();

	function tellChange(): void {
		change.resolve();
		change = Promise.withResolvers();
	}

	function settle(batch: RenderBatch, outcome: PackedTexts | RenderFailed): void {
		open.delete(batch);
		if (outcome instanceof RenderFailed) failed.set(batch, outcome);
		else {
			for (const hash of outcome.places.keys()) batchOf.delete(hash);
			onRendered(outcome);
		}
		tellChange();
	}

	function startThreads(): void {
		const worth = addedChars < plan.firstThread ? 0 : 1 + Math.floor(addedChars / plan.furtherThread);
		const needed = [...open].some((batch) => claimantOf(batch) === 0 && needsThread(batch)) ? 1 : 0;
		while (started < Math.max(Math.min(worth, plan.maxThreads), needed)) {
			started += 1;
			lastClaimant += 1;
			const thread = startThread({
				program: plan.program,
				claimant: lastClaimant,
				limit: plan.limit,
				onSlow: replaceThread,
				onSettled: settle,
				onEnded(ended) {
					threads.delete(ended);
					tellChange();
				},
			});
			if (waiting > 0) thread.holdProcess(true);
			threads.add(thread);
		}
	}

	function give(batch: RenderBatch): void {
		let idlest: RenderThread | undefined;
		for (const thread of threads) if (idlest === undefined || thread.given < idlest.given) idlest = thread;
		idlest?.give(batch);
	}

	/** Another thread goes on with what the slow text kept from being rendered. */
	function replaceThread(ended: RenderThread, { text, batch, left }: SlowText): void {
		threads.delete(ended);
		if (closed) return;
		started -= 1;
		const others = batch.texts.filter((each) => each !== text);
		const again = others.length === 0 ? [] : [createBatch(others)];
		for (const each of again) track(each);
		const rest = [...left, ...again];
		if (rest.length > 0) startThreads();
		for (const each of rest) give(each);
		void showPlain(batch, text);
	}

	async function showPlain(batch: RenderBatch, { hash, markdown }: SourceText): Promise<void> {
		try {
			const showAsTyped = await plan.loadPlain();
			settle(batch, packTexts([[hash, showAsTyped(markdown)]]));
		} catch (error) {
			settle(batch, new RenderFailed(markdown, error));
		}
	}

	function track(batch: RenderBatch): void {
		open.add(batch);
		for (const { hash } of batch.texts) batchOf.set(hash, batch);
	}

	const needsThread = ({ texts }: RenderBatch): boolean => texts.some(({ markdown }) => markdown.length > plan.longestHere);

	/** From the end: threads begin at the other one. What may take long is left to them, as long as there are any. */
	function claim(batches: Iterable<RenderBatch>): RenderBatch | undefined {
		return [...batches].reverse().find((batch) => (threads.size === 0 || !needsThread(batch)) && claimBatch(batch, mainThread));
	}

	/** What the main thread renders next; nothing where threads will sooner be done than it could load the processor. */
	function claimForMain(missing: readonly RenderBatch[]): RenderBatch | undefined {
		if (threads.size === 0) return claim(missing);
		helps ||= charsOf([...open].filter((batch) => claimantOf(batch) === 0)) >= plan.mainThreadHelps;
		return helps ? (claim(missing) ?? claim(open)) : undefined;
	}

	async function renderHere(batch: RenderBatch): Promise<void> {
		const render = await plan.load();
		try {
			settle(batch, renderBatch(batch, render));
		} catch (error) {
			if (!(error instanceof RenderFailed)) throw error;
			settle(batch, error);
		}
		// Lets the threads' answers in.
		await setImmediate();
	}

	async function renderAlong(hashes: readonly string[]): Promise<void> {
		for (;;) {
			// A text may have gone to another batch meanwhile.
			const missing = [...new Set(hashes.flatMap((hash) => batchOf.get(hash) ?? []))];
			for (const batch of missing) {
				const failure = failed.get(batch);
				if (failure !== undefined) throw failure;
			}
			if (missing.length === 0) return;
			if (closed) throw new Error('Rich text was closed while somebody waited for it');
			const changed = change.promise;
			const own = claimForMain(missing);
			if (own === undefined) await changed;
			else await renderHere(own);
		}
	}

	return {
		add(texts) {
			if (closed) return;
			const batches = cutBatches(texts).map(createBatch);
			for (const batch of batches) track(batch);
			addedChars += charsOf(batches);
			const waitingToo = threads.size === 0;
			startThreads();
			for (const batch of waitingToo ? open : batches) give(batch);
		},
		async ready(hashes) {
			waiting += 1;
			for (const thread of threads) thread.holdProcess(true);
			try {
				await renderAlong(hashes);
			} finally {
				waiting -= 1;
				if (waiting === 0) for (const thread of threads) thread.holdProcess(false);
			}
		},
		async close() {
			closed = true;
			const ending = [...threads].map((thread) => thread.end());
			threads.clear();
			tellChange();
			await Promise.all(ending);
		},
	};
}

function cutBatches(texts: readonly SourceText[]): readonly (readonly SourceText[])[] {
	const batches: SourceText[][] = [];
	let left = 0;
	for (const text of texts) {
		if (left <= 0) {
			batches.push([]);
			left = batchChars;
		}
		batches.at(-1)?.push(text);
		left -= text.markdown.length;
	}
	return batches;
}

export interface RenderPlan {
	/** Loads the processor for the main thread, which takes a tenth of a second: only called where a text is rendered there. */
	readonly load: () => Promise<(markdown: string) => string>;
	/** Loads what shows a text as it was typed, which took a thread too long. */
	readonly loadPlain: () => Promise<(markdown: string) => string>;
	/** Module of a thread's program. */
	readonly program: URL;
	/** Characters of markdown that are worth a thread of their own. */
	readonly firstThread: number;
	/** As many more are worth another thread. */
	readonly furtherThread: number;
	/** So many unclaimed characters let the main thread load the processor, too, rather than wait for the threads. */
	readonly mainThreadHelps: number;
	/** At most this many threads beside the main one; one more where a long text needs it. */
	readonly maxThreads: number;
	/** Characters of a text that the main thread may render, which nothing can end: with so few none takes long. */
	readonly longestHere: number;
	readonly limit: TextLimit;
}

export const usualPlan: RenderPlan = {
	load: async () => (await import('./render-markdown.ts')).renderMarkdown,
	loadPlain: async () => (await import('./render-markdown.ts')).showAsTyped,
	program: new URL('./render-worker.ts', import.meta.url),
	firstThread: 128 * 1024,
	furtherThread: 1024 * 1024,
	mainThreadHelps: 1024 * 1024,
	maxThreads: Math.min(availableParallelism() - 1, 4),
	longestHere: 16 * 1024,
	limit: { busyMs: 10_000, longestMs: 60_000 },
};
