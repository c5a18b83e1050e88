/** What the plan of a site consists of: one route a page and language, decided before anything is rendered. */
import type { Language, PerLanguage } from '../../site/languages.ts';

/** What a page is about: its template, the records it needs, and all that it says of others. Each template's definition declares its own. */
export interface PageSubject<Name extends string = string> {
	readonly template: Name;
}

interface SubjectByLanguage extends PageSubject {
	/** What differs from language to language, such as the order of a list. */
	readonly byLanguage?: PerLanguage<object>;
}

/** What a page in one language is about. */
export function subjectIn<Subject extends PageSubject>(subject: Subject & SubjectByLanguage, language: Language): Subject {
	if (subject.byLanguage === undefined) return subject;
	const { byLanguage, ...own } = subject;
	return { ...own, ...byLanguage[language] } as Subject;
}

/** The record that a page comes from, as problems name it. */
export interface RecordName {
	readonly collection: string;
	readonly id: string | number;
	/** The field that decides the path. */
	readonly field: string;
}

export interface Route<Subject extends PageSubject = PageSubject> {
	/** Site path without a trailing slash; the 404 pages end in `/404.html`. */
	readonly path: string;
	readonly language: Language;
	readonly subject: Subject;
	readonly record: RecordName;
	/** False: `noindex`, no canonical, not in the sitemap. */
	readonly indexed: boolean;
	/** Site paths of the same page in the languages in which it really exists, this one included; empty where this one is a fallback. */
	readonly alternates: readonly { readonly language: Language; readonly path: string }[];
	/** Where the language switcher leads. */
	readonly languagePaths: PerLanguage<string>;
}
