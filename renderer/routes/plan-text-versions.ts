/** The pages of every version of the legal texts: what a buyer agreed to stays where an order says it is (§§ 312i, 312f BGB). */
import type { LegalTextName, LegalVersion } from '../../pipeline/history/legal-texts.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { Place } from './place.ts';
import type { SubjectOf, TextVersion } from './route.ts';

/** Where the text stands as it is now. French privacy is a section of the imprint. */
const currentPaths: Readonly<Record<LegalTextName, PerLanguage<string>>> = {
	agb: fixedPaths.terms,
	'versand-und-zahlung': fixedPaths.shipping,
	widerruf: fixedPaths.withdrawal,
	privacy: linkKeys.privacy,
	accessibility: fixedPaths.accessibility,
	social_media_privacy: fixedPaths.socialMediaPrivacy,
};

/** Versions of a text in all languages, newest first. */
export function versionsOf(name: LegalTextName, history: readonly LegalVersion[]): readonly TextVersion[] {
	return history
		.filter((version) => version.name === name)
		.map((version) => ({ language: version.language, path: versionPath(name, version), firstSeen: version.firstSeen }))
		.sort((left, right) =>
			left.firstSeen === right.firstSeen ? compare(left.path, right.path) : compare(right.firstSeen, left.firstSeen),
		);
}

/** `hasText` says whether the site still has the text that stands at a path. Texts that a newer program recorded are left out. */
export function planTextVersions(history: readonly LegalVersion[], hasText: (path: string) => boolean): Place[] {
	return history.flatMap((version): Place[] => {
		const { name, language } = version;
		if (!isLegalTextName(name)) {
			return [];
		}
		const current = currentPaths[name];
		const isThere = hasText(pageOf(current.de));
		const subject: SubjectOf<'text'> = {
			template: 'text',
			title: writtenIn(version.title, language),
			body: writtenIn(version.body, language),
			film: null,
			versions: versionsOf(name, history),
			version: { firstSeen: version.firstSeen, currentPath: isThere ? current[language] : null },
		};
		return [
			{
				subject,
				record: { collection: 'history', id: name, field: `${language}.${version.hash}` },
				paths: perLanguage((each) => (each === language ? versionPath(name, version) : null)),
				...(isThere && { fallbackPaths: current }),
				indexed: false,
				writtenIn: (each) => each === language,
			},
		];
	});
}

function versionPath(name: LegalTextName, { language, hash }: LegalVersion): string {
	return `${pageOf(currentPaths[name][language])}/fassung/${hash}`;
}

function writtenIn(text: string, language: Language): Localized {
	return perLanguage(() => ({ text, language }));
}

function pageOf(path: string): string {
	return path.split('#')[0] ?? path;
}

function isLegalTextName(name: string): name is LegalTextName {
	return Object.hasOwn(currentPaths, name);
}

function compare(left: string, right: string): number {
	return left < right ? -1 : left > right ? 1 : 0;
}
