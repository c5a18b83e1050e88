/** The company block and the opening hours, as contact page, imprint and footer show them. */
import type { CompanyData, OpeningLineData } from '../../client/pages/contact/contact-data.ts';
import type { Company } from '../../pipeline/content/company.ts';
import type { OpeningPeriod } from '../../pipeline/content/opening-period.ts';
import type { Language } from '../../site/languages.ts';
import { toOptionalText, toText } from './localized-text.ts';

/** German legal forms keep their German name in every language. */
const legalForms: Readonly<Record<Company['legalForm'], string | null>> = {
	single: 'Einzelunternehmen',
	ev: 'e. V.',
	bag: 'Berufsausübungsgemeinschaft',
	other: null,
};

export function toCompany(company: Company): CompanyData {
	const { address } = company;
	return {
		name: company.companyName,
		displayName: company.displayName,
		legalForm: legalForms[company.legalForm],
		executives: company.executives,
		addressType: address?.addressType ?? null,
		street: address === null ? null : [address.street, address.number].filter((part) => part !== null).join(' '),
		zipCode: address?.zipCode ?? null,
		city: address?.city ?? null,
		phones: company.phones.map(({ type, display, href }) => ({ type, display, href: type === 'fax' ? null : href })),
		email: company.email,
	};
}

export function toOpeningHours(periods: readonly OpeningPeriod[], language: Language): OpeningLineData[] {
	return periods.map((period) => ({
		days: toText(period.days, language),
		opens: period.opens,
		closes: period.closes,
		closed: period.closed,
		note: toOptionalText(period.freeText, language),
	}));
}
