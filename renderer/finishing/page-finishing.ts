/** Where pages are finished: on the main thread, or on one of its own where there are many of them. */
import { availableParallelism } from 'node:os';
import type { SiteFolders } from '../output/site-folders.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { finishOnThread } from './finish-on-thread.ts';
import { createPageFinisher, type FinishPage, type PageFinishing } from './finish-page.ts';

export interface FinishingOptions {
	/** At most so many pages are to be finished. */
	readonly pageCount: number;
	/** null: nothing is written. */
	readonly folders: SiteFolders | null;
	/** Takes over all that is staged. */
	readonly writer: SiteWriter;
	/** From how many pages on they are finished on a thread. */
	readonly threadFrom?: number | undefined;
}

/** Fewer are finished here before a thread has started and its code is warm. */
const manyPages = 500;

/** The thread takes a while to start: where it is certain how many pages there will be, it can do so before they are. The caller closes it. */
export function startFinishing({ pageCount, folders, writer, threadFrom = manyPages }: FinishingOptions): PageFinishing | null {
	const onThread = folders !== null && pageCount >= threadFrom && availableParallelism() > 1;
	return onThread ? finishOnThread({ folders, writer }) : null;
}

/** `started`: what runs already. Its owner, who started it, waits for its end; nothing is left for it to do. */
export async function withPageFinishing<Result>(
	{ started, ...options }: FinishingOptions & { readonly started: PageFinishing | null },
	work: (finishing: PageFinishing) => Promise<Result>,
): Promise<Result> {
	const finishing = started ?? startFinishing(options) ?? finishHere(options.writer);
	try {
		return await work(finishing);
	} finally {
		const closed = finishing.close();
		if (started === null) {
			await closed;
		}
	}
}

/** Finishes each page at once: for a few pages a thread would cost more than it takes off. */
export function finishHere(writer: Pick<SiteWriter, 'write'>): PageFinishing {
	let finishPage: FinishPage | null = null;
	return {
		prepare() {},
		begin(surroundings, { bundle }) {
			finishPage = createPageFinisher(surroundings, bundle, writer);
		},
		finish(page, tell, data) {
			if (finishPage === null) {
				throw new Error(`The page ${page.path} is to be finished before anything has begun.`);
			}
			const { findings, own } = finishPage(page, data);
			tell(findings, own);
		},
		async room() {},
		async end() {},
		async close() {},
	};
}
