/** Finishes each page at once: for a few pages a thread would cost more than it takes off. */
import type { SiteWriter } from '../output/site-writer.ts';
import type { PageFinishing } from './finish-page.ts';
import { createPageFinisher, type FinishPage } from './finish-page.ts';

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
