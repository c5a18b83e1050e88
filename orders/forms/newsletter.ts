/** Subscriptions to the newsletter by double opt-in (§ 7 UWG). The page answers alike for every address: only its owner's mail says more. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer } from '../../client/orders/contract/answer.ts';
import type { NewsletterRequest } from '../../client/orders/contract/form-requests.ts';
import { type FormState, formAnchor } from '../../client/orders/contract/form-states.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { defaultLanguage, isLanguage, type Language, type PerLanguage } from '../../site/languages.ts';
import { mailTexts } from '../mail/newsletter-texts.ts';
import { toVisitorsMail } from '../mail/to-mail.ts';
import type { Service } from '../service.ts';
import { createLinkToken, hashToken, linkTo } from '../web/link-token.ts';
import { type Asked, readBody } from '../web/read-request.ts';
import { escapeHtml, pageReply, type Reply, refuse } from '../web/reply.ts';
import { suspect } from '../web/visitors.ts';

const hourMs = 3_600_000;
const confirmHours = 48;
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
export function prepareSubscription(request: NewsletterRequest, service: Service): () => Answer {
	const { database, outbox, company, secret, nowMs, siteUrl, time } = service;
	const { sql } = database;
	const { language } = request;
	const typed = withLowerDomain(request.email);
	const known = findByEmail(service, typed);
	// One subscription, however the address is capitalised.
	const email = known?.email ?? typed;
	const token = createLinkToken(service);
	const now = nowMs();
	const text =
		known?.state === 'confirmed'
			? mailTexts[language].already(company.name, linkTo(siteUrl() + linkPaths.unsubscribe, language, unsubscribeToken(secret, known.id)))
			: mailTexts[language].confirm(company.name, linkTo(siteUrl() + linkPaths.confirm, language, token), confirmHours);
	return () => {
		if (time.doubt() === null) sql.prepare('DELETE FROM attempt WHERE at <= :dayAgo').run({ dayAgo: now - 24 * hourMs });
		const address = email.toLowerCase();
		const attempts = sql
			.prepare('SELECT count(*) AS count FROM attempt WHERE mailbox_of(email) = mailbox_of(:address)')
			.get({ address })?.count;
		if (Number(attempts) >= attemptsPerDay) return { status: 'error', code: 'duplicate', message: 'Too many sign-ups for this address' };
		sql.prepare('INSERT INTO attempt (email, at) VALUES (:address, :now)').run({ address, now });
		const heldBack = suspect(request, 'newsletter');
		if (heldBack !== null) {
			sql
				.prepare('INSERT INTO held_back_sign_up (at, language, email, held_back) VALUES (:now, :language, :email, :heldBack)')
				.run({ now, language, email, heldBack });
			return { status: 'ok' };
		}
		if (findByEmail(service, email)?.state !== 'confirmed') {
			sql
				.prepare(
					`INSERT INTO subscription (email, language, state, token_hash, token_expires_at, requested_at)
					VALUES (:email, :language, 'pending', :tokenHash, :expiresAt, :now)
					ON CONFLICT (email) DO UPDATE SET language = excluded.language, state = 'pending', token_hash = excluded.token_hash,
						token_expires_at = excluded.token_expires_at, requested_at = excluded.requested_at, confirmed_at = NULL`,
				)
				.run({ email, language, tokenHash: hashToken(token), expiresAt: now + confirmHours * hourMs, now });
		}
		outbox.queue('mail', toVisitorsMail({ to: email, isOfForm: true }, { language, ...text }, company.name));
		return { status: 'ok' };
	};
}

/** Whether the link works, without using it: mail servers follow links to see where they lead. */
function canConfirm(token: string, service: Service): boolean {
	const found = findByToken(service, token);
	return found?.state === 'confirmed' || (found?.state === 'pending' && found.expiresAt > service.nowMs());
}

/** Begins the subscription; false where the link is spent, too old or was not made here. Following it twice is no fault. */
function confirmSubscription(token: string, service: Service): boolean {
	const found = findByToken(service, token);
	if (found === null || !canConfirm(token, service)) return false;
	const { database, outbox, company, secret, nowMs, siteUrl } = service;
	const unsubscribeUrl = linkTo(siteUrl() + linkPaths.unsubscribe, found.language, unsubscribeToken(secret, found.id));
	const { language } = found;
	const welcome = mailTexts[language].welcome(company.name, unsubscribeUrl);
	const mail = toVisitorsMail({ to: found.email, unsubscribeUrl, isOfForm: true }, { language, ...welcome }, company.name);
	database.transaction(() => {
		const { changes } = database.sql
			.prepare(
				"UPDATE subscription SET state = 'confirmed', confirmed_at = :now WHERE id = :id AND state = 'pending' AND token_hash = :tokenHash",
			)
			.run({ now: nowMs(), id: found.id, tokenHash: hashToken(token) });
		if (changes > 0) outbox.queue('mail', mail);
	});
	void outbox.deliver();
	return true;
}

