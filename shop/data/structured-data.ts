/** What search engines read of the shop and of a page's place in the site, in the words of schema.org. Only the server writes it. */
import type { Crumb, Head, StructuredData } from '../../client/runtime/built-page.ts';
import { renditionPath } from '../../client/ui/picture-data.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { SiteConfig } from '../../site/config.ts';
import { homePath, type Language } from '../../site/languages.ts';
import { streetLine } from '../../site/street-line.ts';
import type { Address, PhoneNumber } from '../content/company.ts';
import { dayLabels, type OpeningPeriod } from '../content/opening-period.ts';
import type { DataContext } from './data-context.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const days = (first: number, last: number): readonly string[] => week.slice(first - 1, last);

/** By day code. Christmas Eve and New Year's Eve are days of no week. */
const daysOfCode: Readonly<Record<number, readonly string[]>> = {
	...Object.fromEntries(week.map((day, index) => [index + 1, [day]])),
	8: days(1, 5),
	9: days(1, 6),
	10: days(1, 4),
	11: days(2, 5),
	12: days(2, 6),
	13: days(6, 7),
	14: ['PublicHolidays'],
};

/** By the German label, which the older format of opening hours has instead of a code. */
const daysOfLabel = new Map([...dayLabels].flatMap(([code, { de }]) => (daysOfCode[code] ? [[de, daysOfCode[code]]] : [])));

/** The shop as a place; empty fields are left out. It is one and the same in all languages. */
function toStore({ content, config, images }: DataContext, language: Language): StructuredData {
	const { project, company, openingPeriods, socialLinks } = content;
	const { address } = company;
	const logo = project.logo === null ? null : images.picture(project.logo);
	const image = logo && absoluteUrl(renditionPath(logo.key, logo.widths.at(-1) ?? logo.width, logo.formats.at(-1) ?? 'jpeg'), config);
	const phone = firstNumber(company.phones);
	const description = project.seoDescription?.[language];
	const hours = openingPeriods.flatMap(toHours);
	return {
		'@context': 'https://schema.org',
		'@type': 'JewelryStore',
		'@id': `${absoluteUrl('/', config)}#store`,
		name: project.displayName,
		legalName: company.companyName,
		url: homeUrl(language, config),
		...(description?.language === language && { description: description.text }),
		...(image && { image, logo: image }),
		...(phone && { telephone: phone }),
		...(company.email && { email: company.email }),
		...(address && { address: toPostalAddress(address) }),
		...(hours.length > 0 && { openingHoursSpecification: hours }),
		...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
	};
}

/** For the pages that are about the shop itself. */
export function describeShop(context: DataContext, language: Language): Pick<Head, 'structuredData'> {
	return { structuredData: [toStore(context, language), ...toBranches(context, language)] };
}

/** The places beyond the first, each a store that belongs to it. */
function toBranches({ content, config }: DataContext, language: Language): StructuredData[] {
	const storeId = `${absoluteUrl('/', config)}#store`;
	return content.locations.slice(1).map(({ name, address, phones, email, openingPeriods }, index) => {
		const phone = firstNumber(phones);
		const hours = openingPeriods.flatMap(toHours);
		return {
			'@context': 'https://schema.org',
			'@type': 'JewelryStore',
			'@id': `${storeId}-${index + 2}`,
			name,
			url: homeUrl(language, config),
			parentOrganization: { '@id': storeId },
			...(phone && { telephone: phone }),
			...(email && { email }),
			address: toPostalAddress(address),
			...(hours.length > 0 && { openingHoursSpecification: hours }),
		};
	});
}

function firstNumber(phones: readonly PhoneNumber[]): string | undefined {
	return phones.find(({ type, href }) => type !== 'fax' && href !== null)?.href?.slice('tel:'.length);
}

function toPostalAddress({ street, number, zipCode, city, country }: Address): object {
	return {
		'@type': 'PostalAddress',
		streetAddress: streetLine(street, number, country),
		postalCode: zipCode,
		addressLocality: city,
		addressCountry: country,
	};
}

function toHours({ days: label, opens, closes, closed }: OpeningPeriod): object[] {
	const dayOfWeek = daysOfLabel.get(label.de.text);
	if (dayOfWeek === undefined) return [];
	const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek };
	// Closed all day, as search engines want it said.
	if (closed) return [{ ...hours, opens: '00:00', closes: '00:00' }];
	return opens === null || closes === null ? [] : [{ ...hours, opens, closes }];
}

/** From the home page to this one, whose own name is `name`. */
export function toTrail(
	{ path, language }: Route,
	name: string,
	parent: { readonly name: string; readonly path: string } | null,
	{ content, config }: DataContext,
): Crumb[] {
	return [
		{ name: content.project.displayName, url: homeUrl(language, config) },
		...(parent === null ? [] : [{ name: parent.name, url: absoluteUrl(parent.path, config) }]),
		{ name, url: absoluteUrl(path, config) },
	];
}

function homeUrl(language: Language, config: SiteConfig): string {
	return absoluteUrl(homePath(language), config);
}
