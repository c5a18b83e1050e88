/** On which days the shop takes appointments, by its own records: they are at the first address, whose hours count. */
import type { AppointmentDays } from '../../client/orders/contract/appointment-days.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { defaultNoticeDays } from '../../site/constants.ts';
import { parseClosingDays, toOpeningDays, type WrittenHours } from '../../site/opening-days.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import { addressesOf, toHouse } from './read-house.ts';
import { inEveryLanguage, isOn, namedId, text, wholeNumber } from './wire-values.ts';

export function toAppointments(snapshot: Pick<Snapshot, 'records'>, project: string): AppointmentDays {
	const own = snapshot.records('project').find((record) => record.domain === project) ?? {};
	const [address] = addressesOf(snapshot.records('company').find((record) => record.project === project));
	const isHere = ({ location }: WireRecord) => {
		const id = namedId(location);
		return id === null || id === wholeNumber(address?.id);
	};
	const periods = snapshot.records('opening_period').filter((record) => record.project === project && isHere(record));
	const { weekdays, closedYearly, halves } = toOpeningDays(periods.map(toWrittenHours));
	const closingDays = (Array.isArray(own.closing_days) ? own.closing_days : []).flatMap((entry) => parseClosingDays(entry) ?? []);
	return {
		timeZone: timeZoneOf(toHouse(snapshot, project).country),
		noticeDays: wholeNumber(own.appointment_notice_days) ?? defaultNoticeDays,
		weekdays,
		closed: [...closedYearly.map((day) => [day, day] as const), ...closingDays.map(({ first, last }) => [first, last] as const)],
		halves,
	};
}

function toWrittenHours(record: WireRecord): WrittenHours {
	const dayCode = wholeNumber(record.day);
	const isOlder = dayCode === null;
	return {
		dayCode,
		dayLabel: inEveryLanguage(null, record.translations, (row) => row.day).de,
		closed: isOn(record.closed),
		saysWhen: [record.time_open, record.time_close, record.free_text].some((value) => text(value) !== ''),
		opens: text(isOlder ? record.opening_time : record.time_open) || null,
		closes: text(isOlder ? record.closing_time : record.time_close) || null,
	};
}
