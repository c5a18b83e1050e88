/** Defines the imprint. The French one holds the privacy text too, and all hold the sections below it where the site has no such text. */
import type { ImprintData } from '../../client/pages/text/text-page-data.ts';
import { documentIds } from '../../client/runtime/document-marks.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys, privacySectionId } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { toCompany } from '../data/company.ts';
import type { DataContext } from '../data/data-context.ts';
import { toTextVersions } from '../data/legal-texts.ts';
import { type TextVersion, versionsOf } from '../plan/text-versions.ts';
import { definePage, foundAs } from './define-page.ts';
import { privacyIds, toPrivacySections } from './privacy.ts';

interface ImprintSubject extends PageSubject<'imprint'> {
	/** Of the privacy text, of which the French one is here. */
	readonly privacyVersions: readonly TextVersion[];
}

function toImprintData({ privacyVersions }: ImprintSubject, context: DataContext, language: Language): ImprintData {
	const { company, legal, pages } = context.content;
	const privacyText = pages.find((page) => page.type === 'privacy')?.body ?? null;
	const privacy = language === 'fr' ? privacyText : null;
	const holdsSections = language === 'fr' || privacyText === null;
	const versions = privacy === null ? [] : toTextVersions(privacyVersions, privacy[language].language, context, language);
	const sections = {
		topInfo: legal?.additionalTopInfo ?? null,
		insurance: legal?.insurance ?? null,
		imageSources: legal?.imageSources ?? null,
		bottomInfo: legal?.additionalBottomInfo ?? null,
		privacy,
	};
	const pageIds = new Set(holdsSections ? [...documentIds, privacySectionId, ...privacyIds] : documentIds);
	const richText: Record<string, string> = {};
	for (const [name, markdown] of Object.entries(sections)) {
		if (markdown !== null) {
			richText[name] = context.richText(markdown, language, pageIds);
		}
	}
	return {
		language,
		company: toCompany(company, language),
		vatNumber: company.ustId,
		taxNumber: company.vatNumber,
		legalAuthority: company.legalAuthority,
		registers: company.registers.map(({ registerType, number, registrar }) => ({ type: registerType, number, registrar })),
		...(holdsSections && { privacy: { versions, sections: toPrivacySections(context, language) } }),
		richText,
	};
}

export const imprintPage = definePage<ImprintSubject>({
	template: 'imprint',
	plan: ({ legalTexts, project }) => [
		fixedPage({ template: 'imprint', privacyVersions: versionsOf('privacy', legalTexts) }, linkKeys.imprint, project),
	],
	title: (_, { texts }) => texts.imprint.title,
	data: (subject, { context, language }) => toImprintData(subject, context, language),
	description: (_, { context, words }) => words.imprint(context.content.company.companyName),
	richTexts: (_, { pages, legal }) => [
		pages.find(({ type }) => type === 'privacy')?.body ?? null,
		...(legal === null ? [] : [legal.additionalTopInfo, legal.insurance, legal.imageSources, legal.additionalBottomInfo]),
	],
	found: (_, { texts, words }) => foundAs(texts.imprint.title, words.imprint),
});
