/** Keeps an image process while there is work, and replaces the one that a picture holds up. */
import type { ImageFault } from './image-fault.ts';
import { type ImageJob, type ImageProcess, ImageProcessEnded, type OutcomeOf, startImageProcess } from './start-image-process.ts';

/** For all renditions of one picture. The largest take some seconds; a drawing of a few lines may ask for days of blurring. */
const maxPictureMs = 60_000;

interface ImageWorkerOptions {
	/** Pictures at once. */
	readonly threads: number;
	/** What takes longer is given up; left out, what takes longer than any picture should. */
	readonly limitMs?: number | undefined;
}

/**
 * Nothing is started before the first picture. No library's own time limit ends a drawing whose filters take for ever: only the end of the
 * process does, and what else it was making is made again.
 */
export function createImageWorker({ threads, limitMs = maxPictureMs }: ImageWorkerOptions): ImageProcess {
	const heldUp = new WeakSet<ImageProcess>();
	let current: ImageProcess | null = null;

	const worker: ImageProcess = {
		async make<Job extends ImageJob>(job: Job): Promise<OutcomeOf<Job>> {
			current ??= startImageProcess(threads);
			const process = current;
			let isSlow = false;
			const timer = setTimeout(() => {
				isSlow = true;
				heldUp.add(process);
				if (current === process) current = null;
				process.end();
			}, limitMs);
			try {
				return await process.make(job);
			} catch (error) {
				if (error instanceof ImageProcessEnded && current === process) current = null;
				if (!(error instanceof ImageProcessEnded) || !heldUp.has(process)) throw error;
				if (!isSlow) return worker.make(job);
				const fault: ImageFault = { fault: 'too-costly', reason: `more than ${limitMs / 1000} s` };
				return fault as OutcomeOf<Job>;
			} finally {
				clearTimeout(timer);
			}
		},
		end() {
			current?.end();
		},
	};
	return worker;
}
