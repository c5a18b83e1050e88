/** Defines the 404 page. */
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { homePath, languagePrefix, perLanguage } from '../../site/languages.ts';
import { definePage } from './define-page.ts';

const notFoundPaths = perLanguage((language) => `${languagePrefix(language)}/404.html`);

export const notFoundPage = definePage<PageSubject<'not-found'>>({
	template: 'not-found',
	plan: () => [],
	// after all pages that have a path of their own
	planLast: ({ project }) => [{ ...fixedPage({ template: 'not-found' }, notFoundPaths, project), indexed: false }],
	title: (_, { texts }) => texts.notFound.title,
	data: (_, { context: { config }, language }) => ({
		language,
		homePath: homePath(language),
		otherHomes: config.languages.filter((other) => other !== language).map((other) => ({ language: other, path: homePath(other) })),
		portalUrl: config.contentPortalUrl,
	}),
});
