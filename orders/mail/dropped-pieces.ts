/** Tells a buyer which pieces of an order will not come, and what becomes of their price. */

import { timeZoneOf } from '../../site/time-zone.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { type MailPart, paragraph } from '../outbox/mail-content.ts';
import { formatAmount } from '../shop/amounts.ts';
import type { Company } from '../shop/company.ts';
import { formatLastDay } from '../shop/local-days.ts';
import type { StoredLine, StoredOrder } from '../transitions/stored-order.ts';
import { type DropGround, droppedTexts } from './dropped-texts.ts';
import { orderStepTexts } from './order-step-texts.ts';
import { dayOf, leftOf, letter, toPiece } from './order-steps.ts';

export type { DropGround } from './dropped-texts.ts';

interface DroppedPieces {
	readonly ground: DropGround;
	readonly lines: readonly { readonly line: StoredLine; readonly count: number }[];
	/** What is still to come. */
	readonly rest: readonly StoredLine[];
	readonly refundCents: number;
	/** The end of the last day on which it is in time. */
	readonly refundBy: number;
	/** What was paid for them went back before, or is about to. */
	readonly wentBack: boolean;
	/** What is still to be paid of the rest. */
	readonly owedCents: number;
}

export function writeDropped(order: StoredOrder, { ground, lines, rest, ...money }: DroppedPieces, company: Company): Mail {
	const texts = droppedTexts[order.language];
	return letter(order, company, texts, [
		paragraph(texts.grounds[ground](dayOf(order, company))),
		{ kind: 'pieces', pieces: lines.map(({ line, count }) => toPiece({ ...line, count })) },
		...moneyParts(order, money, company),
		...(rest.length === 0
			? []
			: [
					{
						kind: 'pieces',
						lead: orderStepTexts[order.language].dispatched.rest,
						pieces: rest.map((line) => toPiece(leftOf(line))),
					} as const,
				]),
	]);
}

function moneyParts(
	{ language }: StoredOrder,
	{ refundCents, refundBy, wentBack, owedCents }: Omit<DroppedPieces, 'ground' | 'lines' | 'rest'>,
	{ country }: Company,
): readonly MailPart[] {
	const texts = droppedTexts[language];
	const day = formatLastDay(refundBy, language, timeZoneOf(country));
	const free = wentBack ? texts.wentBack : texts.free;
	return [
		paragraph(refundCents > 0 ? texts.refund(formatAmount(refundCents, language), day) : free),
		...(owedCents > 0 ? [paragraph(texts.owed(formatAmount(owedCents, language)))] : []),
	];
}
