/** A planned page is one page of the site in all its languages, before it becomes a route for each of them. */
import type { Localized } from '../../pipeline/records/localized.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, homePath, type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { type PageSubject, type RecordName, type Route, subjectIn } from './route.ts';

export interface PlannedPage<Subject extends PageSubject = PageSubject> {
	readonly subject: Subject;
	readonly record: RecordName;
	/** null: the page does not exist in that language. */
	readonly paths: PerLanguage<string | null>;
	/** Where the switcher leads in a language whose path is null; without it to that language's home page. */
	readonly fallbackPaths?: Partial<PerLanguage<string>>;
	readonly indexed: boolean;
	/** True if the page's own texts are written in the language, rather than shown as a fallback. */
	readonly writtenIn: (language: Language) => boolean;
	/** The index of its record, where two templates make pages of one collection; pages without it come first (see `planAmong`). */
	readonly order?: number;
}

/** A page in every language of the site, whose texts are written in all of them. */
export function fixedPage<Subject extends PageSubject>(
	subject: Subject,
	paths: PerLanguage<string>,
	record: RecordName,
): PlannedPage<Subject> {
	return { subject, record, paths, indexed: true, writtenIn: () => true };
}

/** True where none of a record's texts is a fallback in the language. */
export function isWrittenIn(texts: readonly (Localized | null)[], language: Language): boolean {
	return texts.every((text) => text === null || text[language].language === language);
}

/** The routes of a page, one for each language in which it exists. */
export function toRoutes<Subject extends PageSubject>(
	{ subject, record, ...page }: PlannedPage<Subject>,
	config: SiteConfig,
): Route<Subject>[] {
	const { paths, indexed } = page;
	const languagePaths = toLanguagePaths(page, config);
	const written = config.languages.flatMap((language) => {
		const path = paths[language];
		return path !== null && indexed && page.writtenIn(language) ? [{ language, path }] : [];
	});
	return config.languages.flatMap((language): Route<Subject>[] => {
		const path = paths[language];
		if (path === null) {
			return [];
		}
		const alternates = written.some((alternate) => alternate.language === language) ? written : [];
		return [{ path, language, subject: subjectIn(subject, language), record, indexed, alternates, languagePaths }];
	});
}

/** Where the page's language switcher leads; a language that the site does not have leads to the default one. */
export function toLanguagePaths(
	{ paths, fallbackPaths }: Pick<PlannedPage, 'paths' | 'fallbackPaths'>,
	config: SiteConfig,
): PerLanguage<string> {
	return perLanguage((wanted) => {
		const language = config.languages.includes(wanted) ? wanted : defaultLanguage;
		return paths[language] ?? fallbackPaths?.[language] ?? homePath(language);
	});
}
