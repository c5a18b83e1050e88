/** The company block and the opening hours, as contact page, imprint and footer show them. */
import type { CompanyData, LocationData, OpeningLineData } from '../../client/company/company-data.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { streetLine } from '../../site/street-line.ts';
import { bindLineEnds, type Text } from '../../site/text.ts';
import type { Address, Company, PhoneNumber } from '../content/company.ts';
import type { OpeningPeriod } from '../content/opening-period.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText, toText } from './localized-text.ts';

/** An abbreviation that is part of the name stays what it is in every language. */
const legalForms: Readonly<Record<Company['legalForm'], PerLanguage<string> | null>> = {
	single: { de: 'Einzelunternehmen', en: 'Sole proprietorship', fr: 'Entreprise individuelle' },
	ev: { de: 'e. V.', en: 'e. V.', fr: 'e. V.' },
	bag: { de: 'Berufsausübungsgemeinschaft', en: 'Professional partnership', fr: 'Société d’exercice professionnel' },
	other: null,
};

export function toCompany(company: Company, language: Language): CompanyData {
	const { address } = company;
	return {
		name: bindLineEnds(company.companyName),
		displayName: bindLineEnds(company.displayName),
		legalForm: legalForms[company.legalForm]?.[language] ?? null,
		executives: company.executives,
		addressType: address?.addressType ?? null,
		...toPlace(address),
		phones: toPhones(company.phones, language),
		email: company.email,
	};
}

/** The places beyond the first where the shop can be visited. */
export function toOtherLocations({ content }: Pick<DataContext, 'content'>, language: Language): LocationData[] {
	return content.locations.slice(1).map((location) => ({
		displayName: bindLineEnds(location.name),
		...toPlace(location.address),
		phones: toPhones(location.phones, language),
		email: location.email,
		openingHours: toOpeningHours(location.openingPeriods, language),
	}));
}

function toPlace(address: Address | null): Pick<CompanyData, 'street' | 'zipCode' | 'city'> {
	return {
		street: address === null ? null : streetLine(address.street, address.number, address.country),
		zipCode: address?.zipCode ?? null,
		city: address?.city ?? null,
	};
}

function toPhones(phones: readonly PhoneNumber[], language: Language): CompanyData['phones'] {
	return phones.map((phone) => ({
		type: phone.type,
		display: toPhoneText(phone, language),
		href: phone.type === 'fax' ? null : phone.href,
	}));
}

/** What could not be read as a number is words, and the company has them in German only. */
export function toPhoneText({ display, href }: Pick<PhoneNumber, 'display' | 'href'>, language: Language): Text {
	return href === null && language !== 'de' ? { text: display, lang: 'de' } : display;
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
