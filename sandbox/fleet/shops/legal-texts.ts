/** Legal texts of generated shops: they say just what a build looks for, so that it finds no fault. No real shop may use them. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { fixedPaths } from '../../../site/fixed-paths.ts';
import type { PerLanguage } from '../../../site/languages.ts';
import { inLanguages } from '../../generator/text-pool.ts';

export const accessibilityStatement: PerLanguage<string> = {
	de: 'Die Website folgt EN 301 549 und WCAG 2.1, Stufe AA. Zuständig ist die Marktüberwachungsstelle der Länder.',
	en: 'The website follows EN 301 549 and WCAG 2.1, level AA. The market surveillance authority of the Länder is responsible.',
	fr: 'Le site suit la norme EN 301 549 et les WCAG 2.1, niveau AA. L’autorité de surveillance du marché des Länder est compétente.',
};

/** Rows of the settings. `address`: of the company, on one line. */
export function legalPages(address: string): readonly WireRecord[] {
	return [
		{
			type: 'agb',
			...inLanguages({
				title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions', fr: 'Conditions générales de vente' },
				content: {
					de: `Diese Bedingungen gelten für Bestellungen bei ${address}.\n\n## Streitbeilegung\n\nWir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil.`,
					en: `These terms apply to orders from ${address}.\n\n## Dispute resolution\n\nWe take part in no proceedings before a consumer arbitration board.`,
					fr: `Ces conditions valent pour les commandes chez ${address}.\n\n## Litiges\n\nNous ne participons à aucune médiation de la consommation.`,
				},
			}),
		},
		{
			type: 'versand-und-zahlung',
			...inLanguages({
				title: { de: 'Versand und Zahlung', en: 'Shipping and payment', fr: 'Livraison et paiement' },
				content: {
					de: `Wir liefern nach Deutschland und Österreich. Fragen beantwortet ${address}.`,
					en: `We deliver to Germany and Austria. Questions are answered by ${address}.`,
					fr: `Nous livrons en Allemagne et en Autriche. Pour vos questions : ${address}.`,
				},
			}),
		},
		{
			type: 'widerruf',
			...inLanguages({
				title: { de: 'Widerrufsbelehrung', en: 'Right of withdrawal', fr: 'Droit de rétractation' },
				content: {
					de: `Sie können binnen vierzehn Tagen online den [Vertrag widerrufen](${fixedPaths.withdraw.de}).\n\n## Muster-Widerrufsformular\n\n- An ${address}`,
					en: `You may withdraw within fourteen days, online as well: [withdraw from a contract](${fixedPaths.withdraw.en}).\n\n## Model withdrawal form\n\n- To ${address}`,
					fr: `Vous pouvez vous rétracter dans les quatorze jours, aussi en ligne : [se rétracter](${fixedPaths.withdraw.fr}).\n\n## Formulaire type de rétractation\n\n- À ${address}`,
				},
			}),
		},
	];
}
