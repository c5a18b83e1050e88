/** Measures fetching beside bare reads of the same pages, in turn, so that both see the same machine and the same backend. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { type BackendOptions, createBackendClient, fetchSnapshot } from '../../pipeline/index.ts';
import { contentDefinition } from '../../shop/definition/definition.ts';
import { type Progress, silentProgress } from '../../site/progress.ts';
import { median } from '../measure/medians.ts';
import { benchDir } from '../work-folder.ts';
import type { FetchBackend } from './fetch-backend.ts';

/** Fetching beside bare reads of the same pages; medians in milliseconds. */
export interface FetchResult {
	readonly products: number;
	/** Requests of a whole fetch, files not counted. */
	readonly pages: number;
	readonly runs: number;
	/** `fetch` and `JSON.parse` of the same pages, without their counts. */
	readonly bareMs: number;
	/** Until every record was read and checked. */
	readonly readMs: number;
	/** Until the snapshot was in place; its texts were rendered before, its pictures kept. */
	readonly fetchMs: number;
	/** The same where nothing changed since the last fetch. */
	readonly changedMs: number;
	readonly wholeBytes: number;
	readonly changedBytes: number;
}

/** As `--cases` names it. */
export const fetchCase = 'fetch';

/** As many as the product's client has. */
const atOnce = 10;

/** What one fetch asked for, files not counted. */
interface Trace {
	readonly pages: readonly URL[];
	readonly bytes: number;
}

/** `log` gets each step's name. */
export async function measureFetch(backend: FetchBackend, runs: number, log: (line: string) => void): Promise<FetchResult> {
	mkdirSync(benchDir, { recursive: true });
	const work = mkdtempSync(join(benchDir, 'fetch-'));
	try {
		log('the first fetches, whose texts, pictures and pages are kept');
		let round = 0;
		const fetchAgain = (full: boolean, fetch?: BackendOptions['fetch']) => {
			round += 1;
			return timeFetch(backend, { work, full, round, ...(fetch && { fetch }) });
		};
		const whole = await traced((fetch) => fetchAgain(true, fetch));
		const changed = await traced((fetch) => fetchAgain(false, fetch));
		const times: { readonly bare: number; readonly read: number; readonly fetch: number; readonly changed: number }[] = [];
		for (let run = 1; run <= runs; run += 1) {
			log(`run ${run} of ${runs}`);
			const { readMs, ms } = await fetchAgain(true);
			const bare = await timeBareReads(whole.pages, backend.token);
			times.push({ bare, read: readMs, fetch: ms, changed: (await fetchAgain(false)).ms });
		}
		const medianOf = (name: keyof (typeof times)[number]) => median(times.map((time) => time[name]));
		return {
			products: backend.products,
			runs,
			pages: whole.pages.length,
			bareMs: medianOf('bare'),
			readMs: medianOf('read'),
			fetchMs: medianOf('fetch'),
			changedMs: medianOf('changed'),
			wholeBytes: whole.bytes,
			changedBytes: changed.bytes,
		};
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

async function traced(work: (fetch: NonNullable<BackendOptions['fetch']>) => Promise<unknown>): Promise<Trace> {
	const pages: URL[] = [];
	let bytes = 0;
	await work(async (url, init) => {
		const answer = await fetch(url, init);
		if (url.pathname.startsWith('/assets/')) return answer;
		const body = await answer.arrayBuffer();
		pages.push(url);
		bytes += body.byteLength;
		return new Response(body, answer);
	});
	return { pages, bytes };
}

interface FetchTask {
	readonly work: string;
	readonly full: boolean;
	/** Counts the fetches: each is of another time, later than every stamp. */
	readonly round: number;
	readonly fetch?: BackendOptions['fetch'];
}

/** `readMs`: until every record was there and checked; `ms`: until the snapshot was in place. */
async function timeFetch(
	{ url, token, project }: FetchBackend,
	{ work, full, round, ...options }: FetchTask,
): Promise<{ readonly ms: number; readonly readMs: number }> {
	const started = performance.now();
	let readMs = Number.NaN;
	const progress: Progress = {
		stage(name, total) {
			const stage = silentProgress.stage(name, total);
			const done = (summary?: string) => {
				if (name === 'Content') readMs = performance.now() - started;
				stage.done(summary);
			};
			return { ...stage, done };
		},
	};
	const client = createBackendClient({ url, token, project, ...options });
	const asOf = new Date(Date.UTC(2027, 0, 1) + round * 60_000).toISOString();
	const folders = { contentDir: join(work, 'content'), cacheDir: join(work, 'cache') };
	const { staged } = await fetchSnapshot({ site: contentDefinition, client, ...folders, asOf, full, acceptShrink: true, progress });
	await staged.commit();
	return { ms: performance.now() - started, readMs };
}

/** `fetch` and `JSON.parse`, and nothing else: no count is asked for. */
async function timeBareReads(pages: readonly URL[], token: string): Promise<number> {
	const started = performance.now();
	const queue = new PQueue({ concurrency: atOnce });
	await queue.addAll(
		pages.map((page) => async () => {
			const bare = new URL(page);
			bare.searchParams.delete('meta');
			const answer = await fetch(bare, { headers: { authorization: `Bearer ${token}` } });
			JSON.parse(await answer.text());
		}),
	);
	return performance.now() - started;
}
