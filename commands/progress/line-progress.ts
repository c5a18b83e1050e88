/** Progress as lines of text: for people, and as JSON for programs. */
import type { Progress } from '../../site/progress.ts';

const lineEveryMs = 10_000;

/** One line for each stage when it ends, for CI logs and pipes; a long stage reports in between that it is alive. */
export function createLineProgress(
	stream: Pick<NodeJS.WritableStream, 'write'>,
	nowMs: () => number = performance.now.bind(performance),
): Progress {
	return {
		stage(name, total) {
			const started = nowMs();
			let reportedMs = started;
			let count = 0;
			let all = total;
			return {
				grow(by) {
					all = (all ?? 0) + by;
				},
				advance(by = 1) {
					count += by;
					if (nowMs() - reportedMs >= lineEveryMs) {
						reportedMs = nowMs();
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

const jsonEveryMs = 1000;

/** One JSON object a line, for programs that watch a command. */
export function createJsonProgress(
	stream: Pick<NodeJS.WritableStream, 'write'>,
	nowMs: () => number = performance.now.bind(performance),
): Progress {
	const report = (event: object) => stream.write(`${JSON.stringify(event)}\n`);
	return {
		stage(stage, total) {
			const started = nowMs();
			let reportedMs = started;
			let count = 0;
			let all = total ?? null;
			report({ event: 'stage', stage, total: total ?? null });
			return {
				grow(by) {
					all = (all ?? 0) + by;
					reportedMs = nowMs();
					report({ event: 'progress', stage, count, total: all });
				},
				advance(by = 1) {
					count += by;
					if (nowMs() - reportedMs >= jsonEveryMs) {
						reportedMs = nowMs();
						report({ event: 'progress', stage, count, total: all });
					}
				},
				done(summary) {
					report({ event: 'done', stage, count, summary: summary ?? null, ms: Math.round(nowMs() - started) });
				},
			};
		},
	};
}

/** A duration as people read it: `0.4 s`, `12 s`, `3 min 05 s`. */
export function formatDuration(ms: number): string {
	const seconds = ms / 1000;
	if (seconds < 10) return `${seconds.toFixed(1)} s`;
	const whole = Math.round(seconds);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
