/** Defines a legal or info text's page. */
import type { TextPageData } from '../../client/pages/text/text-page-data.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from '../data/data-context.ts';
import { toFilmFrame } from '../data/external-frames.ts';
import { headingsOf } from '../data/headings-of.ts';
import { toText } from '../data/localized-text.ts';
import { toPicture } from '../data/picture.ts';
import { formatDay, toTextVersions } from '../data/text-versions.ts';
import { isKeptVersion, type SubjectOf } from '../routes/route.ts';
import { definePage, foundAs, type PageDefinition } from './define-page.ts';

function toTextPageData(subject: SubjectOf<'text'>, context: DataContext, language: Language): TextPageData {
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

/** Shared by the data protection page, whose text is one of them. */
export const ofText = {
	title: ({ title }, { language }) => title[language].text,
	description: ({ body }, { words, shopName, title, richText, beginningOf }) =>
		beginningOf(body, richText.body) ?? words.text(title, shopName),
	richTexts: ({ body }) => [body],
	found: (subject, { language }) =>
		isKeptVersion(subject) ? null : foundAs(toText(subject.title, language), headingsOf(subject.body[language].text)),
} satisfies Partial<PageDefinition<'text' | 'privacy'>>;

export const textPage = definePage<'text'>({
	...ofText,
	template: 'text',
	data: (subject, { context, language }) => toTextPageData(subject, context, language),
	picture: ({ film }) => film?.poster ?? null,
});
