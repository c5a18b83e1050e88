/** Form and order service read the opening hours apart, and have to come to the same days. */
import { expect, it } from 'vitest';
import { isAppointmentDay } from '../../../client/orders/contract/appointment-days.ts';
import { toAppointmentDays } from '../../../renderer/data/appointment-days.ts';
import { demoDomains, demoRecords } from '../../../sandbox/demo/demo-records.ts';
import { toAppointments } from '../../../sandbox/order-service/appointments.ts';
import { parseRecords } from '../../builders/parsed.ts';

it('says of the demo what the order service says', () => {
	const [domain] = demoDomains;
	const records = demoRecords(domain);
	const { content } = parseRecords(records, domain);
	if (!content) throw new Error('The demo cannot be read');
	const days = toAppointmentDays(content);
	const order = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : 1);
	const service = toAppointments({ records: (name) => Object.entries(records).find(([key]) => key === name)?.[1] ?? [] }, domain);
	expect({ ...days, closed: days.closed.toSorted(order) }).toEqual({ ...service, closed: service.closed.toSorted(order) });
	// Monday is by appointment, Sunday is closed
	expect(days.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
	const on = (day: string) => isAppointmentDay(day, '2026-12-01', days);
	expect(['2026-12-02', '2026-12-06', '2026-12-24', '2026-12-26', '2026-12-31', '2026-12-01'].map(on)).toEqual([
		...[true, false, true, false, false, false],
	]);
});

it('takes any day where nobody says when the shop is open', () => {
	const [domain] = demoDomains;
	const { content } = parseRecords({ ...demoRecords(domain), opening_period: [] }, domain);
	expect(content && toAppointmentDays(content).weekdays).toBeNull();
});
