/**
 * Keeps the part of the heap small in which V8 makes new objects. It doubles that part whenever many of them survive, up to 128 MB: a long
 * build then needs 100 MB more than it has to, and is no faster (docs/decisions/0011-incremental-planning.md).
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** It may double once more before anybody looks. */
const enoughBytes = 16 * 1024 * 1024;
const lookMs = 10;

/** Does `work`; from when the part is large enough it does not grow. There is no way to say so before it has. */
export async function withSmallYoungGeneration<Result>(work: () => Promise<Result>): Promise<Result> {
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
