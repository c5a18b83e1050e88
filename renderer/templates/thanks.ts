/** Defines the page after a message was sent. */
import type { ThanksData } from '../../client/pages/thanks/thanks-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { homePath, type Language } from '../../site/languages.ts';
import { definePage } from './define-page.ts';

function toThanksData(language: Language): ThanksData {
	return { language, homePath: homePath(language), newsletterPath: fixedPaths.newsletter[language] };
}

export const thanksPage = definePage({
	template: 'thanks',
	title: (_, { texts }) => texts.thanks.title,
	data: (_, { language }) => toThanksData(language),
});
