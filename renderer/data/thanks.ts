/** Data of the page after a message was sent. */
import type { ThanksData } from '../../client/pages/thanks/thanks-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { homePath, type Language } from '../../site/languages.ts';

export function toThanksData(language: Language): ThanksData {
	return { language, homePath: homePath(language), newsletterPath: fixedPaths.newsletter[language] };
}
