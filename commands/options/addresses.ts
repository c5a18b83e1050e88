/** The addresses that environment and configuration may name. No message repeats one: it may hold a password. */
import * as z from 'zod';
import { isPolicyHost } from '../../site/config.ts';

const policyHost = 'must have a host of letters, digits, dots and hyphens, because it is part of the policy of each page';

/** Where a service answers; a password in it would reach logs and messages. */
export const serviceAddress = z
	.string('must be an absolute http or https address')
	.refine((value) => isWebAddress(URL.parse(value)), 'must be an absolute http or https address')
	.refine((value) => holdsNoPassword(URL.parse(value)), 'must hold no user name and no password')
	.refine((value) => hasPolicyHost(URL.parse(value)), policyHost);

const origin = 'must be the origin alone, such as https://www.example.com: no user name, path, query or slash at its end';

/** The site's own origin, as it is before every path: nothing beside scheme, host and an unusual port. */
export const siteOrigin = z.string(origin).refine((value) => {
	const url = URL.parse(value);
	return isWebAddress(url) && url?.origin === value && hasPolicyHost(url);
}, origin);

function isWebAddress(url: URL | null): boolean {
	return url !== null && /^https?:$/.test(url.protocol);
}

/** Another check reports an address that cannot be read. */
function hasPolicyHost(url: URL | null): boolean {
	return url === null || isPolicyHost(url.host);
}

function holdsNoPassword(url: URL | null): boolean {
	return url === null || (url.username === '' && url.password === '');
}
