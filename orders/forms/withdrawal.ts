/**
 * Takes a withdrawal from a contract (§ 356a BGB): keeps it for any named contract, reports it to the shop, and confirms its receipt to the
 * buyer on a durable medium, an e-mail with content, date and time. Nothing that a person declares is held back: what looks like a program's work
 * reaches the shop with a note, and only the receipt, which goes to any typed address, is not sent by itself.
 */
import type { Answer } from '../../client/orders/contract/answer.ts';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import type { WithdrawalRequest } from '../../client/orders/contract/form-requests.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { formatMoment } from '../../site/format-moment.ts';
import { defaultLanguage, isLanguage, type Language, type PerLanguage } from '../../site/languages.ts';
import { lawOf } from '../../site/law.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { MailText } from '../mail/newsletter-texts.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import { toVisitorsMail } from '../mail/to-mail.ts';
import { withoutLinks } from '../mail/without-links.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { paragraph } from '../outbox/mail-content.ts';
import { describeMatch, matchWithdrawal, refundDeadline } from '../returns/match-withdrawal.ts';
import type { Service } from '../service.ts';
import type { Company } from '../shop/company.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { escapeHtml, pageReply, type Reply } from '../web/reply.ts';
import { type Suspicion, suspect } from '../web/visitors.ts';

const dayMs = 24 * 3_600_000;
/** Receipts that one mailbox gets within a day, so that the form cannot fill a mailbox; a person has fewer contracts to withdraw from. */
const receiptsPerDay = 10;

/** Returns the work for the transaction. */
export function prepareWithdrawal(request: WithdrawalRequest, service: Service): () => Answer {
	const { database, outbox, company, nowMs } = service;
	const { language, name, contract, email } = request;
	const declared: Declared = { name, contract, email, message: request.message ?? null };
	const now = nowMs();
	const words = withdrawalTexts[language].receipt(
		toLines(withoutLinksOf(declared), language),
		formatMoment(now, language, timeZoneOf(company.country)),
	);
	const receipt = toVisitorsMail(
		{ to: email, replyTo: { name: company.name, address: company.email } },
		{ language, ...words },
		company.name,
	);
	return () => {
		const hindrance = suspect(request, 'withdrawal') ?? countReceipts(email, service);
		const match = matchWithdrawal(declared, database);
		database.sql
			.prepare(`INSERT INTO withdrawal (at, language, name, email, contract, text, held_back, order_id, match, refund_by)
				VALUES (:now, :language, :name, :email, :contract, :message, :hindrance, :order, :match, :refundBy)`)
			.run({
				...{ now, language, name, email, contract, message: declared.message, hindrance },
				...{ order: match.order?.id ?? null, match: match.kind, refundBy: refundDeadline(now, company) },
			});
		if (match.order !== null)
			recordEvent(database, { order: match.order.id, transition: 'withdrawal', who: 'buyer', why: match.kind }, now);
		outbox.queue('mail', noteToShop(declared, { language, hindrance, now, company, match: describeMatch(match, now, service) }));
		if (hindrance === null) outbox.queue('mail', receipt);
		return { status: 'ok', received_at: new Date(now).toISOString() };
	};
}

/** The receipt goes to any typed address. */
function withoutLinksOf({ name, contract, email, message }: Declared): Declared {
	return { name: withoutLinks(name), contract: withoutLinks(contract), email, message: message === null ? null : withoutLinks(message) };
}

/** Why no receipt goes out by itself. */
type Hindrance = Suspicion | 'many receipts';

function countReceipts(email: string, { database, nowMs }: Service): 'many receipts' | null {
	const found = database.sql
		.prepare('SELECT count(*) AS count FROM withdrawal WHERE at > :dayAgo AND mailbox_of(email) = mailbox_of(:email) AND held_back IS NULL')
		.get({ dayAgo: nowMs() - dayMs, email });
	return Number(found?.count) >= receiptsPerDay ? 'many receipts' : null;
}

function noteToShop(
	declared: Declared,
	{
		language,
		hindrance,
		now,
		match,
		company: { email: to, country, language: own },
	}: { language: Language; hindrance: Hindrance | null; now: number; match: string; company: Company },
): Mail {
	const { colon, pageLanguage, withdrawal } = shopMailTexts[own];
	const state = hindrance === null ? withdrawal.confirmed : withdrawal.unconfirmed(hindrance, lawOf(country).withdrawalRule[own]);
	const received = `${withdrawal.received}${colon}${formatMoment(now, own, timeZoneOf(country))}`;
	const { name, email, contract } = declared;
	return {
		to,
		replyTo: { name, address: email },
		subject: withdrawal.subject(contract),
		text: `${toLines(declared, own)}\n${received}\n${pageLanguage}${colon}${language}\n\n${match}\n\n${state}\n`,
	};
}

/** The declaration, a line each; the message is below its label. */
function toLines({ message, ...fields }: Declared, language: Language): string {
	const { labels } = withdrawalTexts[language];
	const colon = language === 'fr' ? ' : ' : ': ';
	const lines = (['name', 'contract', 'email'] as const).map((field) => `${labels[field]}${colon}${fields[field]}`);
	return [...lines, ...(message === null ? [] : [`${labels.message}${colon.trimEnd()}\n${message}`])].join('\n');
}

