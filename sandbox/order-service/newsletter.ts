/** Subscriptions to the newsletter by double opt-in (§ 7 UWG). The page answers alike for every address: only its owner's mail says more. */
import type { Answer } from '../../client/orders/contract/answer.ts';
import type { NewsletterRequest } from '../../client/orders/contract/form-requests.ts';
import type { Language } from '../../site/languages.ts';
import { mailTexts } from './mail-texts.ts';
import { createConfirmToken, hashToken, linkUrl, readUnsubscribeToken, unsubscribeToken } from './newsletter-links.ts';
import type { Service } from './service.ts';
import { suspect } from './spam.ts';

const hourMs = 3_600_000;
const confirmHours = 48;
const heldBackDays = 30;
/** Sign-ups that one address may get within a day, so that no one floods a mailbox. */
const attemptsPerDay = 3;

/** A row of the database as the links and mails need it. */
interface Subscription {
	readonly id: number;
	readonly email: string;
	readonly language: Language;
	readonly state: 'pending' | 'confirmed' | 'unsubscribed';
	readonly expiresAt: number;
}

/** Returns the work for the transaction. A suspected sign-up is kept for the shop to look at, and no mail is sent. */
export async function prepareSubscription(request: NewsletterRequest, service: Service): Promise<() => Answer> {
	const { database, outbox, house, secret, nowMs, siteUrl } = service;
	const { sql } = database;
	const { language } = request;
	const email = withLowerDomain(request.email);
	const known = findByEmail(service, email);
	const token = createConfirmToken();
	const now = nowMs();
	const text =
		known?.state === 'confirmed'
			? mailTexts[language].already(house.name, linkUrl(siteUrl(), 'unsubscribe', language, unsubscribeToken(secret, known.id)))
			: mailTexts[language].confirm(house.name, linkUrl(siteUrl(), 'confirm', language, token), confirmHours);
	const eml = await outbox.compose({ to: email, ...text });
	return () => {
		sql.prepare('DELETE FROM attempt WHERE at <= ?').run(now - 24 * hourMs);
		const attempts = sql.prepare('SELECT count(*) AS count FROM attempt WHERE email = ?').get(email.toLowerCase())?.count;
		if (Number(attempts) >= attemptsPerDay) return { status: 'error', code: 'duplicate', message: 'Too many sign-ups for this address' };
		sql.prepare('INSERT INTO attempt (email, at) VALUES (?, ?)').run(email.toLowerCase(), now);
		const heldBack = suspect(request, 'newsletter');
		if (heldBack !== null) {
			sql.prepare('INSERT INTO held_back_sign_up (at, language, email, held_back) VALUES (?, ?, ?, ?)').run(now, language, email, heldBack);
			return { status: 'ok' };
		}
		if (findByEmail(service, email)?.state !== 'confirmed') {
			sql
				.prepare(
					`INSERT INTO subscription (email, language, state, token_hash, token_expires_at, requested_at) VALUES (?, ?, 'pending', ?, ?, ?)
					ON CONFLICT (email) DO UPDATE SET language = excluded.language, state = 'pending', token_hash = excluded.token_hash,
						token_expires_at = excluded.token_expires_at, requested_at = excluded.requested_at, confirmed_at = NULL`,
				)
				.run(email, language, hashToken(token), now + confirmHours * hourMs, now);
		}
		outbox.add(eml);
		return { status: 'ok' };
	};
}

/** Whether the link works, without using it: mail servers follow links to see where they lead. */
export function canConfirm(token: string, service: Service): boolean {
	const found = findByToken(service, token);
	return found?.state === 'confirmed' || (found?.state === 'pending' && found.expiresAt > service.nowMs());
}

/** Begins the subscription; false where the link is spent, too old or was not made here. Following it twice is no fault. */
export async function confirmSubscription(token: string, service: Service): Promise<boolean> {
	const found = findByToken(service, token);
	if (found === null || !canConfirm(token, service)) return false;
	const { database, outbox, house, secret, nowMs, siteUrl } = service;
	const unsubscribeUrl = linkUrl(siteUrl(), 'unsubscribe', found.language, unsubscribeToken(secret, found.id));
	const eml = await outbox.compose({
		to: found.email,
		...mailTexts[found.language].welcome(house.name, unsubscribeUrl),
		unsubscribeUrl,
	});
	database.transaction(() => {
		const { changes } = database.sql
			.prepare("UPDATE subscription SET state = 'confirmed', confirmed_at = ? WHERE id = ? AND state = 'pending' AND token_hash = ?")
			.run(nowMs(), found.id, hashToken(token));
		if (changes > 0) outbox.add(eml);
	});
	outbox.flush();
	return true;
}

/** Ends the subscription; false where the link was not made here. A subscription that has ended already is a success. */
export function endSubscription(token: string, { database, secret, nowMs }: Service): boolean {
	const id = readUnsubscribeToken(secret, token);
	if (id === null) return false;
	database.sql
		.prepare("UPDATE subscription SET state = 'unsubscribed', unsubscribed_at = ? WHERE id = ? AND state <> 'unsubscribed'")
		.run(nowMs(), id);
	return true;
}

/** Forgets addresses whose owners never confirmed, and those that were held back long enough for the shop to look at them. */
export function forgetUnconfirmed({ database, nowMs }: Service): void {
	database.sql.prepare('DELETE FROM held_back_sign_up WHERE at < ?').run(nowMs() - heldBackDays * 24 * hourMs);
	database.sql.prepare("DELETE FROM subscription WHERE state = 'pending' AND token_expires_at < ?").run(nowMs() - 24 * hourMs);
}

function findByEmail({ database }: Service, email: string): Subscription | null {
	return toSubscription(database.sql.prepare('SELECT * FROM subscription WHERE email = ?').get(email));
}

function findByToken({ database }: Service, token: string): Subscription | null {
	return toSubscription(database.sql.prepare('SELECT * FROM subscription WHERE token_hash = ?').get(hashToken(token)));
}

/** The row was written by this service: its texts are those that the schema allows. */
function toSubscription(row: Readonly<Record<string, unknown>> | undefined): Subscription | null {
	if (row === undefined) return null;
	const { id, email, language, state, token_expires_at } = row;
	return { id, email, language, state, expiresAt: token_expires_at } as Subscription;
}

/** Domains know no case; what stands before them may. */
function withLowerDomain(email: string): string {
	const at = email.lastIndexOf('@');
	return email.slice(0, at) + email.slice(at).toLowerCase();
}
