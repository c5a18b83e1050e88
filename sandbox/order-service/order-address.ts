/** An address as it stands on a letter. */
import type { Address } from '../../client/orders/contract/address.ts';
import type { Language } from '../../site/languages.ts';

/** With the country's name in `language`. */
export function addressLines(address: Address, language: Language): readonly string[] {
	const { first_name, last_name, company, street, number, addition, zip_code, city, country_code } = address;
	return [
		`${first_name} ${last_name}`,
		...(company === undefined ? [] : [company]),
		`${street} ${number}`,
		...(addition === undefined ? [] : [addition]),
		`${zip_code} ${city}`,
		new Intl.DisplayNames([language], { type: 'region' }).of(country_code) ?? country_code,
	];
}
