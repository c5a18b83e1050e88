/** Data of the contact page. */
import type { ContactData, DirectionsData } from '../../client/pages/contact/contact-data.ts';
import type { Address } from '../../pipeline/content/company.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { toCompany, toOpeningHours, toOtherLocations } from './company.ts';
import type { DataContext } from './data-context.ts';
import { toMapFrame } from './external-frames.ts';
import { toFormTarget } from './form-target.ts';

export function toContactData(context: DataContext, language: Language): ContactData {
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
	if (address === null) {
		return [];
	}
	const street = [address.street, address.number].filter((part) => part !== null).join(' ');
	const place = encodeURIComponent(`${street}, ${address.zipCode} ${address.city}`);
	return [
		{ service: 'OpenStreetMap', href: `https://www.openstreetmap.org/search?query=${place}` },
		{ service: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
	];
}
