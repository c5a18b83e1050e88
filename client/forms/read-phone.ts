/** Reads a phone number by the rules of its country, which come when there is one to read. */
import type { Language } from '../../site/languages.ts';
import type { CheckedPhone } from './check-phone.ts';

/** A number without a calling code is one of `country`. null: nothing was typed, or the rules do not come. */
export async function readPhone(typed: string, country: string, language: Language): Promise<CheckedPhone | null> {
	if (typed.trim() === '') return null;
	try {
		const { checkPhone } = await loadPhoneRules();
		return checkPhone(typed.trim(), country, language);
	} catch (error) {
		console.error('The phone number could not be checked', error);
		return null;
	}
}

export function loadPhoneRules() {
	return import('./check-phone.ts');
}
