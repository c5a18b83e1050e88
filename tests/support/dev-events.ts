/** Follows what `npm run dev` tells a page, as the script in the page does. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { type DevState, devPaths, devQueries } from '../../commands/developing/dev-state.ts';

export interface DevEvents {
	/** The next state that is told; waits for it. */
	next(): Promise<DevState>;
}

/** Connects for the document with `stamp` at `path`. To be called inside a test. */
export async function readEvents(url: string, path: string, stamp: string): Promise<DevEvents> {
	const query = new URLSearchParams({ [devQueries.path]: path, [devQueries.stamp]: stamp });
	const request = get(`${url}${devPaths.events}?${query}`);
	onTestFinished(() => {
		request.destroy();
	});
	const [response]: IncomingMessage[] = await once(request, 'response');
	if (response === undefined) throw new Error('The events were not answered.');
	const lines = createInterface({ input: response })[Symbol.asyncIterator]();
	return {
		async next() {
			for (;;) {
				const { value, done } = await lines.next();
				if (done) throw new Error('The events have ended.');
				if (value.startsWith('data: ')) return JSON.parse(value.slice('data: '.length));
			}
		},
	};
}
