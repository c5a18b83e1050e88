/** A place is one page of the site in all its languages, before it becomes a route for each of them. */

import type { Localized } from '../../pipeline/content/localized.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { RecordName, Subject } from './route.ts';

export interface Place {
	readonly subject: Subject;
	readonly record: RecordName;
	/** null: the page does not exist in that language. */
	readonly paths: PerLanguage<string | null>;
	/** Where the switcher leads in a language whose path is null; without it to that language's home page. */
	readonly fallbackPaths?: Partial<PerLanguage<string>>;
	readonly indexed: boolean;
	/** Tells whether the page's own texts are written in the language, rather than shown as a fallback. */
	readonly writtenIn: (language: Language) => boolean;
}

/** True where none of a record's texts is a fallback in the language. */
export function isWrittenIn(texts: readonly (Localized | null)[], language: Language): boolean {
	return texts.every((text) => text === null || text[language].language === language);
}