/** The second step of a withdrawal for browsers without scripts: a page of the service that shows what was entered, with the button that confirms it. */
const shown = ['name', 'contract', 'email', 'message'] as const;
const sentAlong = ['project', 'language', 'website', ...shown] as const;

/** `fields`: found right. The form has a key, so that sending it again later is no second withdrawal. */
export function secondStep(fields: Readonly<Record<string, string>>, siteBase: string, { randomness }: Pick<Service, 'randomness'>): Reply {
	const language = isLanguage(fields.language) ? fields.language : defaultLanguage;
	const { title, check, confirm, back, labels } = withdrawalTexts[language];
	const rows = shown.flatMap((name) => {
		const value = fields[name]?.trim() ?? '';
		return value === ''
			? []
			: [`<tr><th scope="row">${escapeHtml(labels[name])}</th><td>${escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>')}</td></tr>`];
	});
	const hidden = [
		...sentAlong.map((name) => [name, fields[name] ?? ''] as const),
		['idempotency_key', randomness.uuid()] as const,
		['confirmed', 'on'] as const,
	].map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
	const body = [
		`<p>${escapeHtml(check)}</p>`,
		`<table><tbody>${rows.join('')}</tbody></table>`,
		`<form method="post" action="${endpoints.withdrawal}">${hidden.join('')}<p><button type="submit">${escapeHtml(confirm)}</button></p></form>`,
		`<p><a href="${escapeHtml(siteBase + fixedPaths.withdraw[language])}">${escapeHtml(back)}</a></p>`,
	].join('\n');
	return pageReply(language, title, body, siteBase === '' ? [] : [siteBase]);
}

/** The declaration; `message`: null where nothing was added. */
interface Declared {
	readonly name: string;
	readonly contract: string;
	readonly email: string;
	readonly message: string | null;
}

interface WithdrawalTexts {
	readonly labels: Readonly<Record<keyof Declared, string>>;
	readonly title: string;
	readonly check: string;
	/** The second step's button, in the words of § 356a BGB. */
	readonly confirm: string;
	readonly back: string;
	/** `lines`: what was declared, one a line; `moment`: when it arrived. */
	readonly receipt: (lines: string, moment: string) => MailText;
}

const withdrawalTexts: PerLanguage<WithdrawalTexts> = {
	de: {
		labels: { name: 'Name', contract: 'Vertrag', email: 'E-Mail', message: 'Mitteilung' },
		title: 'Vertrag widerrufen',
		check: 'Bitte prüfen Sie Ihre Angaben. Der Widerruf geht erst bei uns ein, wenn Sie ihn bestätigen.',
		confirm: 'Widerruf bestätigen',
		back: 'Angaben ändern (mit „Zurück“ im Browser bleibt erhalten, was Sie eingegeben haben)',
		receipt: (lines, moment) => ({
			title: 'Ihr Widerruf ist bei uns eingegangen',
			parts: letter(
				'Guten Tag,',
				`Ihr Widerruf ist bei uns eingegangen, und zwar am ${moment}. Das haben Sie uns mitgeteilt:`,
				lines,
				'Diese E-Mail bestätigt den Eingang mit Inhalt, Datum und Uhrzeit. Bitte bewahren Sie sie auf. Wie es mit Ware und Rückzahlung weitergeht, schreiben wir Ihnen.',
			),
		}),
	},
	en: {
		labels: { name: 'Name', contract: 'Contract', email: 'E-mail', message: 'Message' },
		title: 'Withdraw from contract',
		check: 'Please check your details. Your withdrawal reaches us only once you have confirmed it.',
		confirm: 'Confirm withdrawal',
		back: 'Edit your details (your browser’s Back button keeps what you have entered)',
		receipt: (lines, moment) => ({
			title: 'We have received your withdrawal',
			parts: letter(
				'Hello,',
				`We received your withdrawal on ${moment}. This is what you told us:`,
				lines,
				'This e-mail confirms receipt with content, date and time. Please keep it for your records. We will write to you about returning the goods and your refund.',
			),
		}),
	},
	fr: {
		labels: { name: 'Nom', contract: 'Contrat', email: 'E-mail', message: 'Message' },
		title: 'Se rétracter du contrat',
		check: 'Veuillez vérifier vos informations. Votre rétractation ne nous parvient qu’une fois confirmée.',
		confirm: 'Confirmer la rétractation',
		back: 'Modifier les informations (le bouton « Retour » du navigateur conserve votre saisie)',
		receipt: (lines, moment) => ({
			title: 'Nous avons bien reçu votre rétractation',
			parts: letter(
				'Bonjour,',
				`Nous avons bien reçu votre rétractation, le ${moment}. Voici ce que vous nous avez indiqué :`,
				lines,
				'Cet e-mail confirme la réception avec le contenu, la date et l’heure. Veuillez le conserver. Nous vous écrirons au sujet du retour des articles et du remboursement.',
			),
		}),
	},
};

function letter(...paragraphs: readonly string[]): MailText['parts'] {
	return paragraphs.map(paragraph);
}
