/** A bar for the stage that runs, with count, rate and time left; a finished stage leaves one line. */
import cliProgress, { type MultiBar, type SingleBar } from 'cli-progress';
import type { Progress } from '../../site/progress.ts';
import { formatDuration } from './line-progress.ts';

const nameWidth = 16;

export interface TerminalProgress {
	readonly progress: Progress;
	/** Takes away bars that still stand because their stage failed: they would keep the process alive and the cursor hidden. */
	close(): void;
}

export function createTerminalProgress(stream: NodeJS.WriteStream): TerminalProgress {
	let running = 0;
	let bars: MultiBar | null = null;

	/** Bars of stages that run at once stand below each other. */
	function addBar(name: string, total: number | undefined): SingleBar {
		bars ??= createBars(stream);
		return bars.create(total ?? 1, 0, { label: name.padEnd(nameWidth), counted: total !== undefined });
	}

	const progress: Progress = {
		stage(name, total) {
			const started = performance.now();
			const bar = addBar(name, total);
			running += 1;
			return {
				grow(by) {
					bar.setTotal(bar.getTotal() + by);
				},
				advance(by = 1) {
					bar.increment(by);
				},
				done(summary) {
					const line = `${name.padEnd(nameWidth)} ${summary ?? 'done'} (${formatDuration(performance.now() - started)})\n`;
					bar.stop();
					bars?.remove(bar);
					running -= 1;
					if (running === 0) {
						bars?.stop();
						bars = null;
						stream.write(line);
					} else {
						bars?.log(line);
					}
				},
			};
		},
	};
	return {
		progress,
		close() {
			bars?.stop();
			bars = null;
		},
	};
}

/** Bars that stand below each other, each with count, rate and time left where its stage is counted. */
function createBars(stream: NodeJS.WriteStream): MultiBar {
	return new cliProgress.MultiBar({
		stream,
		clearOnComplete: true,
		hideCursor: true,
		fps: 12,
		etaBuffer: 50,
		format: (options, { progress, value, total: all, eta, startTime }, { label, counted }) => {
			const seconds = (Date.now() - startTime) / 1000;
			if (!counted) return `${label} ${formatDuration(seconds * 1000)}`;
			const rate = seconds > 0 ? (value / seconds).toFixed(value / seconds < 10 ? 1 : 0) : '–';
			const left = Number.isFinite(eta) && value > 0 ? formatDuration(eta * 1000) : '–';
			return `${label} ${cliProgress.Format.BarFormat(progress, options)} ${value}/${all}  ${rate}/s  ${left} left`;
		},
		barCompleteChar: '━',
		barIncompleteChar: '─',
		barsize: 28,
	});
}
