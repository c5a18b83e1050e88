/** Data of the contact page. */
import type { ContactData } from '../../client/pages/contact/contact-data.ts';
import type { Language } from '../../site/languages.ts';
import { toCompany, toOpeningHours } from './company.ts';
import type { DataContext } from './data-context.ts';

export function toContactData(context: DataContext, language: Language): ContactData {
	const { company, openingPeriods, pages } = context.content;
	const intro = pages.find((page) => page.type === 'contact');
	return {
		language,
		company: toCompany(company),
		openingHours: toOpeningHours(openingPeriods, language),
		...(intro && { richText: { intro: context.richText(intro.body, language) } }),
	};
}
