/** Data of the 404 page. */
import type { NotFoundData } from '../../client/pages/not-found/not-found-data.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, homePath, type Language, perLanguage } from '../../site/languages.ts';

export function toNotFoundData(config: SiteConfig, language: Language): NotFoundData {
	return {
		language,
		homePaths: perLanguage((each) => homePath(config.languages.includes(each) ? each : defaultLanguage)),
		portalUrl: config.contentPortalUrl,
	};
}
