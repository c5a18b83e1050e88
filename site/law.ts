/**
 * The duties and legal words of a shop, by its country. They are chosen once for a site (`lawOf`) and passed on as data: the builder and the
 * order service use them, and no script of the browser holds them. A pack for a country refines them; the rule here is to state nothing that is
 * false.
 */
import { type PerLanguage, perLanguage } from './languages.ts';

export type LawRegion = 'DE' | 'EU' | 'other';

export interface Law {
	readonly region: LawRegion;
	readonly words: PerLanguage<LawWords>;
	/** The harmonised notice of the legal guarantee, and the label of a maker's (Directive 2024/825). */
	readonly showsGuarantee: boolean;
	/** Whom the product safety regulation wants to be named in the EU (Regulation 2023/988). */
	readonly namesResponsiblePerson: boolean;
	/** Every buyer can withdraw from a contract on the site (§ 356a BGB, Directive 2023/2673). Elsewhere they can where the shop has a text that says so. */
	readonly demandsWithdrawal: boolean;
	/** Ends a mail's line to the shop on a withdrawal. */
	readonly withdrawalRule: PerLanguage<string>;
}

export interface LawWords {
	/** Instead of the tax that is included. */
	readonly tax: Readonly<Record<'margin' | 'small_business', string>>;
	/** At products made to the buyer's wishes: beside the field in which they are typed, and at a line of cart, order and mail. */
	readonly notReturned: string;
	readonly lineNotReturned: string;
	readonly battery: string;
}

const deWords: PerLanguage<LawWords> = {
	de: {
		tax: { margin: 'Differenzbesteuert nach §\u00a025a\u00a0UStG', small_business: 'Umsatzsteuerfrei nach §\u00a019\u00a0UStG' },
		notReturned:
			'Was wir nach Ihren Angaben anfertigen, können Sie nicht zurückgeben: Das Widerrufsrecht besteht dafür nicht (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB).',
		lineNotReturned: 'Nach Ihren Angaben angefertigt: kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB).',
		battery:
			'Enthält eine Batterie. Alte Batterien gehören nicht in den Hausmüll; wir nehmen sie unentgeltlich zurück, im Geschäft oder per Post.',
	},
	en: {
		tax: { margin: 'VAT margin scheme under §\u00a025a\u00a0UStG', small_business: 'Free of VAT under §\u00a019\u00a0UStG' },
		notReturned: 'What we make to your specification cannot be returned: there is no right of withdrawal (§\u00a0312g (2) no.\u00a01 BGB).',
		lineNotReturned: 'Made to your specification: no right of withdrawal (§\u00a0312g (2) no.\u00a01 BGB).',
		battery:
			'Contains a battery. Used batteries do not belong in household waste; we take them back free of charge, in our shop or by post.',
	},
	fr: {
		tax: { margin: 'Régime de la marge, §\u00a025a\u00a0UStG', small_business: 'Exonéré de TVA, §\u00a019\u00a0UStG' },
		notReturned:
			'Une pièce réalisée selon vos indications ne peut pas être rendue\u00a0: le droit de rétractation ne s’applique pas (§\u00a0312g al.\u00a02 n°\u00a01 BGB).',
		lineNotReturned: 'Réalisé selon vos indications\u00a0: pas de droit de rétractation (§\u00a0312g al.\u00a02 n°\u00a01 BGB).',
		battery:
			'Contient une pile. Les piles usagées ne se jettent pas avec les ordures ménagères\u202f; nous les reprenons gratuitement, en boutique ou par la poste.',
	},
};

