/** One line for each stage when it ends, for CI logs and pipes; a long stage says in between that it is alive. */
import type { Progress } from '../../site/progress.ts';
import { formatDuration } from './format-duration.ts';

const tellEveryMs = 10_000;

export function createLineProgress(
	stream: Pick<NodeJS.WritableStream, 'write'>,
	nowMs: () => number = performance.now.bind(performance),
): Progress {
	return {
		stage(name, total) {
			const started = nowMs();
			let told = started;
			let count = 0;
			let all = total;
			return {
				grow(by) {
					all = (all ?? 0) + by;
				},
				advance(by = 1) {
					count += by;
					if (nowMs() - told >= tellEveryMs) {
						told = nowMs();
						stream.write(`${name}: ${count}${all === undefined ? '' : ` of ${all}`}\n`);
					}
				},
				done(summary) {
					stream.write(`${name}: ${summary ?? 'done'} (${formatDuration(nowMs() - started)})\n`);
				},
			};
		},
	};
}
