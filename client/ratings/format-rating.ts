/** Writes averages and days the way each language does. Not `Intl`, whose output differs between versions: server and browser must agree to the byte. */
import type { Language } from '../../site/languages.ts';

/** `4.67` as `4,7`. */
export function formatAverage(average: number, language: Language): string {
	const text = average.toFixed(1);
	return language === 'en' ? text : text.replace('.', ',');
}

/** `2026-03-01` as `01.03.2026`, or with slashes, day first in any case. */
export function formatDay(day: string, language: Language): string {
	return day
		.split('-')
		.reverse()
		.join(language === 'de' ? '.' : '/');
}