const euWords: PerLanguage<LawWords> = {
	de: {
		tax: {
			margin: 'Differenzbesteuert (Art.\u00a0313 der Richtlinie 2006/112/EG)',
			small_business: 'Von der Mehrwertsteuer befreit (Art.\u00a0284 der Richtlinie 2006/112/EG)',
		},
		notReturned:
			'Was wir nach Ihren Angaben anfertigen, können Sie nicht zurückgeben: Das Widerrufsrecht besteht dafür nicht (Art.\u00a016 der Richtlinie 2011/83/EU).',
		lineNotReturned: 'Nach Ihren Angaben angefertigt: kein Widerrufsrecht (Art.\u00a016 der Richtlinie 2011/83/EU).',
		battery: 'Enthält eine Batterie. Alte Batterien gehören nicht in den Hausmüll; wir nehmen sie unentgeltlich zurück.',
	},
	en: {
		tax: {
			margin: 'VAT margin scheme (Art.\u00a0313 of Directive 2006/112/EC)',
			small_business: 'Exempt from VAT (Art.\u00a0284 of Directive 2006/112/EC)',
		},
		notReturned:
			'What we make to your specification cannot be returned: there is no right of withdrawal (Art.\u00a016 of Directive 2011/83/EU).',
		lineNotReturned: 'Made to your specification: no right of withdrawal (Art.\u00a016 of Directive 2011/83/EU).',
		battery: 'Contains a battery. Used batteries do not belong in household waste; we take them back free of charge.',
	},
	fr: {
		tax: {
			margin: 'Régime de la marge (art.\u00a0313 de la directive 2006/112/CE)',
			small_business: 'Exonéré de TVA (art.\u00a0284 de la directive 2006/112/CE)',
		},
		notReturned:
			'Une pièce réalisée selon vos indications ne peut pas être rendue\u00a0: le droit de rétractation ne s’applique pas (art.\u00a016 de la directive 2011/83/UE).',
		lineNotReturned: 'Réalisé selon vos indications\u00a0: pas de droit de rétractation (art.\u00a016 de la directive 2011/83/UE).',
		battery: 'Contient une pile. Les piles usagées ne se jettent pas avec les ordures ménagères\u202f; nous les reprenons gratuitement.',
	},
};

const otherWords: PerLanguage<LawWords> = {
	de: {
		tax: { margin: 'Differenzbesteuert', small_business: 'Ohne Mehrwertsteuer' },
		notReturned: 'Was wir nach Ihren Angaben anfertigen, können Sie nicht zurückgeben.',
		lineNotReturned: 'Nach Ihren Angaben angefertigt: keine Rückgabe.',
		battery: 'Enthält eine Batterie. Alte Batterien gehören nicht in den Hausmüll.',
	},
	en: {
		tax: { margin: 'VAT margin scheme', small_business: 'No VAT charged' },
		notReturned: 'What we make to your specification cannot be returned.',
		lineNotReturned: 'Made to your specification: no returns.',
		battery: 'Contains a battery. Used batteries do not belong in household waste.',
	},
	fr: {
		tax: { margin: 'Régime de la marge', small_business: 'Sans TVA' },
		notReturned: 'Une pièce réalisée selon vos indications ne peut pas être rendue.',
		lineNotReturned: 'Réalisé selon vos indications\u00a0: ni repris ni échangé.',
		battery: 'Contient une pile. Les piles usagées ne se jettent pas avec les ordures ménagères.',
	},
};

export const laws: Readonly<Record<LawRegion, Law>> = {
	DE: {
		region: 'DE',
		words: deWords,
		showsGuarantee: true,
		namesResponsiblePerson: true,
		demandsWithdrawal: true,
		withdrawalRule: perLanguage(() => ' (§ 356a BGB)'),
	},
	EU: {
		region: 'EU',
		words: euWords,
		showsGuarantee: true,
		namesResponsiblePerson: true,
		demandsWithdrawal: true,
		withdrawalRule: { de: ' (Richtlinie (EU) 2023/2673)', en: ' (Directive (EU) 2023/2673)', fr: ' (directive (UE) 2023/2673)' },
	},
	other: {
		region: 'other',
		words: otherWords,
		showsGuarantee: false,
		namesResponsiblePerson: false,
		demandsWithdrawal: false,
		withdrawalRule: perLanguage(() => ''),
	},
};

/** ISO 3166-1 alpha-2. */
const memberStates = new Set('AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** Whether a parcel from one country to another crosses a customs border (ISO 3166-1 alpha-2). By treaty, Monaco is within the EU's, and Liechtenstein within Switzerland's. */
export function isBeyondCustoms(from: string, to: string): boolean {
	const areaOf = (country: string): string => {
		if (country === 'DE' || country === 'MC' || memberStates.has(country)) return 'EU';
		return country === 'LI' ? 'CH' : country;
	};
	return areaOf(from) !== areaOf(to);
}

/** `country`: of the shop (ISO 3166-1 alpha-2). */
export function lawOf(country: string): Law {
	if (country === 'DE') return laws.DE;
	return memberStates.has(country) ? laws.EU : laws.other;
}
