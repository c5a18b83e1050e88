/** The versions of a legal text as its page lists them. */
import type { TextVersionData } from '../../client/pages/text/text-page-data.ts';
import type { Language } from '../../site/languages.ts';
import type { TextVersion } from '../routes/plan-text-versions.ts';

/** The day in the shop's own country, whose law asks for the versions. */
const timeZone = 'Europe/Berlin';

/** Those in the language in which the text is written, newest first. */
export function toTextVersions(versions: readonly TextVersion[], written: Language, language: Language): readonly TextVersionData[] {
	return versions
		.filter((version) => version.language === written)
		.map(({ path, firstSeen }) => ({ path, since: formatDay(firstSeen, language) }));
}

/** Such as `20. November 2026`. */
export function formatDay(moment: string, language: Language): string {
	return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone }).format(new Date(moment));
}
