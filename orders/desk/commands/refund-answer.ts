/** What commands that move money have in common: the limit of 24 hours, and how a refund that is asked for is told. */
import { providerNameOf } from '../../../site/payment-kinds.ts';
import { findRefund, type RefundAnswer } from '../../refunds/request-refund.ts';
import type { Service } from '../../service.ts';
import { formatAmount } from '../../shop/amounts.ts';
import { type DeskAnswers, deskTexts } from '../desk-texts.ts';

const dayMs = 24 * 3_600_000;

/** `perDayCents`: what all refunds of the desk together may come to within 24 hours. Returns why it is refused; null: it is within that. */
export function refuseOverCap(cents: number, perDayCents: number, { company, database, nowMs }: Service): string | null {
	const spent = database.sql
		.prepare('SELECT coalesce(sum(refunded_cents), 0) AS cents FROM desk_command WHERE at > :since')
		.get({ since: nowMs() - dayMs })?.cents;
	const left = Math.max(0, perDayCents - Number(spent));
	const inWords = (some: number): string => formatAmount(some, company.language);
	return cents > left ? deskTexts[company.language].answers.overCap(inWords(perDayCents), inWords(left)) : null;
}

/** A refund that was asked for with a key of its own. @throws Error where that was used before */
export function answerOf(asked: RefundAnswer, amount: string, texts: DeskAnswers, { database, providers }: Service): string {
	if (asked.kind === 'split') return texts.refundSplit;
	if (asked.kind === 'task') return texts.refundTask(amount, asked.uuid);
	if (asked.kind !== 'requested') throw new Error(`A refund of ${amount} is ${asked.kind}, and was asked for once`);
	const provider = findRefund(database, asked.uuid)?.provider ?? '';
	if (providers.find(provider) !== undefined) return texts.refundRequested;
	return texts.refundWaits(providerNameOf(provider));
}
