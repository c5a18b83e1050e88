/** The option that says how many releases stay. */
import { InvalidArgumentError } from 'commander';
import { leastKept } from '../../renderer/release/plan-pruning.ts';

/** Parses `--keep`, a number of releases. */
export function parseKeep(value: string): number {
	const keep = Number(value);
	if (!Number.isInteger(keep) || keep < leastKept) {
		throw new InvalidArgumentError(`It must be a whole number from ${leastKept}: pages that are open need the assets of earlier releases.`);
	}
	return keep;
}
