/** Medians of what is measured in several runs. */
import type { Cost } from './run-measured.ts';

/** The median of each member by itself. Throws where there are no costs. */
export function medianCost(costs: readonly Cost[]): Cost {
	return {
		wallMs: median(costs.map(({ wallMs }) => wallMs)),
		cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
		peakBytes: median(costs.map(({ peakBytes }) => peakBytes)),
	};
}

export function median(values: readonly number[]): number {
	if (values.length === 0) throw new Error('There is nothing to take the median of.');
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
	return (low + high) / 2;
}
