/** On which days the forms take wishes for an appointment: by the opening hours of the first address, where appointments are. */
import type { AppointmentDays } from '../../client/orders/contract/appointment-days.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Content } from '../content/content.ts';

export function toAppointmentDays({
	openingDays: { weekdays, closedYearly, halves },
	project: { closingDays, appointmentNoticeDays },
	company,
}: Pick<Content, 'openingDays' | 'project' | 'company'>): AppointmentDays {
	return {
		timeZone: timeZoneOf(company.country),
		noticeDays: appointmentNoticeDays,
		weekdays,
		closed: [...closedYearly.map((day) => [day, day] as const), ...closingDays.map(({ first, last }) => [first, last] as const)],
		halves,
	};
}
