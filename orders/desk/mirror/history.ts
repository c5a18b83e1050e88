/** An event of an order as a line of its history. Words of people stay as they are; the service's notes are put into the shop's language. */
import { formatMoment } from '../../../site/format-moment.ts';
import type { Language } from '../../../site/languages.ts';
import { providerNameOf } from '../../../site/payment-kinds.ts';
import { formatAmount } from '../../shop/amounts.ts';
import type { EventName } from '../../transitions/order-states.ts';
import { deskPrefix } from '../desk-texts.ts';
import { historyTexts } from '../history-texts.ts';

interface Place {
	readonly language: Language;
	readonly timeZone: string;
}

/** `event`: a row of the database. */
export function toHistoryLine(event: Readonly<Record<string, unknown>>, place: Place) {
	const [who, why] = [String(event.who), event.why === null ? null : String(event.why)];
	// The service writes no others.
	const name = event.transition as EventName;
	const { events, position } = historyTexts[place.language];
	return {
		at: formatMoment(Number(event.at), place.language, place.timeZone),
		what: [
			events[name],
			...(event.position === null ? [] : [position(Number(event.position) + 1)]),
			...(why === null ? [] : toReason(why, { who, name }, place)),
		].join(' · '),
		who: nameOf(who, place.language),
	};
}

/** Directus knows the names of its users: a command's record names who gave it. */
function nameOf(who: string, language: Language): string {
	const { who: names } = historyTexts[language];
	if (who.startsWith(deskPrefix)) return names.desk;
	return Object.entries(names).find(([name]) => name === who)?.[1] ?? providerNameOf(who);
}

/** Of the service's own notes: an amount at their end, such as `Kratzer (1250 ct)`. */
const withAmount = /^(?<text>.*) \((?<cents>\d+) ct\)$/s;
const amountAlone = /^(?<cents>\d+) ct (?:by transfer|are open)$/;

function toReason(
	why: string,
	{ who, name }: { readonly who: string; readonly name: EventName },
	{ language, timeZone }: Place,
): readonly string[] {
	if (name === 'authorization_ends') return [formatMoment(Date.parse(why), language, timeZone)];
	const { text, cents } = (withAmount.exec(why) ?? amountAlone.exec(why))?.groups ?? { text: why };
	const known = Object.entries(historyTexts[language].reasons).find(([reason]) => reason === text)?.[1];
	return [
		...(text === undefined || (known === undefined && isSilent(who, name)) ? [] : [known ?? text]),
		...(cents === undefined ? [] : [formatAmount(Number(cents), language)]),
	];
}

/** The service says why it took a step for its operator, and in English; a payment's reference stands with the payments. */
function isSilent(who: string, name: EventName): boolean {
	return name.startsWith('payment_') || (!who.startsWith(deskPrefix) && ['accept', 'complete', 'cancel'].includes(name));
}
