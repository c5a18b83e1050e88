/** Judges the content as a whole by what the law asks of it (§ 5 DDG, § 36 VSBG, Art. 246a EGBGB, BFSG). Which duties hold where the shop sits is decided by `applyPolicies`. */
import type { Problem } from '../../pipeline/problem.ts';
import type { RecordPlace } from '../../pipeline/records/read-record.ts';
import type { MarkdownSource } from '../../pipeline/rich-text/rich-text-store.ts';
import { type LawRegion, lawOf } from '../../site/law.ts';
import type { Content } from './content.ts';
import { markdownSources, type TextContent } from './content-uses.ts';
import { lawFault } from './law-duties.ts';
import type { LawCode } from './law-rules.ts';
import type { TextPage } from './page.ts';

type JudgedContent = Pick<Content, 'project' | 'company'> & TextContent;

/** Warnings only: what the law leaves no other way for is decided where it is built. */
export function judgeDuties(content: JudgedContent): readonly Problem[] {
	const sources = markdownSources(content);
	return [...outdatedTexts(content, sources), ...imprint(content), ...(content.shop?.enableCart ? selling(content, sources) : [])];
}

/** Texts that still say TMG or TTDSG, or link the EU dispute platform. */
function outdatedTexts({ company }: JudgedContent, sources: readonly MarkdownSource[]): readonly Problem[] {
	const authority = company.legalAuthority;
	const ofCompany = authority === null ? [] : [{ collection: 'company', id: company.id, field: 'legal_authority', markdown: authority }];
	return [...ofCompany, ...sources].flatMap(({ markdown, collection, id, field }): readonly Problem[] => {
		const found = findOutdated(markdown);
		if (found.length === 0) return [];
		return [
			{
				collection,
				id,
				field,
				code: 'legal-outdated',
				severity: 'warning',
				message: `The text is out of date: ${found.map(({ says, since }) => `it says "${says}", ${since}`).join('; ')}.`,
				fix: 'Have the text brought up to date by whoever answers for it.',
			},
		];
	});
}

function imprint({ company, shop }: JudgedContent): readonly Problem[] {
	const isGerman = regionOf(company) === 'DE';
	const { address, email, legalForm, executives, registers, ustId, vatNumber } = company;
	const isTaxed = shop !== null && shop.taxScheme !== 'small_business';
	const missing = [
		...(address === null ? ['addresses'] : []),
		...(email === null ? ['emails'] : []),
		...(isGerman && legalForm !== 'single' && executives.length === 0 ? ['executives'] : []),
		...(isGerman && legalForm === 'ev' && registers.length === 0 ? ['registers'] : []),
		...(isTaxed && ustId === null && vatNumber === null ? ['ust_id'] : []),
	];
	return missing.map((field) => warning({ collection: 'company', id: company.id }, 'law-imprint', field));
}

function selling({ project, company, legal, pages, shop }: JudgedContent, sources: readonly MarkdownSource[]): readonly Problem[] {
	if (shop === null) return [];
	const settings = { collection: 'ecommerce_settings', id: shop.id };
	const site = { collection: 'project', id: project.domain };
	const withdrawal = shop.legalPages.find(({ type }) => type === 'widerruf');
	const field = 'legal_pages.widerruf.content';
	const statement = project.showAccessibility ? pages.find(({ type }) => type === 'accessibility') : undefined;
	const disputes = sources.some(({ markdown }) => /VSBG|Verbraucherschlichtung|Streitbeilegung|Schlichtungsstelle/i.test(markdown));
	const german = withdrawal?.content.de.text ?? '';
	const says = (pattern: RegExp) => withdrawal === undefined || pattern.test(german);
	return [
		...(statement === undefined
			? [warning(site, 'law-accessibility', 'show_accessibility')]
			: statementParts(statement, regionOf(company))),
		...(disputes
			? []
			: [warning(legal === null ? settings : { collection: 'legal', id: legal.id }, 'law-dispute-resolution', 'translations')]),
		...(says(/muster[-\s]*(?:widerruf|formular)|model withdrawal form/i) ? [] : [warning(settings, 'law-withdrawal-form', field)]),
		...(says(/vertrag\s+widerrufen|\/vertrag-widerrufen/i) ? [] : [warning(settings, 'law-withdrawal-function', field)]),
	];
}

/** Whether the parts can be seen that the law asks of a statement, in whichever words. Germany wants the authority as well (§ 14 BFSG). */
function statementParts({ id, body }: TextPage, region: LawRegion): readonly Problem[] {
	const { text } = body.de;
	const namesAuthority = region !== 'DE' || /Marktüberwachung|market surveillance/i.test(text);
	const isWhole = /WCAG|EN\s*301\s*549|BFSGV/i.test(text) && namesAuthority;
	return isWhole ? [] : [warning({ collection: 'page', id }, 'law-accessibility-parts', 'body')];
}

function regionOf({ country }: JudgedContent['company']): LawRegion {
	return lawOf(country).region;
}

function warning(place: RecordPlace, code: LawCode, field: string): Problem {
	return { ...place, severity: 'warning', ...lawFault(code, field) };
}

export interface OutdatedTerm {
	/** As it stands in the text. */
	readonly says: string;
	/** What became of it. */
	readonly since: string;
}

const terms: readonly { readonly pattern: RegExp; readonly since: string }[] = [
	{ pattern: /\bTMG\b|\bTelemediengesetz(?:es)?\b/, since: 'which the DDG replaced in May 2024' },
	{ pattern: /\bTTDSG\b/, since: 'which is called TDDDG since May 2024' },
	{
		pattern: /(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr[^\s)>\]]*/i,
		since: 'the EU dispute platform, which was closed on 20 July 2025',
	},
];

/** Each kind once, in the order above. */
export function findOutdated(text: string): readonly OutdatedTerm[] {
	return terms.flatMap(({ pattern, since }) => {
		const says = pattern.exec(text)?.[0];
		return says === undefined ? [] : [{ says, since }];
	});
}
