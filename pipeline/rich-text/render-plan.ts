/** When rich text is worth a thread. The figures are from docs/measurements.md. */
import { availableParallelism } from 'node:os';

export interface RenderPlan {
	/** Loads the processor for the main thread, which takes a tenth of a second: only called where a text is rendered there. */
	readonly load: () => Promise<(markdown: string) => string>;
	/** Module of a thread's program. */
	readonly program: URL;
	/** Characters of markdown that are worth a thread of their own. */
	readonly firstThread: number;
	/** As many more are worth another thread. */
	readonly furtherThread: number;
	/** So many unclaimed characters let the main thread load the processor, too, rather than wait for the threads. */
	readonly mainThreadHelps: number;
	/** At most this many threads beside the main one. */
	readonly maxThreads: number;
}

export const usualPlan: RenderPlan = {
	load: async () => (await import('./render-markdown.ts')).renderMarkdown,
	program: new URL('./render-worker.ts', import.meta.url),
	firstThread: 128 * 1024,
	furtherThread: 1024 * 1024,
	mainThreadHelps: 1024 * 1024,
	maxThreads: Math.min(availableParallelism() - 1, 4),
};
