/** Progress as lines of text: the sandbox's own stages are few, and their lines stay readable between those of Directus. */
import type { Progress } from '../../site/progress.ts';

const linesEveryMs = 5000;

/** Writes a line when a stage ends, and every few seconds while it lasts. */
export function createLineProgress(log: (line: string) => void): Progress {
	return {
		stage(name, total) {
			const startedAt = performance.now();
			let steps = 0;
			let saidAt = startedAt;
			return {
				advance(by = 1) {
					steps += by;
					if (performance.now() - saidAt < linesEveryMs) return;
					saidAt = performance.now();
					log(`${name}: ${steps}${total === undefined ? '' : ` of ${total}`}`);
				},
				done(summary) {
					const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
					log(`${name}: ${summary ?? 'done'} (${seconds} s)`);
				},
			};
		},
	};
}
