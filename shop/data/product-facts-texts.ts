/** What the parts of a product's page say that the builder writes as HTML: no script shows them, so they ship with none. */
import type { PerLanguage } from '../../site/languages.ts';

export interface ProductFactsTexts {
	readonly attributes: string;
	/** Table of what differs from variant to variant, and its columns. */
	readonly variants: string;
	readonly variant: string;
	readonly reference: string;
	readonly picture: string;
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
	readonly reduced: (lowest: string) => string;
	readonly recommended: (price: string) => string;
}

export const productFactsTexts: PerLanguage<ProductFactsTexts> = {
	de: {
		attributes: 'Merkmale',
		variants: 'Ausführungen im Vergleich',
		variant: 'Variante',
		reference: 'Referenz',
		picture: 'Bild',
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
		reduced: (lowest) => `Niedrigster Preis der 30 Tage vor der Ermäßigung: ${lowest}`,
		recommended: (price) => `UVP ${price}`,
	},
	en: {
		attributes: 'Details',
		variants: 'Compare the versions',
		variant: 'Version',
		reference: 'Reference',
		picture: 'Picture',
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
		reduced: (lowest) => `Lowest price in the 30 days before the reduction: ${lowest}`,
		recommended: (price) => `RRP ${price}`,
	},
	fr: {
		attributes: 'Caractéristiques',
		variants: 'Comparer les modèles',
		variant: 'Modèle',
		reference: 'Référence',
		picture: 'Photo',
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
		reduced: (lowest) => `Prix le plus bas des 30 jours précédant la réduction\u00a0: ${lowest}`,
		recommended: (price) => `Prix conseillé ${price}`,
	},
};
