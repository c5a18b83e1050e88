/** An address as it is on a letter. */
import type { ReactNode } from 'react';
import { streetLine } from '../../site/street-line.ts';
import { countryName } from '../delivery/country.ts';
import { usePage } from '../ui/page-context.tsx';
import type { AddressEntries } from './checkout.ts';

export function PostalAddress({ entries }: { entries: AddressEntries }): ReactNode {
	const { language } = usePage();
	const { first_name, last_name, company, street, number, addition, zip_code, city, country_code } = entries;
	const lines = [
		[first_name, last_name],
		[company],
		[streetLine(street, number, country_code)],
		[addition],
		[zip_code, city],
		[country_code ? countryName(country_code, language) : ''],
	].map((parts) => parts.filter((part) => part?.trim()).join(' '));
	return (
		<address>
			{lines
				.filter((line) => line !== '')
				.map((line) => (
					<span key={line}>{line}</span>
				))}
		</address>
	);
}
