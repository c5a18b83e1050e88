/** Terms that contradict the time at which orders are accepted are found, in each language; terms that do not are left alone. */
import { describe, expect, it } from 'vitest';
import { conclusionSentences, findSentence, misdescribedConclusion } from '../../../shop/content/terms-conclusion.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { PaymentConfig } from '../../../site/config.ts';
import { type Language, languages } from '../../../site/languages.ts';
import { aContent, aShop, aSiteConfig, aText } from '../../builders/content.ts';

const payments: PaymentConfig = { bankTransferId: 1, paypal: { scriptUrl: 'https://paypal.example/' }, klarna: null };
const byHand: PaymentConfig = { ...payments, acceptance: { transfer: 'by_hand' } };

function found(text: string, config: PaymentConfig, paymentMethodIds: readonly number[] = [1], language: Language = 'de') {
	const content = { ...aText(''), [language]: { text, language } };
	const settings = aShop({ paymentMethodIds: [...paymentMethodIds], legalPages: [{ type: 'agb', title: aText('AGB'), content }] });
	return misdescribedConclusion(settings, { orderServiceUrl: 'self', payments: config, languages: [language] });
}

const later: readonly (readonly [Language, string])[] = [
	['de', 'Die Bestätigung ist noch keine Annahme.'],
	['de', 'Die Eingangsbestätigung stellt keine verbindliche Annahme Ihres Angebots dar.'],
	['de', 'Diese E-Mail ist keine Vertragsannahme.'],
	['de', 'Durch die Bestätigung des Eingangs kommt noch kein Vertrag zustande.'],
	['de', 'Wir nehmen Ihr Angebot damit noch nicht an.'],
	['de', 'Wir nehmen Ihr Angebot durch eine gesonderte E-Mail an.'],
	['de', 'Der Vertrag kommt erst mit dem Versand der Ware zustande.'],
	['en', 'This confirmation does not constitute acceptance of your order.'],
	['en', 'We accept your order by a separate e-mail.'],
	['en', 'The contract is concluded only when we dispatch the goods.'],
	['fr', 'Cette confirmation ne constitue pas une acceptation de votre commande.'],
	['fr', 'Nous acceptons votre commande par un message distinct.'],
	['fr', 'Le contrat n’est conclu qu’à l’expédition des articles.'],
];

const atOnce: readonly (readonly [Language, string])[] = [
	['de', 'Der Vertrag kommt mit dem Absenden der Bestellung zustande.'],
	['de', 'Der Vertrag ist durch unsere Eingangsbestätigung geschlossen.'],
	['de', 'Mit der Bestellbestätigung nehmen wir Ihr Angebot an.'],
	['en', 'The contract is concluded when you send your order.'],
	['en', 'By our confirmation of receipt the contract is concluded.'],
	['fr', 'Le contrat est conclu dès l’envoi de votre commande.'],
];

const sound: readonly (readonly [Language, string])[] = [
	[
		'de',
		'Die Darstellung ist noch kein bindendes Angebot. Mit dem Absenden geben Sie ein Angebot ab; wir bestätigen den Eingang sofort per E-Mail. Der Vertrag kommt zustande, wenn wir die Annahme erklären, spätestens mit dem Versand.',
	],
	[
		'en',
		'By sending your order you make an offer; we confirm its receipt. The contract is concluded when we declare acceptance, at the latest on dispatch.',
	],
	[
		'fr',
		'En envoyant votre commande, vous faites une offre. Le contrat est conclu lorsque nous déclarons l’accepter, au plus tard lors de l’expédition.',
	],
	['de', 'Wir nehmen nicht an einem Verfahren zur Streitbeilegung teil.'],
];

describe('a shop that accepts orders with their receipt', () => {
	it.each(later)('is warned where its terms accept later: %s, %s', (language, sentence) => {
		const [problem, ...others] = found(`## Vertrag\n\nErster Satz. ${sentence} Noch einer.`, payments, [1], language);
		expect(others).toEqual([]);
		expect(problem).toMatchObject({ code: 'terms-conclusion', severity: 'warning', id: 5, field: 'legal_pages.agb.content' });
		expect(problem?.message).toContain(`The terms (${language}) say "${sentence}"`);
	});

	it.each([...atOnce, ...sound])('is not where they accept at once, or leave it open: %s, %s', (language, text) => {
		expect(found(text, payments, [1], language)).toEqual([]);
	});
});

describe('a shop where a person accepts orders', () => {
	it.each(atOnce)('is warned where its terms conclude at once: %s, %s', (language, sentence) => {
		expect(found(sentence, byHand, [1], language)).toMatchObject([{ code: 'terms-conclusion' }]);
	});

	it.each([...later, ...sound])('is not where they accept later, or leave it open: %s, %s', (language, text) => {
		expect(found(text, byHand, [1], language)).toEqual([]);
	});
});

it('lets terms of a shop with both tell the ways to pay apart, and only these', () => {
	const both = [1, 4];
	expect(found('Die Bestätigung ist noch keine Annahme.', payments, both)).toHaveLength(1);
	expect(found('Bei Vorkasse nehmen wir sofort an; sonst ist die Bestätigung noch keine Annahme.', payments, both)).toEqual([]);
	expect(found('Die Bestätigung ist noch keine Annahme.\n\nZahlungsarten: Überweisung.', payments, both)).toHaveLength(1);
});

it('says nothing of a shop that takes no orders, or whose text is not written in the language', () => {
	const settings = aShop({
		paymentMethodIds: [1],
		legalPages: [{ type: 'agb', title: aText('AGB'), content: aText('Die Bestätigung ist noch keine Annahme.', ['de']) }],
	});
	const config = { orderServiceUrl: 'self', payments, languages } as const;
	expect(misdescribedConclusion(settings, config)).toHaveLength(1);
	expect(misdescribedConclusion({ ...settings, enableCart: false }, config)).toEqual([]);
	expect(misdescribedConclusion(settings, { ...config, orderServiceUrl: null })).toEqual([]);
	expect(misdescribedConclusion(null, config)).toEqual([]);
});

it('is a problem of the plan', () => {
	const terms = { type: 'agb', title: aText('AGB'), content: aText('Die Bestätigung ist noch keine Annahme.', ['de']) } as const;
	const shop = aShop({ paymentMethodIds: [1], bankDetails: aText('IBAN'), legalPages: [terms] });
	const { problems } = planSite(aContent({ shop }), [], aSiteConfig({ orderServiceUrl: 'self', payments }));
	expect(problems.filter(({ code }) => code === 'terms-conclusion')).toHaveLength(1);
});

it('quotes the sentence alone', () => {
	expect(findSentence('Ein Satz. Die Bestätigung\nist noch keine Annahme. Ein dritter.', 'de', 'accepted later', false)).toBe(
		'Die Bestätigung ist noch keine Annahme.',
	);
});

it('names to editors each sentence that says when orders are accepted', () => {
	const text = 'Die Bestätigung ist noch keine Annahme. Anderes.\n\nThe contract is concluded when you send your order.';
	expect(conclusionSentences(text)).toEqual([
		'Die Bestätigung ist noch keine Annahme.',
		'The contract is concluded when you send your order.',
	]);
	expect(conclusionSentences('Es gilt deutsches Recht.')).toEqual([]);
});
