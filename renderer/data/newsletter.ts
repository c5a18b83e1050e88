/** Data of the newsletter's page. */
import type { NewsletterData } from '../../client/pages/newsletter/newsletter-data.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from './data-context.ts';
import { toFormTarget } from './form-target.ts';

export function toNewsletterData(context: DataContext, language: Language): NewsletterData {
	const form = toFormTarget('newsletter', context, language);
	if (form === null) {
		throw new Error('A newsletter page was planned for a site without an order service.');
	}
	return { language, form };
}
