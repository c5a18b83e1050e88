/** Data of a legal or info text's page. */
import type { TextPageData } from '../../client/pages/text/text-page-data.ts';
import type { Language } from '../../site/languages.ts';
import type { SubjectOf } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { toFilmFrame } from './external-frames.ts';
import { toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { formatDay, toTextVersions } from './text-versions.ts';

export function toTextPageData(subject: SubjectOf<'text'>, context: DataContext, language: Language): TextPageData {
	const { title, body, film, version } = subject;
	const written = body[language].language;
	const versions = toTextVersions(subject.versions, written, context, language);
	return {
		language,
		title: toText(title, language),
		bodyLanguage: written === language ? null : written,
		...(film && {
			film: {
				frame: toFilmFrame(context, film.url, language),
				poster: toPicture(context.images, film.picture, toText(title, language), language),
			},
		}),
		...(versions.length > 0 && { versions }),
		...(version && {
			version: { since: formatDay(version.firstSeen, context.content.company.country, language), currentPath: version.currentPath },
		}),
		richText: { body: context.richText(body, language) },
	};
}
