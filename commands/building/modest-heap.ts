/**
 * Keeps the heap of a long build near what it needs (docs/decisions/0011-incremental-planning.md). V8 doubles the part in which it makes new
 * objects whenever many of them survive, up to 128 MB, and lets the other part fill to four times what was in use before it collects
 * garbage there: the two need 240 MB more than they have to, and are no faster.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** It may double once more before the next look. */
const enoughBytes = 16 * 1024 * 1024;
const lookMs = 10;
/** Garbage is collected where so much was added, of what was in use after the last time. */
const growthPercent = 100;

/**
 * Does `work`; what is set for it stays set for the process. The young generation does not grow once it is large enough; there is no way to
 * say so before it has.
 */
export async function withModestHeap<Result>(work: () => Promise<Result>): Promise<Result> {
	setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
	const timer = setInterval(() => {
		const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
		if (young !== undefined && young.physical_space_size >= enoughBytes) {
			setFlagsFromString('--semi-space-growth-factor=1');
			clearInterval(timer);
		}
	}, lookMs);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}
