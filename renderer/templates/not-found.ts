/** Defines the 404 page. */
import type { NotFoundData } from '../../client/pages/not-found/not-found-data.ts';
import type { SiteConfig } from '../../site/config.ts';
import { homePath, type Language } from '../../site/languages.ts';
import { definePage } from './define-page.ts';

function toNotFoundData(config: SiteConfig, language: Language): NotFoundData {
	return {
		language,
		homePath: homePath(language),
		otherHomes: config.languages.filter((other) => other !== language).map((other) => ({ language: other, path: homePath(other) })),
		portalUrl: config.contentPortalUrl,
	};
}

export const notFoundPage = definePage({
	template: 'not-found',
	title: (_, { texts }) => texts.notFound.title,
	data: (_, { context, language }) => toNotFoundData(context.config, language),
});
