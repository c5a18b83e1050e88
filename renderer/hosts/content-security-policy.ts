/** The policy that every page carries in its own `<meta>`, so that it travels with the page (design §5). */
import { createHash } from 'node:crypto';

/** `'sha256-…'` for the text of an inline element. */
export function cspHash(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a page may load: its own origin only, and styles from the sources that are given. */
export function contentSecurityPolicy(styleSources: string): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		`style-src ${styleSources}`,
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"require-trusted-types-for 'script'",
		'trusted-types app',
	].join('; ');
}
