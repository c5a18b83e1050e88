/** The versions of a legal text as its page lists them. */
import type { TextVersionData } from '../../client/pages/text/text-page-data.ts';
import type { Language } from '../../site/languages.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { TextVersion } from '../plan/text-versions.ts';
import type { DataContext } from './data-context.ts';

type VersionContext = Pick<DataContext, 'content'>;

/** Those in the language in which the text is written, newest first. */
export function toTextVersions(
	versions: readonly TextVersion[],
	written: Language,
	{ content }: VersionContext,
	language: Language,
): readonly TextVersionData[] {
	return versions
		.filter((version) => version.language === written)
		.map(({ path, firstSeen }) => ({ path, since: formatDay(firstSeen, content.company.country, language) }));
}

/** Such as `20. November 2026`: the day in the shop's own country, whose law asks for the versions. */
export function formatDay(moment: string, country: string, language: Language): string {
	const timeZone = timeZoneOf(country);
	return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone }).format(new Date(moment));
}
