/** Defines the data protection page; the imprint shares the sections of the legal block with it. */
import type { PrivacyData, PrivacySectionsData } from '../../client/pages/text/text-page-data.ts';
import { documentIds } from '../../client/runtime/document-marks.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { fixedPage, isWrittenIn, type PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { fixedPaths, linkKeys, privacyAnchors } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { streetLine } from '../../site/street-line.ts';
import type { DataProtectionCommissioner } from '../content/legal.ts';
import { brandLinks } from '../data/brand-links.ts';
import { toPhoneText } from '../data/company.ts';
import type { DataContext } from '../data/data-context.ts';
import { toOptOutFrame } from '../data/external-frames.ts';
import { toTextVersions } from '../data/legal-texts.ts';
import { toText } from '../data/localized-text.ts';
import { externalServicesOf } from '../data/services.ts';
import type { PlanInputs } from '../plan/plan-inputs.ts';
import { type TextVersion, versionsOf } from '../plan/text-versions.ts';
import { definePage } from './define-page.ts';
import { ofText, recordOf } from './text.ts';

/** The text, and the sections of the legal block that belong to it. */
interface PrivacySubject extends PageSubject<'privacy'> {
	readonly title: Localized;
	readonly body: Localized;
	readonly versions: readonly TextVersion[];
}

/** Ids that the sections have in every language: no heading of the text gets one of them. */
export const privacyIds: readonly string[] = Object.values(privacyAnchors);

function toPrivacyData({ title, body, versions }: PrivacySubject, context: DataContext, language: Language): PrivacyData {
	const written = body[language].language;
	return {
		language,
		title: toText(title, language),
		bodyLanguage: written === language ? null : written,
		versions: toTextVersions(versions, written, context, language),
		sections: toPrivacySections(context, language),
		richText: { body: context.richText(body, language, new Set([...documentIds, ...privacyIds])) },
	};
}

export function toPrivacySections(context: DataContext, language: Language): PrivacySectionsData {
	const { legal, pages, company } = context.content;
	const notice = pages.find(({ type }) => type === 'social_media_privacy');
	const path = context.pathOf(fixedPaths.socialMediaPrivacy, language);
	const area = legal?.rolexArea ?? null;
	return {
		officer: toOfficer(legal?.dataProtectionCommissioner ?? null, company.address?.country ?? null, language),
		socialMedia: notice === undefined || path === null ? null : { name: toText(notice.title, language), path },
		consents: { services: externalServicesOf(context).map(({ id, name }) => ({ id, name: toText(name, language) })) },
		optOut: toOptOutFrame(context, language),
		watchArea: area && { terms: area.terms, privacy: area.privacy, cookies: area.cookies, brand: specialBrand(context, language) },
	};
}

/** `country`: of the company; the officer's address names none. */
function toOfficer(officer: DataProtectionCommissioner | null, country: string | null, language: Language): PrivacySectionsData['officer'] {
	if (officer === null) return null;
	const { name, street, number, zipCode, city, phone, email } = officer;
	const line = streetLine(street, number, country);
	return {
		name,
		street: line === '' ? null : line,
		zipCode,
		city,
		phone: phone && { display: toPhoneText(phone, language), href: phone.href },
		email,
	};
}

/** The brand whose page shows the manufacturer's area. */
function specialBrand(context: DataContext, language: Language): { readonly name: string; readonly path: string } | null {
	const slug = context.config.specialBrand;
	const brand = slug === null ? undefined : context.brands.get(slug);
	const link = brand && brandLinks(brand, context, language)[0];
	return brand === undefined || link === undefined ? null : { name: brand.displayName, path: link.path };
}

/** In French, the text is a section of the imprint. */
function planPrivacy({ content, legalTexts }: PlanInputs): PlannedPage<PrivacySubject>[] {
	const versions = versionsOf('privacy', legalTexts);
	return content.pages.flatMap((page, order): PlannedPage<PrivacySubject>[] => {
		const { type, title, body } = page;
		if (type !== 'privacy') return [];
		return [
			{
				...fixedPage({ template: 'privacy', title, body, versions }, linkKeys.privacy, recordOf(page)),
				paths: { ...linkKeys.privacy, fr: null },
				fallbackPaths: { fr: linkKeys.privacy.fr },
				writtenIn: (language) => isWrittenIn([title, body], language),
				order,
			},
		];
	});
}

export const privacyPage = definePage<PrivacySubject>({
	...ofText,
	template: 'privacy',
	plan: planPrivacy,
	planAmong: 'text',
	data: (subject, { context, language }) => toPrivacyData(subject, context, language),
});
