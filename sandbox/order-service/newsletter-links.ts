/** The links in newsletter e-mails: following one proves that the mail was read. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../site/languages.ts';

/** Paths of the service, by what they do. */
export const linkPaths = { confirm: '/ecom/newsletter/confirm', unsubscribe: '/ecom/newsletter/unsubscribe' } as const;

export type LinkKind = keyof typeof linkPaths;

export function linkUrl(siteUrl: string, kind: LinkKind, language: Language, token: string): string {
	return `${siteUrl}${linkPaths[kind]}?${new URLSearchParams({ language, token })}`;
}

/** Works once and for a while; the database knows its hash only. */
export function createConfirmToken(): string {
	return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}

/** Works for as long as there is a subscription: it is signed, and stored nowhere. */
export function unsubscribeToken(secret: Buffer, id: number): string {
	return `${id}.${createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url')}`;
}

/** The subscription that a token ends; null where it was not made here. */
export function readUnsubscribeToken(secret: Buffer, token: string): number | null {
	const id = /^(\d{1,15})\./.exec(token)?.[1];
	if (id === undefined) return null;
	const wanted = Buffer.from(unsubscribeToken(secret, Number(id)));
	const found = Buffer.from(token);
	return wanted.byteLength === found.byteLength && timingSafeEqual(wanted, found) ? Number(id) : null;
}
