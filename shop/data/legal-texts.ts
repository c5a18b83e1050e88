/** The legal texts that a buyer is shown, by the hashes of the versions that the build shows: an order names them (§ 312i BGB). Their pages list the versions. */
import type { LegalTextData } from '../../client/checkout/offer-data.ts';
import { type LegalTextType, legalTextTypes } from '../../client/orders/contract/legal-text-types.ts';
import type { TextVersionData } from '../../client/pages/text/text-page-data.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { legalTextHash } from '../../pipeline/snapshot/legal-text.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { formatLocalDay } from '../../site/format-moment.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { TextVersion } from '../plan/text-versions.ts';
import type { DataContext, ShopFrame } from './data-context.ts';

const paths: Readonly<Record<LegalTextType, PerLanguage<string>>> = {
	agb: fixedPaths.terms,
	'versand-und-zahlung': fixedPaths.shipping,
	widerruf: fixedPaths.withdrawal,
	privacy: linkKeys.privacy,
};

/** Those that the site has. A text that is not written in the language is the one in the language that stands in for it. */
export function toLegalTexts({ settings }: ShopFrame, { textPage }: DataContext, language: Language): LegalTextData[] {
	const privacy = textPage('privacy');
	const texts = new Map<LegalTextType, LegalSource>([
		...settings.legalPages.map(({ type, title, content: body }) => [type, { title, body }] as const),
		...(privacy === undefined ? [] : [['privacy', privacy] as const]),
	]);
	return legalTextTypes.flatMap((type) => {
		const text = texts.get(type);
		return text === undefined ? [] : [{ type, path: paths[type][language], ...shownVersion(text, language) }];
	});
}

interface LegalSource {
	readonly title: Localized;
	readonly body: Localized;
}

function shownVersion({ title, body }: LegalSource, language: Language): Pick<LegalTextData, 'title' | 'hash'> {
	const written = body[language].language;
	return { title: title[language].text, hash: legalTextHash({ title: title[written].text, body: body[written].text }) };
}

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
	return formatLocalDay(moment, language, timeZoneOf(country));
}
