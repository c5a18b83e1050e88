/** Defines the contact page. */
import type { ContactData, DirectionsData } from '../../client/pages/contact/contact-data.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { streetLine } from '../../site/street-line.ts';
import type { Address } from '../content/company.ts';
import { toCompany, toOpeningHours, toOtherLocations } from '../data/company.ts';
import type { DataContext } from '../data/data-context.ts';
import { toMapFrame } from '../data/external-frames.ts';
import { toFormTarget } from '../data/form-target.ts';
import { describeShop } from '../data/structured-data.ts';
import { definePage, foundAs } from './define-page.ts';

function toContactData(context: DataContext, language: Language): ContactData {
	const { company, openingPeriods, pages } = context.content;
	const intro = pages.find((page) => page.type === 'contact');
	const places = toOtherLocations(context, language);
	const others = context.content.locations.slice(1).flatMap(({ address }, index) => {
		const place = places[index];
		return place === undefined ? [] : [{ ...place, map: toMapFrame(address, context, language), directions: toDirections(address) }];
	});
	return {
		language,
		company: toCompany(company, language),
		map: company.address && toMapFrame(company.address, context, language),
		directions: toDirections(company.address),
		openingHours: toOpeningHours(openingPeriods, language),
		...(others.length > 0 && { others }),
		form: toFormTarget('contact', context, language),
		thanksPath: linkKeys.thanks[language],
		...(intro && { richText: { intro: context.richText(intro.body, language) } }),
	};
}

/** Links only: nothing is asked of these services before a visitor follows one. */
function toDirections(address: Address | null): DirectionsData[] {
	if (address === null) return [];
	const street = streetLine(address.street, address.number, address.country);
	const place = encodeURIComponent(`${street}, ${address.zipCode} ${address.city}`);
	return [
		{ service: 'OpenStreetMap', href: `https://www.openstreetmap.org/search?query=${place}` },
		{ service: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
	];
}

export const contactPage = definePage<PageSubject<'contact'>>({
	template: 'contact',
	plan: ({ project }) => [fixedPage({ template: 'contact' }, linkKeys.contact, project)],
	title: (_, { texts }) => texts.contact.title,
	data: (_, { context, language }) => toContactData(context, language),
	description: (_, { context, words, shopName, richText, beginningOf }) => {
		return beginningOf(context.textPage('contact')?.body ?? null, richText.intro) ?? words.contact(shopName);
	},
	richTexts: (_, { pages }) => [pages.find(({ type }) => type === 'contact')?.body ?? null],
	about: (_, { context, language }) => describeShop(context, language),
	found: (_, { texts, words }) => foundAs(words.contactName, texts.contact.title, words.contact),
});
