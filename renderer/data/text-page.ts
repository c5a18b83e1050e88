/** Data of a legal or info text's page. */
import type { TextPageData } from '../../client/pages/text/text-page-data.ts';
import type { Language } from '../../site/languages.ts';
import type { SubjectOf } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';
import { formatDay, toTextVersions } from './text-versions.ts';

export function toTextPageData(subject: SubjectOf<'text'>, context: DataContext, language: Language): TextPageData {
	const { title, body, version } = subject;
	const written = body[language].language;
	const versions = toTextVersions(subject.versions, written, language);
	return {
		language,
		title: toText(title, language),
		bodyLanguage: written === language ? null : written,
		...(versions.length > 0 && { versions }),
		...(version && { version: { since: formatDay(version.firstSeen, language), currentPath: version.currentPath } }),
		richText: { body: context.richText(body, language) },
	};
}