/** Ends the subscription; false where the link was not made here. A subscription that has ended already is a success. */
function endSubscription(token: string, { database, secret, nowMs }: Service): boolean {
	const id = readUnsubscribeToken(secret, token);
	if (id === null) return false;
	database.sql
		.prepare("UPDATE subscription SET state = 'unsubscribed', unsubscribed_at = :now WHERE id = :id AND state <> 'unsubscribed'")
		.run({ now: nowMs(), id });
	return true;
}

function findByEmail({ database }: Service, email: string): Subscription | null {
	return toSubscription(database.sql.prepare('SELECT * FROM subscription WHERE lower(email) = lower(:email)').get({ email }));
}

function findByToken({ database }: Service, token: string): Subscription | null {
	return toSubscription(database.sql.prepare('SELECT * FROM subscription WHERE token_hash = :hash').get({ hash: hashToken(token) }));
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

/** Answers a link of a newsletter e-mail with a page with one button, because programs that check mails follow every link, but press no button. */
const texts: PerLanguage<Readonly<Record<LinkKind, { readonly title: string; readonly button: string }>>> = {
	de: {
		confirm: { title: 'Anmeldung zum Newsletter', button: 'Anmeldung bestätigen' },
		unsubscribe: { title: 'Newsletter abbestellen', button: 'Newsletter abbestellen' },
	},
	en: {
		confirm: { title: 'Newsletter subscription', button: 'Confirm subscription' },
		unsubscribe: { title: 'Unsubscribe from the newsletter', button: 'Unsubscribe' },
	},
	fr: {
		confirm: { title: 'Inscription à la newsletter', button: 'Confirmer l’inscription' },
		unsubscribe: { title: 'Désinscription de la newsletter', button: 'Se désinscrire' },
	},
};

interface FollowedLink {
	readonly kind: LinkKind;
	readonly request: Asked;
	readonly query: URLSearchParams;
	readonly siteBase: string;
	/** Seconds after which the visitor may follow another; null: now. */
	readonly waitSeconds: number | null;
}

/** By GET the page with the button, by POST what the button does. A link that does not work leads to the site's page that says so. */
export function followLink({ kind, request, query, siteBase, waitSeconds }: FollowedLink, service: Service): Reply {
	const asked = query.get('language');
	const language = isLanguage(asked) ? asked : defaultLanguage;
	const token = query.get('token') ?? '';
	if (request.method !== 'POST') {
		if (waitSeconds !== null) return leadTo(siteBase, language, 'limited');
		return isUsable(kind, token, service) ? buttonPage({ kind, language, token, siteBase }) : leadTo(siteBase, language, 'expired');
	}
	// mail programs press the button themselves (RFC 8058), with a body that says nothing new
	const body = readBody(request);
	if (body.kind === 'faulty') return refuse(body.code, body.reason);
	if (waitSeconds !== null) {
		// a mail program has to learn that nothing was done
		const isPerson = body.kind === 'form' && body.fields.pressed === 'yes';
		const headers = { 'Retry-After': String(waitSeconds) };
		return isPerson ? leadTo(siteBase, language, 'limited') : refuse('limited', 'Too many requests', { headers });
	}
	if (kind === 'confirm') return leadTo(siteBase, language, confirmSubscription(token, service) ? 'confirmed' : 'expired');
	return leadTo(siteBase, language, endSubscription(token, service) ? 'unsubscribed' : 'expired');
}

function isUsable(kind: LinkKind, token: string, service: Service): boolean {
	return kind === 'confirm' ? canConfirm(token, service) : readUnsubscribeToken(service.secret, token) !== null;
}

/** The newsletter's page in one of its states. */
export function newsletterPath(language: Language, state: FormState): string {
	return `${fixedPaths.newsletter[language]}#${formAnchor('newsletter', state)}`;
}

function leadTo(siteBase: string, language: Language, state: FormState): Reply {
	return { kind: 'redirect', location: siteBase + newsletterPath(language, state) };
}

function buttonPage({ kind, language, token, siteBase }: { kind: LinkKind; language: Language; token: string; siteBase: string }): Reply {
	const { title, button } = texts[language][kind];
	const action = `${linkPaths[kind]}?${new URLSearchParams({ language, token })}`;
	const form = `<form method="post" action="${escapeHtml(action)}"><button type="submit" name="pressed" value="yes">${escapeHtml(button)}</button></form>`;
	return pageReply(language, title, form, siteBase === '' ? [] : [siteBase]);
}

/** Paths of the links in newsletter e-mails, by what they do. Following one proves that the mail was read. */
export const linkPaths = { confirm: '/ecom/newsletter/confirm', unsubscribe: '/ecom/newsletter/unsubscribe' } as const;

type LinkKind = keyof typeof linkPaths;

/** Works for as long as there is a subscription: it is signed, and stored nowhere. */
function unsubscribeToken(secret: Buffer, id: number): string {
	return `${id}.${createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url')}`;
}

/** The subscription that a token ends; null where it was not made here. */
function readUnsubscribeToken(secret: Buffer, token: string): number | null {
	const id = /^(\d{1,15})\./.exec(token)?.[1];
	if (id === undefined) return null;
	const wanted = Buffer.from(unsubscribeToken(secret, Number(id)));
	const found = Buffer.from(token);
	return wanted.byteLength === found.byteLength && timingSafeEqual(wanted, found) ? Number(id) : null;
}
