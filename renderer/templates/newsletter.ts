/** Defines the newsletter's page. */
import type { NewsletterData } from '../../client/pages/newsletter/newsletter-data.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from '../data/data-context.ts';
import { toFormTarget } from '../data/form-target.ts';
import { definePage, foundAs } from './define-page.ts';

function toNewsletterData(context: DataContext, language: Language): NewsletterData {
	const form = toFormTarget('newsletter', context, language);
	if (form === null) {
		throw new Error('A newsletter page was planned for a site without an order service.');
	}
	return { language, form };
}

export const newsletterPage = definePage({
	template: 'newsletter',
	title: (_, { texts }) => texts.newsletter.title,
	data: (_, { context, language }) => toNewsletterData(context, language),
	description: (_, { words, shopName }) => words.newsletter(shopName),
	found: (_, { texts }) => foundAs(texts.newsletter.title),
});
