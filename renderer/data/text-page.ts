/** Data of a legal or info text's page. */
import type { TextPageData } from '../../client/pages/text/text-page-data.ts';
import type { Localized } from '../../pipeline/content/localized.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';

export function toTextPageData(title: Localized, body: Localized, context: DataContext, language: Language): TextPageData {
	const written = body[language].language;
	return {
		language,
		title: toText(title, language),
		bodyLanguage: written === language ? null : written,
		richText: { body: context.richText(body, language) },
	};
}
