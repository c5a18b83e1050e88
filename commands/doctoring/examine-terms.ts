/** Compares when the service concludes contracts with what the shop's terms say, by the sentences that the configuration quotes. */

import type { Acceptance, PaymentConfig, TermsSentence } from '../../site/config.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';
import { acceptanceOf } from '../../site/payment-kinds.ts';
import { decodeEntities } from '../checking-pages/decode-entities.ts';
import { ask } from './examine-site.ts';
import { type Finding, fault, sound, unknown } from './finding.ts';

const part = 'acceptance and terms';
const moments: Readonly<Record<Acceptance | 'with_payment', string>> = {
	automatic: 'with its receipt',
	by_hand: 'once a person accepts it',
	with_payment: 'together with its payment',
};

type Kind = keyof NonNullable<PaymentConfig['terms']>;

/** What the service does with an order of each kind of payment that the configuration has. */
function acceptancesOf(payments: PaymentConfig): readonly (readonly [Kind, Acceptance | 'with_payment'])[] {
	const { bankTransferId, paypal, klarna, terms } = payments;
	return [
		...(bankTransferId === null ? [] : [['transfer', acceptanceOf('transfer', payments)] as const]),
		...(paypal === null && klarna === null ? [] : [['provider', acceptanceOf('paypal', payments)] as const]),
		...(terms?.house === null ? [] : [['house', acceptanceOf('house', payments)] as const]),
	];
}

/** `languages`: of the site; the terms are read in the first one. */
export async function examineTerms(
	url: URL,
	{ payments, languages = [] }: { readonly payments?: PaymentConfig | undefined; readonly languages?: readonly Language[] },
): Promise<Finding> {
	if (payments === undefined)
		return unknown(part, `Without "payments", an order is accepted ${moments.by_hand}. Read whether the terms say the same.`);
	const path = fixedPaths.terms[languages[0] ?? defaultLanguage];
	const answer = await ask(new URL(path, url), { redirect: 'follow' });
	if (answer.status !== 200) return fault(part, `${path} was answered with ${answer.status}`, 'release the site with its terms.');
	const text = wordsOf(await answer.text());
	const kinds = acceptancesOf(payments);
	const faults = kinds.flatMap(([kind, when]) => faultOf(kind, when, payments.terms?.[kind] ?? undefined, { text, path }));
	return faults.length === 0
		? sound(part, `${path} says what happens (${kinds.map(([kind, when]) => `${kind} ${moments[when]}`).join(', ')})`)
		: fault(part, faults.join('; '), 'have the terms say it, or change payments.acceptance, and quote the sentence in payments.terms.');
}

function faultOf(
	kind: Kind,
	when: Acceptance | 'with_payment',
	said: TermsSentence | undefined,
	{ text, path }: { readonly text: string; readonly path: string },
): readonly string[] {
	const name = `payments.terms.${kind}`;
	if (said === undefined) return [`${name} quotes no sentence, and such an order is accepted ${moments[when]}`];
	if (said.accepted !== when)
		return [`${name} quotes terms by which such an order is accepted ${moments[said.accepted]}, and the service does it ${moments[when]}`];
	return text.includes(wordsOf(said.sentence)) ? [] : [`${path} does not contain the sentence of ${name}`];
}

/** The letters of a document without its markup and white space, which a sentence may be broken by anywhere. */
function wordsOf(html: string): string {
	const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '');
	return decodeEntities(text).replaceAll(/[\s\u00ad\u200b]+/g, '');
}
