/** Drops pieces of an order on command, and tells what goes back for them. */
import { dropLines, planDrop } from '../../actions/drop-lines.ts';
import type { DropGround } from '../../mail/dropped-pieces.ts';
import { formatAmount } from '../../shop/amounts.ts';
import type { Cause } from '../../transitions/change-order.ts';
import { deskTexts } from '../desk-texts.ts';
import { answerOf, refuseOverCap } from './refund-answer.ts';
import { refusalNames } from './refusal-names.ts';
import type { DeskService, Verdict } from './verdict.ts';

interface WantedDrop {
	readonly order: number;
	readonly pieces: Parameters<typeof planDrop>[2];
	readonly ground: DropGround;
}

/** To be called inside a transaction. What goes back counts for the limit of 24 hours. */
export function commandDrop(service: DeskService, { order, pieces, ground }: WantedDrop, cause: Cause): Verdict {
	const { company, database, refundsPerDayCents } = service;
	const plan = planDrop(database, order, pieces);
	if (typeof plan === 'string') return refusalNames[plan];
	const { refundCents } = plan;
	const overCap = refundCents === 0 ? null : refuseOverCap(refundCents, refundsPerDayCents, service);
	if (overCap !== null) return { state: 'refused', answer: overCap };
	const asked = dropLines(service, plan, { ground, ...cause });
	const texts = deskTexts[company.language].answers;
	if (asked === null) return { state: 'done', answer: texts.dropped };
	const amount = formatAmount(refundCents, company.language);
	return { state: 'done', answer: `${texts.droppedPaid(amount)} ${answerOf(asked, amount, texts, service)}`, refundedCents: refundCents };
}
