/**
 * What buyers are told of guarantees, in the words of the Commission's models (Regulation (EU) 2025/1960): the harmonised notice of the legal one, which
 * pages show before an order and its first mail holds, and the label of a maker's.
 */
import type { PerLanguage } from './languages.ts';

export interface GuaranteeTexts {
	readonly title: string;
	readonly minimum: string;
	/** Each introduces the list behind it. */
	readonly claims: string;
	readonly examples: readonly string[];
	readonly liability: string;
	readonly remedies: readonly string[];
	readonly periods: string;
	/** Before the address where there is more. */
	readonly more: string;
	readonly steps: string;
	readonly stepList: readonly string[];
	readonly commercial: string;
	/** At the portal Your Europe, of legal guarantees; without `https://`. */
	readonly address: string;
	/** The label of a maker's guarantee of more than two years. */
	readonly years: (years: number) => string;
	readonly durability: (maker: string | null) => string;
	readonly reminder: string;
	readonly labelLink: string;
}

export const guaranteeTexts: PerLanguage<GuaranteeTexts> = {
	de: {
		title: 'Gesetzliche Gewährleistung',
		minimum:
			'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
		claims:
			'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z.\u00a0B. wenn die Waren',
		examples: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
		liability:
			'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
		remedies: [
			'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
			'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
		],
		periods:
			'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
		more: 'Weitere Informationen zu Ihren Rechten in einem bestimmten Land gibt Ihnen der Verkäufer, oder Sie finden sie hier:',
		steps: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
		stepList: [
			'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
			'Legen Sie einen Kaufnachweis vor, z.\u00a0B. die Quittung, die Rechnung oder einen Kontoauszug.',
		],
		commercial:
			'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Die Kennzeichnung GARAN zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
		address: 'europa.eu/youreurope/garantien',
		years: (years) => `GARAN: ${years}\u00a0Jahre`,
		durability: (maker) =>
			`Haltbarkeitsgarantie ${maker === null ? 'des Herstellers' : `von ${maker}`} ohne zusätzliche Kosten, für die gesamte Ware.`,
		reminder: 'Daneben gilt die gesetzliche Gewährleistung von mindestens zwei Jahren.',
		labelLink: 'Zur Kennzeichnung',
	},
	en: {
		title: 'Legal guarantee',
		minimum: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
		claims: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
		examples: ['do not match the description;', 'do not function as intended.'],
		liability:
			'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
		remedies: ['free repair or free replacement;', 'in some cases, a price reduction or full reimbursement.'],
		periods:
			'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
		more: 'For more information on your rights in a specific country, ask the seller or look here:',
		steps: 'What to do if you receive non-conforming goods:',
		stepList: [
			'Contact the seller as soon as possible to report the issue;',
			'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
		],
		commercial:
			'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see the GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
		address: 'europa.eu/youreurope/guarantees',
		years: (years) => `GARAN: ${years}\u00a0years`,
		durability: (maker) => `Guarantee of durability by ${maker ?? 'the producer'} at no additional cost, covering the entire good.`,
		reminder: 'The legal guarantee of at least two years applies beside it.',
		labelLink: 'About this label',
	},
	fr: {
		title: 'Garantie légale',
		minimum: 'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
		claims:
			'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens\u00a0:',
		examples: ['ne correspondent pas à la description\u202f;', 'ne fonctionnent pas comme prévu.'],
		liability:
			'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer\u00a0:',
		remedies: [
			'une réparation gratuite ou un remplacement gratuit\u202f;',
			'dans certains cas, une réduction de prix ou un remboursement intégral.',
		],
		periods:
			'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
		more: 'Pour en savoir plus sur vos droits dans un pays donné, consultez le vendeur ou cette page\u00a0:',
		steps: 'Que faire si vous recevez des biens non conformes\u00a0:',
		stepList: [
			'Contactez le vendeur dès que possible pour signaler le problème\u202f;',
			'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
		],
		commercial:
			'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche le label GARAN, représentant une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
		address: 'europa.eu/youreurope/garanties',
		years: (years) => `GARAN\u00a0: ${years}\u00a0ans`,
		durability: (maker) =>
			`Garantie de durabilité ${maker === null ? 'du producteur' : `${/^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(maker) ? 'd’' : 'de '}${maker}`}, sans frais supplémentaires et pour l’ensemble du bien.`,
		reminder: 'La garantie légale d’au moins deux ans s’applique en outre.',
		labelLink: 'À propos de ce label',
	},
};
