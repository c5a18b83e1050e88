/** Defines the page after a message was sent. */
import type { ThanksData } from '../../client/pages/thanks/thanks-data.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { homePath } from '../../site/languages.ts';
import { definePage } from './define-page.ts';

export const thanksPage = definePage<PageSubject<'thanks'>>({
	template: 'thanks',
	// only those who sent a form are told: nothing to find
	plan: ({ config, project }) =>
		config.orderServiceUrl === null ? [] : [{ ...fixedPage({ template: 'thanks' }, linkKeys.thanks, project), indexed: false }],
	title: (_, { texts }) => texts.thanks.title,
	data: (_, { language }): ThanksData => ({ language, homePath: homePath(language), newsletterPath: fixedPaths.newsletter[language] }),
});
