/** Makes the renditions that a build has left for later: each when it is asked for, the others behind. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { cacheFolder } from '../disk/cache-folder.ts';
import type { ImageFault } from './image-fault.ts';
import { createImageWorker } from './image-worker.ts';
import type { JobOutcome, Rendition } from './make-picture.ts';
import { picturesAtOnce } from './make-pictures.ts';
import type { NamedPicture } from './named-pictures.ts';
import { createRenditionCache } from './rendition-cache.ts';
import { formatOfEnding, renditionName } from './rendition-plan.ts';
import { type ImageProcess, ImageProcessEnded } from './start-image-process.ts';

export interface LaterRenditions {
	/**
	 * The file of a rendition below `/assets/images/`, made now if it is not there yet: before all that was not asked for, and what was asked for
	 * last first. null: pages name no such picture. `signal`: it is no longer asked for. Throws what the disk throws.
	 */
	make(name: string, signal?: AbortSignal): Promise<string | ImageFault | null>;
	/** Makes all of these pictures that the cache lacks, one at a time; settles when none is left, or after `close`. */
	makeRest(pictures: readonly NamedPicture[]): Promise<RestOutcome>;
	close(): void;
}

export interface RestOutcome {
	readonly made: number;
	/** Pictures that cannot be made. */
	readonly lacking: number;
}

interface LaterInput {
	readonly renditionsDir: string;
	/** null where no picture has that key. */
	find(key: string): Promise<NamedPicture | null>;
	/** Receives each picture that cannot be made, once. */
	onFault(picture: NamedPicture, fault: ImageFault): void;
	/** Pictures at once; left out, as many as processors and memory are there for. */
	readonly atOnce?: number;
}

/** A page asks for its pictures one after the other, and a process takes a moment to start. */
const idleMs = 10_000;

/** Another try may end otherwise for any other: time and memory may suffice by then. */
const lastingFaults: ReadonlySet<ImageFault['fault']> = new Set(['damaged', 'heic', 'too-large', 'too-long']);

const closing: ImageFault = { fault: 'lost', reason: 'the server ends' };

export function createLaterRenditions({ renditionsDir, find, onFault, atOnce = usualNumber() }: LaterInput): LaterRenditions {
	const cache = createRenditionCache(cacheFolder(renditionsDir));
	const queue = new PQueue({ concurrency: atOnce });
	const faults = new Map<string, ImageFault>();
	const reported = new Set<string>();
	let askedCount = 0;
	let isClosed = false;
	let users = 0;
	let worker: ImageProcess | null = null;
	let idle: NodeJS.Timeout | undefined;

	function endWorker(): void {
		worker?.end();
		worker = null;
	}

	/** The process holds memory: it ends some time after its last user. */
	async function using<Result>(use: () => Promise<Result>): Promise<Result> {
		users += 1;
		clearTimeout(idle);
		try {
			return await use();
		} finally {
			users -= 1;
			if (users === 0) idle = setTimeout(endWorker, idleMs).unref();
		}
	}

	/** A picture that ends the process takes others with it: each has a second try. */
	async function runJob(picture: NamedPicture, only: Rendition | null, tries = 2): Promise<JobOutcome> {
		const { file, sha256, key, parameters } = picture;
		worker ??= createImageWorker({ threads: atOnce });
		const used = worker;
		try {
			return await used.make({ file, sha256, key, parameters, dir: cache.dir, ...(only && { only }) });
		} catch (error) {
			if (!(error instanceof ImageProcessEnded)) throw error;
			if (worker === used) worker = null;
			if (isClosed) return closing;
			return tries > 1 ? await runJob(picture, only, tries - 1) : { fault: 'too-costly', reason: error.message };
		}
	}

	/** `only`: the rendition that is asked for; null: all of the picture, which is described then. The result is the fault, or null. */
	async function work(picture: NamedPicture, only: Rendition | null): Promise<ImageFault | null> {
		const { key } = picture;
		const known = isClosed ? closing : faults.get(key);
		if (known !== undefined) return known;
		const outcome = await runJob(picture, only);
		if (outcome !== 'changed' && !('fault' in outcome)) {
			if (only === null) await cache.add(key, picture.parameters.formats, outcome);
			return null;
		}
		const fault: ImageFault =
			outcome === 'changed' ? { fault: 'lost', reason: 'it was replaced or removed since the site was built' } : outcome;
		if (lastingFaults.has(fault.fault)) faults.set(key, fault);
		if (!isClosed && !reported.has(key)) onFault(picture, fault);
		reported.add(key);
		return fault;
	}

	return {
		async make(name, signal) {
			const parsed = parseName(name);
			if (parsed === null) return null;
			const file = cache.file(name);
			if (existsSync(file)) return file;
			const { key, ...rendition } = parsed;
			const picture = await find(key);
			if (picture === null || !picture.parameters.formats.includes(rendition.format)) return null;
			askedCount += 1;
			const priority = askedCount;
			const makeNow = async () => {
				// It was asked for twice, or made behind.
				if (existsSync(file)) return file;
				const fault = await work(picture, rendition);
				if (fault !== null) return fault;
				// A width that this picture does not have.
				return existsSync(file) ? file : null;
			};
			return await using(() => queue.add(makeNow, { priority, ...(signal && { signal }) }));
		},
		async makeRest(pictures) {
			const counts = { made: 0, lacking: 0 };
			const isThere = ({ key, parameters }: NamedPicture) => cache.find(key, parameters.formats) !== null;
			await using(async () => {
				for (const picture of pictures) {
					if (isThere(picture)) continue;
					const fault = await queue.add(() => work(picture, null), { priority: 0 });
					if (isClosed) break;
					counts[fault === null ? 'made' : 'lacking'] += 1;
				}
			});
			return counts;
		},
		close() {
			isClosed = true;
			clearTimeout(idle);
			endWorker();
		},
	};
}

function usualNumber(): number {
	return picturesAtOnce(availableParallelism(), process.availableMemory());
}

/** null for a name that is none of a rendition. */
function parseName(name: string): (Rendition & { readonly key: string }) | null {
	const [, key = '', width = '', ending = ''] = /^([0-9a-f]{16})-(\d{1,5})\.([a-z]+)$/.exec(name) ?? [];
	const format = formatOfEnding(ending);
	if (format === null) return null;
	const widthPx = Number(width);
	// The same rendition has one name.
	return renditionName(key, widthPx, format) === name ? { key, widthPx, format } : null;
}
