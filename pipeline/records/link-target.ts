/** Decides which addresses may stand in a link or a frame. */
import { isPolicyHost } from '../../site/config.ts';

/** Has a scheme, or a host of its own. */
export function isExternal(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

/** The address as a link may carry it: http(s), mailto or tel, with a host or a recipient; null for anything else. */
export function toExternalUrl(address: string): string | null {
	if (/^(?:mailto|tel):[^\s"'<>\\]+$/i.test(address)) return address;
	if (/[\s"'<>\\]/.test(address) || !/^(?:https?:)?\/\/[^/]/i.test(address)) return null;
	return URL.canParse(address, 'https://example.org') ? address : null;
}

/** Joins prefix and path to a site path with exactly one slash between its parts; null where it holds what no path may. */
export function toSitePath(prefix: string | null, path: string | null): string | null {
	const joined = `/${prefix ?? ''}/${path ?? ''}`.replace(/\/{2,}/g, '/');
	const trimmed = joined.length > 1 ? joined.replace(/\/$/, '') : joined;
	return /[\s"'<>\\%]|\/\.{1,2}(?:\/|$)/.test(trimmed) ? null : trimmed;
}

/** The address where it is one by HTTPS, without a login, at one of `hosts`; else null. */
export function toFrameAddress(address: string, hosts: readonly string[]): string | null {
	const url = URL.parse(address);
	return url?.protocol === 'https:' && url.username === '' && url.password === '' && isPolicyHost(url.host) && hosts.includes(url.host)
		? url.href
		: null;
}
