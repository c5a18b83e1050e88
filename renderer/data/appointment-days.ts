/** On which days the forms take wishes for an appointment: by the opening hours, of whichever address. */
import type { AppointmentDays } from '../../client/orders/contract/appointment-days.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { dayLabels } from '../../pipeline/content/day-labels.ts';

/** Of day codes: days of the week from 1, or a day of every year. */
const weekdaysOfCode: Readonly<Record<number, readonly number[]>> = {
	...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [day]])),
	...{ 8: [1, 2, 3, 4, 5], 9: [1, 2, 3, 4, 5, 6], 10: [1, 2, 3, 4], 11: [2, 3, 4, 5], 12: [2, 3, 4, 5, 6], 13: [6, 7] },
};
const yearlyDayOfCode: Readonly<Record<number, string>> = { 15: '12-24', 16: '12-31' };

const codeOfLabel = new Map([...dayLabels].map(([code, { de }]) => [de, code]));

export function toAppointmentDays({ openingPeriods, project }: Pick<Content, 'openingPeriods' | 'project'>): AppointmentDays {
	const coded = openingPeriods.map((period) => ({ ...period, code: codeOfLabel.get(period.days.de.text) ?? 0 }));
	const isKnown = coded.some(({ code }) => weekdaysOfCode[code] !== undefined);
	const open = coded.filter(({ closed }) => !closed).flatMap(({ code }) => weekdaysOfCode[code] ?? []);
	const yearly = coded.flatMap(({ code, closed }) => (closed ? (yearlyDayOfCode[code] ?? []) : []));
	return {
		noticeDays: project.appointmentNoticeDays,
		weekdays: isKnown ? [...new Set(open)].sort((one, other) => one - other) : null,
		closed: [...yearly.map((day) => [day, day] as const), ...project.closingDays.map(({ first, last }) => [first, last] as const)],
	};
}
