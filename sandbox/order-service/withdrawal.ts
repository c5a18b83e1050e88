/**
 * Takes a withdrawal from a contract (§ 356a BGB): keeps it for any named contract, reports it to the shop, and confirms its receipt to the
 * buyer on a durable medium, an e-mail with content, date and time. Nothing that a person declares is held back: what looks like a program's work
 * reaches the shop with a note, and only the receipt, which goes to any typed address, is not sent by itself.
 */
import type { Answer } from '../../client/orders/contract/answer.ts';
import type { WithdrawalRequest } from '../../client/orders/contract/form-requests.ts';
import { formatMoment } from '../../site/format-moment.ts';
import type { Language } from '../../site/languages.ts';
import { lawOf } from '../../site/law.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { House } from './read-house.ts';
import type { Service } from './service.ts';
import { shopMailTexts } from './shop-mail-texts.ts';
import { type Suspicion, suspect } from './spam.ts';
import { type Declared, withdrawalTexts } from './withdrawal-texts.ts';

const dayMs = 24 * 3_600_000;
/** Receipts that one address gets within a day, so that the form cannot fill a mailbox; a person has fewer contracts to withdraw from. */
const receiptsPerDay = 10;

/** Returns the work for the transaction. */
export async function prepareWithdrawal(request: WithdrawalRequest, service: Service): Promise<() => Answer> {
	const { database, outbox, house, nowMs } = service;
	const { language, name, contract, email } = request;
	const declared: Declared = { name, contract, email, message: request.message ?? null };
	const now = nowMs();
	const receipt = await outbox.compose({
		to: email,
		replyTo: { name: house.name, address: house.email },
		...withdrawalTexts[language].receipt(house.name, toLines(declared, language), formatMoment(now, language, timeZoneOf(house.country))),
	});
	const notes = new Map<Hindrance | null, Buffer>();
	for (const hindrance of [null, suspect(request, 'withdrawal') ?? 'many receipts'] as const) {
		notes.set(hindrance, await outbox.compose(noteToHouse(declared, { language, hindrance, now, house })));
	}
	return () => {
		const hindrance = suspect(request, 'withdrawal') ?? countReceipts(email, service);
		database.sql
			.prepare('INSERT INTO withdrawal (at, language, name, email, contract, text, held_back) VALUES (?, ?, ?, ?, ?, ?, ?)')
			.run(now, language, name, email, contract, declared.message, hindrance);
		const note = notes.get(hindrance);
		if (note === undefined) throw new Error(`No e-mail to the house says "${hindrance}"`);
		outbox.add(note);
		if (hindrance === null) outbox.add(receipt);
		return { status: 'ok', received_at: new Date(now).toISOString() };
	};
}

/** Why no receipt goes out by itself. */
type Hindrance = Suspicion | 'many receipts';

function countReceipts(email: string, { database, nowMs }: Service): 'many receipts' | null {
	const found = database.sql
		.prepare('SELECT count(*) AS count FROM withdrawal WHERE at > ? AND lower(email) = lower(?) AND held_back IS NULL')
		.get(nowMs() - dayMs, email);
	return Number(found?.count) >= receiptsPerDay ? 'many receipts' : null;
}

function noteToHouse(
	declared: Declared,
	{
		language,
		hindrance,
		now,
		house: { email: to, country, language: own },
	}: { language: Language; hindrance: Hindrance | null; now: number; house: House },
) {
	const { colon, pageLanguage, withdrawal } = shopMailTexts[own];
	const state = hindrance === null ? withdrawal.confirmed : withdrawal.unconfirmed(hindrance, lawOf(country).withdrawalRule[own]);
	const received = `${withdrawal.received}${colon}${formatMoment(now, own, timeZoneOf(country))}`;
	const { name, email, contract } = declared;
	return {
		to,
		replyTo: { name, address: email },
		subject: withdrawal.subject(contract),
		text: `${toLines(declared, own)}\n${received}\n${pageLanguage}${colon}${language}\n\n${state}\n`,
	};
}

/** The declaration, a line each; the message is below its label. */
function toLines({ message, ...fields }: Declared, language: Language): string {
	const { labels } = withdrawalTexts[language];
	const colon = language === 'fr' ? ' : ' : ': ';
	const lines = (['name', 'contract', 'email'] as const).map((field) => `${labels[field]}${colon}${fields[field]}`);
	return [...lines, ...(message === null ? [] : [`${labels.message}${colon.trimEnd()}\n${message}`])].join('\n');
}
