/** Executes a command once, and remembers its answer in the transaction of its effect: however often it arrives, it has one effect and one answer. */
import { type OpenRefund, openRefunds } from '../../refunds/owed-back.ts';
import { refundablePayments, sum } from '../../refunds/refundable.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import type { Service } from '../../service.ts';
import { formatAmount } from '../../shop/amounts.ts';
import type { Cause } from '../../transitions/change-order.ts';
import { type DeskAnswers, deskPrefix, deskTexts, type RefusalName } from '../desk-texts.ts';
import { executions, parseAmount } from './command-kinds.ts';
import type { CommandRecord, RefundRecord } from './command-records.ts';
import { answerOf, refuseOverCap } from './refund-answer.ts';
import type { DeskService, Effect } from './verdict.ts';

export type Answer = Pick<Effect, 'state' | 'answer'>;

type AnyCommand = Pick<CommandRecord, 'id' | 'order' | 'revision' | 'created_by' | 'text'>;

export function executeCommand(command: CommandRecord, service: DeskService): Answer {
	return once(command, service, (order, cause, texts) => {
		const kind = Object.keys(executions).find((each): each is keyof typeof executions => each === command.kind);
		if (kind === undefined) return refused(texts.refusals.noKind);
		const verdict = executions[kind](command, order, cause, service);
		if (verdict === null) return { state: 'done', answer: texts.done };
		return typeof verdict === 'string' ? refused(texts.refusals[verdict]) : verdict;
	});
}

/** `perDayCents`: what all refunds of the desk together may come to within 24 hours. */
export function executeRefund(command: RefundRecord, perDayCents: number, service: Service): Answer {
	return once(command, service, (order, { who }, texts) => {
		const { company, database } = service;
		const { amount, text, id } = command;
		if (text === null) return refused(texts.refusals.noText);
		const refundable = sum(refundablePayments(database, order));
		const cents = amount === null ? refundable : parseAmount(amount);
		const inWords = (some: number): string => formatAmount(some, company.language);
		if (amount === null && refundable === 0) return refused(texts.tooMuch(inWords(0)));
		if (cents === null || cents <= 0) return refused(texts.refusals.noAmount);
		const overCap = refuseOverCap(cents, perDayCents, service);
		if (overCap !== null) return refused(overCap);
		const twins = findTwins(openRefunds(database, order), cents);
		if (twins.length > 0) return refused(texts.refundOpen(inWords(cents), twins.map(({ uuid }) => uuid).join(', ')));
		const asked = requestRefund(service, { order, cents, key: `desk ${id}`, why: text, who });
		if (asked.kind === 'too_much') return refused(texts.tooMuch(inWords(asked.refundableCents)));
		return { state: 'done', answer: answerOf(asked, inWords(cents), texts, service), refundedCents: cents };
	});
}

/** The open refunds that the desk means as well: one of this amount, or all that the service itself has asked for, together. */
function findTwins(open: readonly OpenRefund[], cents: number): readonly OpenRefund[] {
	const alike = open.find((each) => each.cents === cents && (each.state === 'task' || each.who === 'service'));
	if (alike !== undefined) return [alike];
	const ofService = open.filter(({ who }) => who === 'service');
	return sum(ofService) === cents ? ofService : [];
}

function refused(answer: string): Effect {
	return { state: 'refused', answer };
}

type Execute = (order: number, cause: Cause, texts: DeskAnswers) => Effect;

function once(command: AnyCommand, { database, company, nowMs, time }: Service, execute: Execute): Answer {
	const { sql } = database;
	return database.transaction(() => {
		const known = sql.prepare('SELECT state, answer FROM desk_command WHERE id = :id').get({ id: command.id });
		// The schema allows no other states.
		if (known !== undefined) return { state: known.state as Answer['state'], answer: String(known.answer) };
		const texts = deskTexts[company.language].answers;
		const order = sql.prepare('SELECT id, revision FROM shop_order WHERE uuid = :uuid').get({ uuid: command.order });
		const refusal = time.doubt() === null ? hindranceOf(command, order) : 'noTime';
		const id = order === undefined ? null : Number(order.id);
		const lastEvent = () => sql.prepare('SELECT max(id) AS id FROM order_event WHERE order_id = :id').get({ id })?.id;
		const before = lastEvent();
		const effect =
			refusal === null && id !== null
				? execute(id, { who: `${deskPrefix}${command.created_by}`, ...(command.text !== null && { why: command.text }) }, texts)
				: refused(texts.refusals[refusal ?? 'noOrder']);
		const { state, answer, refundedCents = 0 } = effect;
		// Two commands of one look at the order are not both meant: a double click would refund twice. What has no event, such as a month that is sent,
		// leaves the order as the desk shows it: a new revision would make every later command stale.
		if (state === 'done' && lastEvent() !== before) sql.prepare('UPDATE shop_order SET revision = revision + 1 WHERE id = :id').run({ id });
		sql
			.prepare(
				'INSERT INTO desk_command (id, at, order_id, state, answer, refunded_cents) VALUES (:command, :now, :id, :state, :answer, :refundedCents)',
			)
			.run({ command: command.id, now: nowMs(), id, state, answer, refundedCents });
		return { state, answer };
	});
}

function hindranceOf({ created_by, revision }: AnyCommand, order: { readonly revision?: unknown } | undefined): RefusalName | null {
	if (created_by === null) return 'noCreator';
	if (order === undefined) return 'noOrder';
	if (revision === null) return 'noRevision';
	return revision === order.revision ? null : 'stale';
}
