/**
 * Finds terms that describe another conclusion of the contract than the service's: an acceptance that contradicts the terms is disputed as soon as a buyer
 * or a competitor reads both. Only plain contradictions are found; `npm run doctor` compares the sentences that the configuration quotes.
 */
import type { Problem } from '../../pipeline/problem.ts';
import type { PaymentConfig, SiteConfig } from '../../site/config.ts';
import { type Language, languages } from '../../site/languages.ts';
import { acceptanceOf, choosePaymentKind } from '../../site/payment-kinds.ts';
import type { ShopSettings } from './shop-settings.ts';

type Described = 'accepted later' | 'concluded at once';

/** What a sentence says, in the languages of the engine. */
const patterns: Readonly<Record<Language, Readonly<Record<Described, readonly RegExp[]>>>> = {
	de: {
		'accepted later': [
			/\bkeine\s+(?:\p{L}+\s+)?(?:vertrags)?annahme/iu,
			/\bkein(?:en)?\s+(?:\p{L}+\s+)?vertrag\b/iu,
			/\b(?:nimmt|nehmen)\b.{0,60}\b(?:noch\s+)?nicht\s+an(?=\s*(?:[.,;:!?)]|$|und\b|oder\b|sondern\b))/iu,
			/(?:gesondert|separat|weiter|zweit|eigen)e[nrs]?\s+(?:e-?mail|nachricht|auftragsbestätigung|annahmeerklärung|annahme)/iu,
			/\bvertrag\b.{0,40}\berst\b.{0,60}(?:versand|versenden|lieferung|auslieferung|zahlungseingang|gesondert|separat)/iu,
		],
		'concluded at once': [
			/\bvertrag\b.{0,40}\b(?:mit|durch)\s+(?:dem\s+|das\s+|der\s+|die\s+|ihrer\s+|unsere[r]?\s+)?(?:absenden|absendung|eingangsbestätigung|bestellbestätigung|bestätigung\s+des\s+eingangs)/iu,
			/(?:eingangsbestätigung|bestellbestätigung|bestätigungs-?e-?mail)\b.{0,60}(?:nehmen\s+wir|vertrag\b.{0,30}(?:geschlossen|zustande))/iu,
		],
	},
	en: {
		'accepted later': [
			/\bnot\b.{0,40}\bacceptance\b/iu,
			/\bnot\s+(?:yet\s+)?accept\s+(?:your|the|this|an?)\s+(?:order|offer)/iu,
			/\bseparate\s+(?:e-?mail|message|order\s+confirmation|confirmation|declaration)/iu,
			/\bcontract\b.{0,60}\bonly\b.{0,60}(?:dispatch|ship|deliver|separate)/iu,
		],
		'concluded at once': [
			/\bcontract\b.{0,40}(?:concluded|formed|made)\b.{0,30}\b(?:by|when|as\s+soon\s+as|upon)\s+(?:you\s+)?(?:send|place|submit|sending|placing|submitting)/iu,
			/confirmation\s+of\s+receipt\b.{0,60}(?:we\s+accept|contract\s+is\s+concluded)/iu,
		],
	},
	fr: {
		'accepted later': [
			/\bne\s+(?:vaut|constitue)\b.{0,40}\bacceptation\b/iu,
			/(?:e-mail|courriel|message|confirmation)\s+(?:séparée?|distincte?)/iu,
			/\bcontrat\b.{0,30}\bqu.{0,40}(?:expédition|livraison)/iu,
		],
		'concluded at once': [/\bcontrat\b.{0,30}\bconclu\b.{0,20}\bdès\s+(?:l.envoi|la\s+réception|la\s+confirmation|l.accusé)/iu],
	},
};

/** Sentences that hold for one way to pay only say which. */
const namesPayment =
	/vorkasse|überweisung|zahlungsart|paypal|klarna|abholung|prepayment|transfer|payment\s+method|collection|virement|moyen\s+de\s+paiement|retrait/iu;

type TermsOf = Pick<ShopSettings, 'id' | 'enableCart' | 'paymentMethodIds' | 'legalPages'>;

/** A warning for each language in which the terms contradict the configuration. */
export function misdescribedConclusion(
	settings: TermsOf | null,
	{ orderServiceUrl, payments, languages: ofSite }: Pick<SiteConfig, 'orderServiceUrl' | 'payments' | 'languages'>,
): Problem[] {
	const terms = settings?.legalPages.find(({ type }) => type === 'agb');
	if (settings === null || terms === undefined || !settings.enableCart || orderServiceUrl === null || payments === undefined) return [];
	const ways = waysOf(settings.paymentMethodIds, payments);
	const isMixed = ways.automatic && ways.later;
	return ofSite.flatMap((language): Problem[] => {
		const { text, language: written } = terms.content[language];
		if (written !== language) return [];
		const wrong = ways.automatic ? findSentence(text, language, 'accepted later', isMixed) : null;
		const early = ways.later ? findSentence(text, language, 'concluded at once', isMixed) : null;
		const found = wrong ?? early;
		if (found === null) return [];
		const happens =
			wrong === null
				? 'orders are accepted later, by a person or with their payment'
				: 'orders are accepted at once, in the mail that confirms them';
		return [
			{
				code: 'terms-conclusion',
				severity: 'warning',
				collection: 'ecommerce_settings',
				id: settings.id,
				field: 'legal_pages.agb.content',
				message: `The terms (${language}) say "${found}", but by the configuration ${happens} (payments.acceptance).`,
				fix: 'Have the terms describe what happens, for each way to pay, or change "payments.acceptance" in the configuration.',
			},
		];
	});
}

/** Whether some way to pay that the shop offers is accepted with the receipt, and some later. */
function waysOf(methodIds: readonly number[], payments: PaymentConfig): { readonly automatic: boolean; readonly later: boolean } {
	const acceptances = methodIds.flatMap((id) => {
		const kind = choosePaymentKind(id, payments, true);
		return kind === null ? [] : [acceptanceOf(kind, payments)];
	});
	return { automatic: acceptances.includes('automatic'), later: acceptances.some((each) => each !== 'automatic') };
}

/** The first sentence that says it; where the ways to pay differ, a paragraph that tells them apart is right to say it. */
export function findSentence(text: string, language: Language, what: Described, isMixed: boolean): string | null {
	for (const paragraph of text.split(/\n\s*\n/)) {
		if (isMixed && namesPayment.test(paragraph)) continue;
		for (const sentence of paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?;])\s+(?=\p{Lu})/u)) {
			if (patterns[language][what].some((pattern) => pattern.test(sentence)) && !isDenied(sentence, what)) return sentence.trim();
		}
	}
	return null;
}

/** Each sentence of a text, in any language, that says when orders are accepted: what an editor has to look at. */
export function conclusionSentences(text: string): readonly string[] {
	const found = languages.flatMap((language) =>
		(['accepted later', 'concluded at once'] as const).flatMap((what) => findSentence(text, language, what, false) ?? []),
	);
	return [...new Set(found)];
}

/** "Durch die Eingangsbestätigung kommt noch kein Vertrag zustande" concludes nothing. */
function isDenied(sentence: string, what: Described): boolean {
	return what === 'concluded at once' && /\b(?:noch\s+)?(?:kein|keine|nicht|not|no|pas|aucun)\b/iu.test(sentence);
}
