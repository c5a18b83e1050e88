/** What the shop's settings say to buyers, for the receipts of their orders. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { PerLanguage } from '../../site/languages.ts';
import { type TaxScheme, taxSchemes } from '../../site/money.ts';
import { inEveryLanguage, paragraphs, rows, text } from './wire-values.ts';

export interface ShopTexts {
	/** How the shop shows its tax, where a product says nothing else. */
	readonly taxScheme: TaxScheme;
	/** The rate that totals name; null: none is set, or the shop charges no VAT. */
	readonly vatPercent: number | null;
	/** For bank transfers, in Markdown; `''`: there are none. */
	readonly bankDetails: PerLanguage<string>;
	readonly legalPages: readonly LegalPage[];
}

export interface LegalPage {
	readonly type: LegalPageType;
	readonly title: PerLanguage<string>;
	/** Markdown. */
	readonly content: PerLanguage<string>;
}

const legalPageTypes = ['agb', 'versand-und-zahlung', 'widerruf'] as const;

export type LegalPageType = (typeof legalPageTypes)[number];

export function toShopTexts(settings: WireRecord): ShopTexts {
	const taxScheme = taxSchemes.find((scheme) => scheme === settings.tax_scheme) ?? 'standard';
	return {
		taxScheme,
		vatPercent: taxScheme === 'small_business' ? null : toPercent(settings.default_tax_percent),
		bankDetails: inEveryLanguage(settings.bank_details, settings.translations, (row) => row.bank_details, paragraphs),
		legalPages: rows(settings.legal_pages).flatMap((page) => {
			const type = legalPageTypes.find((each) => each === text(page.type));
			if (type === undefined) return [];
			const title = inEveryLanguage(page.title, page.translations, (row) => row.title);
			return [{ type, title, content: inEveryLanguage(page.content, page.translations, (row) => row.content, paragraphs) }];
		}),
	};
}

/** null: there is none. */
function toPercent(value: unknown): number | null {
	const percent = typeof value === 'string' && /^\d{1,3}(?:\.\d{1,4})?$/.test(value) ? Number(value) : value;
	return typeof percent === 'number' && percent > 0 && percent <= 100 ? percent : null;
}
