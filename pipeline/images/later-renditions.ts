/** Makes the renditions that a build has left for later: each when it is asked for, the others behind. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { cacheFolder } from '../disk/cache-folder.ts';
import type { ImageFault } from './image-fault.ts';
import { createImageWorker } from './image-worker.ts';
import type { Rendition } from './make-picture.ts';
import { picturesAtOnce } from './make-pictures.ts';
import { createPictureOrders, type PictureOrder } from './picture-orders.ts';
import { createRenditionCache } from './rendition-cache.ts';
import { formatOfEnding, renditionName } from './rendition-plan.ts';
import type { ImageProcess } from './start-image-process.ts';

/** Why a rendition cannot be made: the picture's fault; or null, where the original is another one since the last build, or none is made any more. */
export interface LackingRendition {
	readonly lacks: ImageFault | null;
}

export interface LaterRenditions {
	/**
	 * The file of a rendition below `/assets/images/`, made now if it is not there yet, before all that nobody has asked for. null: no page of a
	 * build names it. Throws what the disk throws.
	 */
	make(name: string): Promise<string | LackingRendition | null>;
	/** Makes all that was ordered and is not there yet, one picture at a time; settles when none is left, or after `close`. */
	makeRest(): Promise<{ readonly made: number; readonly lacking: number }>;
	close(): void;
}

interface LaterInput {
	readonly ordersDir: string;
	readonly renditionsDir: string;
	/** Receives each picture that cannot be made, once. */
	onFault(order: PictureOrder, fault: ImageFault): void;
	/** For one picture, where it is not the usual time. */
	readonly limitMs?: number;
}

/** A page asks for its pictures one after the other, and a process takes a moment to start. */
const idleMs = 10_000;

const asked = 1;
const unasked = 0;

export function createLaterRenditions({ ordersDir, renditionsDir, onFault, limitMs }: LaterInput): LaterRenditions {
	const orders = createPictureOrders(cacheFolder(ordersDir));
	const cache = createRenditionCache(cacheFolder(renditionsDir));
	const atOnce = picturesAtOnce(availableParallelism(), process.availableMemory());
	const queue = new PQueue({ concurrency: atOnce });
	const running = new Map<string, Promise<string | LackingRendition>>();
	const faults = new Map<string, ImageFault>();
	let isClosed = false;
	/** Who still has work for the process. */
	let users = 0;
	let worker: ImageProcess | null = null;

	let idle: NodeJS.Timeout | undefined;

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

	function endWorker(): void {
		worker?.end();
		worker = null;
	}

	/** `only`: the rendition that is asked for; null: all of the picture, which is described then. */
	async function work(key: string, order: PictureOrder, only: Rendition | null): Promise<LackingRendition | null> {
		if (isClosed) return { lacks: null };
		const known = faults.get(key);
		if (known !== undefined) return { lacks: known };
		const { file, sha256, parameters } = order;
		worker ??= createImageWorker({ threads: atOnce, limitMs });
		const outcome = await worker.make({ file, sha256, key, parameters, dir: cache.dir, ...(only && { only }) });
		if (outcome === 'changed') return { lacks: null };
		if (!('fault' in outcome)) {
			if (only === null) await cache.add(key, parameters.formats, outcome);
			return null;
		}
		if (!faults.has(key)) onFault(order, outcome);
		faults.set(key, outcome);
		return { lacks: outcome };
	}

	/** Another request may have made it meanwhile. */
	const makeAsked = (name: string, key: string, order: PictureOrder, rendition: Rendition) =>
		using(() =>
			queue.add(
				async () => {
					const file = cache.file(name);
					return existsSync(file) ? file : ((await work(key, order, rendition)) ?? file);
				},
				{ priority: asked },
			),
		);

	async function makeAll(counts: { made: number; lacking: number }): Promise<void> {
		for (const key of orders.keys()) {
			const order = orders.find(key);
			if (order === null || !existsSync(order.file) || cache.find(key, order.parameters.formats) !== null) continue;
			const lacking = await queue.add(() => work(key, order, null), { priority: unasked });
			if (isClosed) return;
			counts[lacking === null ? 'made' : 'lacking'] += 1;
		}
	}

	return {
		async make(name) {
			const parsed = parseName(name);
			if (parsed === null) return null;
			if (existsSync(cache.file(name))) return cache.file(name);
			const { key, ...rendition } = parsed;
			const order = orders.find(key);
			if (order === null || !order.widths.includes(rendition.widthPx) || !order.parameters.formats.includes(rendition.format)) return null;
			const made = running.get(name) ?? makeAsked(name, key, order, rendition).finally(() => running.delete(name));
			running.set(name, made);
			return await made;
		},
		async makeRest() {
			const counts = { made: 0, lacking: 0 };
			try {
				await using(() => makeAll(counts));
			} catch (error) {
				// Its process was ended under it.
				if (!isClosed) throw error;
			}
			return counts;
		},
		close() {
			isClosed = true;
			clearTimeout(idle);
			endWorker();
		},
	};
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
