/** Loads the days for appointments, once a form asks for one. Without them the order service judges alone. */
import { useEffect, useState } from 'react';
import { queryFile } from '../../site/query-files.ts';
import { type AppointmentDays, appointmentDaysQuery } from '../orders/contract/appointment-days.ts';

/** null: not there, or not asked for. */
export function useAppointmentDays(isAsked: boolean): AppointmentDays | null {
	const [days, setDays] = useState<AppointmentDays | null>(null);
	useEffect(() => {
		if (!isAsked) return;
		const over = new AbortController();
		fetch(`/${queryFile(appointmentDaysQuery)}`, { signal: over.signal })
			.then(async (response) => {
				if (!response.ok) throw new Error(`The days of appointments were answered with ${response.status}`);
				const read: AppointmentDays = await response.json();
				setDays(read);
			})
			.catch((error: unknown) => {
				if (!over.signal.aborted) console.warn('The days of appointments are not known', error);
			});
		return () => over.abort();
	}, [isAsked]);
	return days;
}
