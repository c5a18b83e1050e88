/** Tokens by which links of mails prove that their mail was read, and the links themselves. */
import { createHash } from 'node:crypto';
import type { Language } from '../../site/languages.ts';
import type { Service } from '../service.ts';

/** Works once and for a while; the database knows its hash only. */
export function createLinkToken({ randomness }: Pick<Service, 'randomness'>): string {
	return randomness.bytes(32).toString('base64url');
}

export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}

/** `language`: of the page that answers. */
export function linkTo(address: string, language: Language, token: string): string {
	return `${address}?${new URLSearchParams({ language, token })}`;
}

/** A text without the tokens of all links in it, which let its reader act for someone. */
export function withoutTokens(text: string): string {
	return text.replace(/(?<=[?&]token=)[\w.%-]+/g, '…');
}
