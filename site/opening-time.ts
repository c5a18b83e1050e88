/** Times of the day as editors write them. The builder and the order service read them in the same way. */

/** `9:00`, `09:00:00`, `9.30`, `9h30`, `17 h`, `17 Uhr` or `9.30 Uhr` → `09:30`; null for what is no time. */
export function parseOpeningTime(value: string): string | null {
	const match =
		/^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value) ??
		/^(\d{1,2})(?:[:.](\d{2}))?(?: ?Uhr)$/i.exec(value) ??
		/^(\d{1,2})[.](\d{2})$/.exec(value) ??
		/^(\d{1,2}) ?h ?(\d{2})?$/i.exec(value);
	const [hours, minutes] = [match?.[1] ?? '', match?.[2] ?? '00'];
	const isTime = (Number(hours) <= 23 && Number(minutes) <= 59) || (hours === '24' && minutes === '00');
	return match !== null && isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
}
