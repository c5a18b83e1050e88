/** One JSON object a line, for programs that watch a command. */
import type { Progress } from '../../site/progress.ts';

const tellEveryMs = 1000;

export function createJsonProgress(
	stream: Pick<NodeJS.WritableStream, 'write'>,
	nowMs: () => number = performance.now.bind(performance),
): Progress {
	const tell = (event: object) => stream.write(`${JSON.stringify(event)}\n`);
	return {
		stage(stage, total) {
			const started = nowMs();
			let told = started;
			let count = 0;
			let all = total ?? null;
			tell({ event: 'stage', stage, total: total ?? null });
			return {
				grow(by) {
					all = (all ?? 0) + by;
					told = nowMs();
					tell({ event: 'progress', stage, count, total: all });
				},
				advance(by = 1) {
					count += by;
					if (nowMs() - told >= tellEveryMs) {
						told = nowMs();
						tell({ event: 'progress', stage, count, total: all });
					}
				},
				done(summary) {
					tell({ event: 'done', stage, count, summary: summary ?? null, ms: Math.round(nowMs() - started) });
				},
			};
		},
	};
}
