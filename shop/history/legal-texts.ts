/** Every version of the legal texts that buyers have seen (§§ 312i, 312f BGB): a text with its title, in one language, by the hash of both. */

import type { Localized } from '../../pipeline/records/localized.ts';
import { type LegalText, legalTextHash } from '../../pipeline/snapshot/legal-text.ts';
import { type Language, languages } from '../../site/languages.ts';
import type { Content } from '../content/content.ts';
import type { TextPageType } from '../content/page.ts';
import type { LegalPageType } from '../content/shop-settings.ts';

/** The shop's legal pages, and the texts with pages of their own, by their type in the backend. */
export type LegalTextName = LegalPageType | Extract<TextPageType, 'privacy' | 'accessibility' | 'social_media_privacy'>;

const ownPages: readonly TextPageType[] = ['privacy', 'accessibility', 'social_media_privacy'] satisfies readonly LegalTextName[];

/** A version of a legal text in a language in which it was really written. */
export interface LegalVersion extends LegalText {
	readonly name: string;
	readonly language: Language;
	/** See `legalTextHash`. */
	readonly hash: string;
	/** When a fetch first saw it; see moment.ts. */
	readonly firstSeen: string;
}

/** The history with the versions that `content` shows and that are new to it. */
export function recordLegalTexts(history: readonly LegalVersion[], content: Content, moment: string): readonly LegalVersion[] {
	const known = new Set(history.map(nameOf));
	const shown = legalTexts(content).map((version): LegalVersion => ({ ...version, firstSeen: moment }));
	return [...history, ...shown.filter((version) => !known.has(nameOf(version)))];
}

function nameOf({ name, language, hash }: Omit<LegalVersion, 'firstSeen'>): string {
	return `${name} ${language} ${hash}`;
}

function legalTexts({ shop, pages }: Content): readonly Omit<LegalVersion, 'firstSeen'>[] {
	return [
		...(shop?.legalPages ?? []).flatMap(({ type, title, content }) => versions(type, title, content)),
		...pages.filter(({ type }) => ownPages.includes(type)).flatMap(({ type, title, body }) => versions(type, title, body)),
	];
}

/** One for each language in which the text is written; the title may be a fallback. */
function versions(name: string, title: Localized, body: Localized): readonly Omit<LegalVersion, 'firstSeen'>[] {
	return languages
		.filter((language) => body[language].language === language)
		.map((language) => {
			const text = { title: title[language].text, body: body[language].text };
			return { name, language, hash: legalTextHash(text), ...text };
		});
}
