/** Does many small things on the disk, a few at a time: one after the other would wait for each, all at once would hold them all in memory. */

/** Stops at the first failure and throws it, once nothing is under way any more. */
export async function inParallel<Item>(items: Iterable<Item>, concurrency: number, work: (item: Item) => Promise<void>): Promise<void> {
	const rest = items[Symbol.iterator]();
	let failed = false;
	const takeTurns = async () => {
		for (let turn = rest.next(); !turn.done && !failed; turn = rest.next()) {
			try {
				await work(turn.value);
			} catch (error) {
				failed = true;
				throw error;
			}
		}
	};
	const ends = await Promise.allSettled(Array.from({ length: concurrency }, takeTurns));
	const failure = ends.find((end) => end.status === 'rejected');
	if (failure !== undefined) {
		throw failure.reason;
	}
}
