/** On which days the house sees people, by the shop's own records: appointments are at the first address, whose hours count. */
import type { AppointmentDays } from '../../client/orders/contract/appointment-days.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { defaultNoticeDays } from '../../site/constants.ts';
import { addressesOf } from './read-house.ts';
import { isOn, namedId, text, wholeNumber } from './wire-values.ts';

/** First and last day of the week of each day code. */
const weeks: Readonly<Record<number, readonly [number, number]>> = {
	...{ 1: [1, 1], 2: [2, 2], 3: [3, 3], 4: [4, 4], 5: [5, 5], 6: [6, 6], 7: [7, 7] },
	...{ 8: [1, 5], 9: [1, 6], 10: [1, 4], 11: [2, 5], 12: [2, 6], 13: [6, 7] },
};

export function toAppointments(snapshot: Pick<Snapshot, 'records'>, project: string): AppointmentDays {
	const own = snapshot.records('project').find((record) => record.domain === project) ?? {};
	const [address] = addressesOf(snapshot.records('company').find((record) => record.project === project));
	const isHere = (location: unknown) => location === null || location === undefined || namedId(location) === wholeNumber(address?.id);
	const periods = snapshot.records('opening_period').filter((record) => record.project === project && isHere(record.location));
	const open = new Set<number>();
	const closed: (readonly [string, string])[] = [];
	let isKnown = false;
	for (const period of periods) {
		const code = wholeNumber(period.day) ?? -1;
		const isClosed = isOn(period.closed) || [period.time_open, period.time_close, period.free_text].every((value) => text(value) === '');
		const [first, last] = weeks[code] ?? [0, -1];
		isKnown ||= first > 0;
		for (let day = first; day <= last; day++) if (!isClosed) open.add(day);
		if (isClosed && code === 15) closed.push(['12-24', '12-24']);
		if (isClosed && code === 16) closed.push(['12-31', '12-31']);
	}
	for (const entry of Array.isArray(own.closing_days) ? own.closing_days : []) {
		const days = String(entry).replace(/\s/g, '').split('/').toSorted();
		closed.push([days[0] ?? '', days.at(-1) ?? '']);
	}
	return {
		noticeDays: wholeNumber(own.appointment_notice_days) ?? defaultNoticeDays,
		weekdays: isKnown ? [...open].toSorted((one, other) => one - other) : null,
		closed,
	};
}
