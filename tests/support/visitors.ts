/** Visitors of a site whose releases change under them: they open a page, and everything it names must be there and belong to it. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { pageDataFile } from '../../renderer/output/output-paths.ts';
import type { Random } from '../../sandbox/random.ts';
import type { Tree } from './read-tree.ts';

export interface Visits {
	/** Answers so far. */
	readonly requests: number;
	/** What was not as it must be; empty in the end. */
	readonly faults: readonly string[];
	/** Content encodings that were seen. */
	readonly encodings: ReadonlySet<string>;
	/** Versions of pages that were seen. */
	readonly seen: ReadonlySet<Tree>;
	/** Lets the visitors finish the page they are at. */
	end(): Promise<void>;
}

export interface VisitorOptions {
	readonly url: string;
	/** Site paths of pages that every version has. */
	readonly pages: readonly string[];
	/** Every version that may be served, from before it is; a test adds to it. */
	readonly versions: readonly Tree[];
	/** How often another release was put in front of the visitors. */
	switches(): number;
	readonly random: Random;
	readonly visitors: number;
}

/** A page may stay open for so many switches before the visitor's browser asks for the rest of what it names. */
const patientSwitches = 2;

const assetPath = /\/assets\/[\w./-]+\.\w+/g;
const importedFile = /"\.\/([\w.-]+\.js)"/g;

export function startVisits({ url, pages, versions, switches, random, visitors }: VisitorOptions): Visits {
	const visits = { requests: 0, faults: [] as string[], encodings: new Set<string>(), seen: new Set<Tree>(), ended: false };

	/** The body, where it is the file at `file` in one of `wanted`; null where it is not, which is a fault. */
	async function ask(
		path: string,
		file: string,
		wanted: readonly Tree[],
	): Promise<{ readonly text: string; readonly hash: string } | null> {
		const response = await fetch(`${url}${path}`, { headers: { 'Accept-Encoding': random.pick(['br, gzip', 'gzip', 'identity']) } });
		const body = Buffer.from(await response.arrayBuffer());
		visits.requests += 1;
		visits.encodings.add(response.headers.get('Content-Encoding') ?? 'identity');
		const hash = createHash('sha256').update(body).digest('hex');
		if (response.status !== 200) visits.faults.push(`${path}: ${response.status}`);
		else if (!wanted.some((version) => version[file] === hash)) visits.faults.push(`${path}: of no version that it could be of`);
		else return { text: body.toString(), hash };
		return null;
	}

	async function visit(patience: number): Promise<void> {
		const page = random.pick(pages);
		const file = page === '/' ? 'index.html' : `${page.slice(1)}/index.html`;
		const opened = await ask(page, file, versions);
		if (opened === null) return;
		const own = versions.filter((version) => version[file] === opened.hash);
		for (const version of own) visits.seen.add(version);
		const until = switches() + random.whole(patience + 1);
		while (switches() < until && !visits.ended) await setTimeout(5);
		const dataFile = pageDataFile(page);
		await ask(`/${dataFile}`, dataFile, versions);
		const asked = new Set<string>();
		for (const queue: string[] = opened.text.match(assetPath) ?? []; queue.length > 0; ) {
			const path = queue.pop() ?? '';
			if (asked.has(path)) continue;
			asked.add(path);
			const answer = await ask(path, path.slice(1), own);
			if (path.endsWith('.js')) for (const [, name] of answer?.text.matchAll(importedFile) ?? []) queue.push(`/assets/${name}`);
		}
	}

	const all = Promise.all(
		// The first one waits for nothing, so that there are always requests.
		Array.from({ length: visitors }, async (_, index) => {
			while (!visits.ended) await visit(index === 0 ? 0 : patientSwitches);
		}),
	);
	// A failure is thrown by `end`, not before.
	all.catch(() => {});
	return Object.assign(visits, {
		end: async () => {
			visits.ended = true;
			await all;
		},
	});
}
