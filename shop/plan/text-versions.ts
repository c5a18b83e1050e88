/** Where the versions of the legal texts lie: what a buyer agreed to stays where an order says it is (§§ 312i, 312f BGB). */

import { compareKeys } from '../../pipeline/snapshot/wire-record.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { LegalTextName, LegalVersion } from '../history/legal-texts.ts';

/** A version as pages list it. */
export interface TextVersion {
	readonly language: Language;
	readonly path: string;
	/** ISO 8601. */
	readonly firstSeen: string;
}

/** Where each text stands as it is now. French privacy is a section of the imprint. */
export const currentPaths: Readonly<Record<LegalTextName, PerLanguage<string>>> = {
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
			left.firstSeen === right.firstSeen ? compareKeys(left.path, right.path) : compareKeys(right.firstSeen, left.firstSeen),
		);
}

export function versionPath(name: LegalTextName, { language, hash }: LegalVersion): string {
	return `${pageOf(currentPaths[name][language])}/fassung/${hash}`;
}

/** The path of the page that a section lies in. */
export function pageOf(path: string): string {
	return path.split('#')[0] ?? path;
}

export function isLegalTextName(name: string): name is LegalTextName {
	return Object.hasOwn(currentPaths, name);
}
