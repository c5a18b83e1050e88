/** Defines the newsletter's page. */
import type { NewsletterData } from '../../client/pages/newsletter/newsletter-data.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from '../data/data-context.ts';
import { toFormTarget } from '../data/form-target.ts';
import { definePage, foundAs } from './define-page.ts';

function toNewsletterData(context: DataContext, language: Language): NewsletterData {
	const form = toFormTarget('newsletter', context, language);
	if (form === null) throw new Error('A newsletter page was planned for a site without an order service.');
	return { language, form };
}

export const newsletterPage = definePage<PageSubject<'newsletter'>>({
	template: 'newsletter',
	plan: ({ config, project }) =>
		config.orderServiceUrl === null ? [] : [fixedPage({ template: 'newsletter' }, fixedPaths.newsletter, project)],
	title: (_, { texts }) => texts.newsletter.title,
	data: (_, { context, language }) => toNewsletterData(context, language),
	description: (_, { words, shopName }) => words.newsletter(shopName),
	found: (_, { texts }) => foundAs(texts.newsletter.title),
});
