import { countryCodes } from '../../../../site/country-codes.ts';
import type { Language } from '../../../../site/languages.ts';
import { countryName } from '../../../delivery/country-name.ts';

export interface NamedCountry {
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly name: string;
}

/** All countries in a language, in its alphabet's order. */
export function listCountries(language: Language): NamedCountry[] {
	const { compare } = new Intl.Collator(language);
	return countryCodes.map((code) => ({ code, name: countryName(code, language) })).toSorted((one, other) => compare(one.name, other.name));
}
