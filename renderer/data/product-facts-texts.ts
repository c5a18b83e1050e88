/** What the parts of a product's page say that the builder writes as HTML: no script shows them, so they ship with none. */
import type { PerLanguage } from '../../site/languages.ts';

export interface ProductFactsTexts {
	readonly attributes: string;
	readonly fineness: string;
	/** In thousandths. */
	readonly thousandths: (fineness: number) => string;
	readonly guarantee: string;
	readonly years: (years: number) => string;
	readonly tags: string;
	/** Who answers for the product, and what to heed (GPSR Art. 19). */
	readonly safety: string;
	readonly maker: string;
	readonly responsible: string;
	readonly warnings: string;
	readonly battery: string;
	readonly takeBack: string;
	readonly reduced: (lowest: string) => string;
	readonly recommended: (price: string) => string;
	/** Instead of the tax that is included. */
	readonly tax: Readonly<Record<'margin' | 'small_business', string>>;
}

export const productFactsTexts: PerLanguage<ProductFactsTexts> = {
	de: {
		attributes: 'Merkmale',
		fineness: 'Feingehalt',
		thousandths: (fineness) => `${fineness}/1000`,
		guarantee: 'Garantie des Herstellers',
		years: (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
		tags: 'Themen',
		safety: 'Hersteller und Sicherheit',
		maker: 'Hersteller',
		responsible: 'Verantwortlich in der EU',
		warnings: 'Warnhinweise',
		battery: 'Batterie',
		takeBack:
			'Enthält eine Batterie. Alte Batterien gehören nicht in den Hausmüll; wir nehmen sie unentgeltlich zurück, im Geschäft oder per Post.',
		reduced: (lowest) => `Niedrigster Preis der 30 Tage vor der Ermäßigung: ${lowest}`,
		recommended: (price) => `UVP ${price}`,
		tax: { margin: 'Differenzbesteuert nach §\u00a025a\u00a0UStG', small_business: 'Umsatzsteuerfrei nach §\u00a019\u00a0UStG' },
	},
	en: {
		attributes: 'Details',
		fineness: 'Fineness',
		thousandths: (fineness) => `${fineness}/1000`,
		guarantee: 'Producer’s guarantee',
		years: (years) => (years === 1 ? '1 year' : `${years} years`),
		tags: 'Themes',
		safety: 'Maker and safety',
		maker: 'Maker',
		responsible: 'Responsible in the EU',
		warnings: 'Warnings',
		battery: 'Battery',
		takeBack:
			'Contains a battery. Used batteries do not belong in household waste; we take them back free of charge, in our shop or by post.',
		reduced: (lowest) => `Lowest price in the 30 days before the reduction: ${lowest}`,
		recommended: (price) => `RRP ${price}`,
		tax: { margin: 'Taxed by the margin under §\u00a025a\u00a0UStG', small_business: 'Free of VAT under §\u00a019\u00a0UStG' },
	},
	fr: {
		attributes: 'Caractéristiques',
		fineness: 'Titre',
		thousandths: (fineness) => `${fineness}/1000`,
		guarantee: 'Garantie du fabricant',
		years: (years) => (years < 2 ? `${years}\u00a0an` : `${years}\u00a0ans`),
		tags: 'Thèmes',
		safety: 'Fabricant et sécurité',
		maker: 'Fabricant',
		responsible: 'Responsable dans l’UE',
		warnings: 'Avertissements',
		battery: 'Pile',
		takeBack:
			'Contient une pile. Les piles usagées ne se jettent pas avec les ordures ménagères\u202f; nous les reprenons gratuitement, en boutique ou par la poste.',
		reduced: (lowest) => `Prix le plus bas des 30 jours précédant la réduction\u00a0: ${lowest}`,
		recommended: (price) => `Prix conseillé ${price}`,
		tax: { margin: 'Régime de la marge, §\u00a025a\u00a0UStG', small_business: 'Exonéré de TVA, §\u00a019\u00a0UStG' },
	},
};
