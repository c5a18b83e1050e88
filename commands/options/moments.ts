/** Times and ages on the command line. */
import { InvalidArgumentError } from 'commander';
import { toleratedMs } from '../../pipeline/history/choose-moment.ts';

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses `--as-of`: a time with its zone, such as `2026-11-20T12:00:00Z`. Returns it in UTC. None further ahead of the clock than clocks of
 * machines differ: the history only goes on, so every fetch until then would end with `ClockBehind`.
 */
export function parseMoment(value: string): string {
	const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value);
	if (!hasZone || Number.isNaN(Date.parse(value))) {
		throw new InvalidArgumentError('It must be a time with its zone, such as 2026-11-20T12:00:00Z.');
	}
	if (Date.parse(value) - Date.now() > toleratedMs) {
		throw new InvalidArgumentError('It must lie no more than 10 minutes ahead of the clock: nothing could be recorded before it any more.');
	}
	return new Date(value).toISOString();
}

/** Parses an age such as `24h`, `90m` or `2d` into milliseconds. */
export function parseAge(value: string): number {
	const [, digits, unit = ''] = /^(\d{1,6})([mhd])$/.exec(value) ?? [];
	const unitMs = unitsMs[unit];
	if (digits === undefined || unitMs === undefined) {
		throw new InvalidArgumentError('It must be a number of minutes, hours or days, such as 90m, 24h or 2d.');
	}
	return Number(digits) * unitMs;
}
