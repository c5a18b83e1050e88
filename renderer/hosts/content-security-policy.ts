/** The policy that every page carries in its own `<meta>`, so that it travels with the page. */
import { createHash } from 'node:crypto';
import { isPolicyHost } from '../../site/config.ts';

/** `'sha256-…'` for the text of an inline element. */
export function cspHash(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * What a site may load from others once a visitor has agreed. Every page allows it, because navigation brings any page into the document of
 * any other; what keeps a page from asking is the consent, and the policy only what keeps it to these hosts.
 */
export interface ThirdParties {
	/** Origin of the analytics tool: its script, what that sends, and its opt-out frame. */
	readonly analytics: string | null;
	/** Whether the rating box asks the maps service. */
	readonly ratings: boolean;
	/** Whether the contact page may show a map. */
	readonly map: boolean;
	/** Origin of the order service, which forms send to; null: the site's own. */
	readonly orders: string | null;
	/** Origin of the backend that live content is read from; null: there is none. */
	readonly live: string | null;
	/** Origins of other pages that stand in frames. */
	readonly frames: readonly string[];
	/** Origins from which the payment page, and it alone, loads the providers' scripts; null: no payment uses it. */
	readonly paypal: string | null;
	readonly klarna: string | null;
}

export const nobodyElse: ThirdParties = {
	analytics: null,
	ratings: false,
	map: false,
	orders: null,
	live: null,
	frames: [],
	paypal: null,
	klarna: null,
};

/** Google's script and the places that it asks; it brings policies for Trusted Types of its own, beside that of its loader. */
const maps = {
	scripts: ['https://maps.googleapis.com'],
	asked: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
	policies: ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
	frame: 'https://www.google.com/maps/embed/',
};

/** What the providers' scripts ask, by what their documentation names; they bring frames, pictures and styles from there too (decision 0044). */
export const paymentHosts = {
	paypal: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
	klarna: ['https://*.klarna.com', 'https://*.klarnacdn.net', 'https://*.klarnaservices.com', 'https://*.klarnaevt.com'],
} as const;

/** What a page may load: its own origin, styles from the sources that are given, and the third parties that the site is configured with. */
export function contentSecurityPolicy(styleSources: string, thirdParties: ThirdParties): string {
	return toPolicy(ordinary(styleSources, thirdParties));
}

/**
 * What the page may load on which orders are paid. Providers write styles into it and know no Trusted Types; a hash beside `'unsafe-inline'` would
 * turn that off. Scripts stay those of the site and of the providers it is configured with: no analytics, no ratings, no frames of others, even if a
 * visitor has agreed to them.
 */
export function paymentPolicy(thirdParties: ThirdParties): string {
	const { orders, live } = thirdParties;
	const {
		'require-trusted-types-for': _,
		'trusted-types': __,
		...policy
	} = ordinary("'self' 'unsafe-inline'", { ...nobodyElse, orders, live });
	const hosts = [
		...new Set(
			(['paypal', 'klarna'] as const).flatMap((provider) => {
				const origin = thirdParties[provider];
				return origin === null ? [] : [...(isCovered(origin, paymentHosts[provider]) ? [] : [origin]), ...paymentHosts[provider]];
			}),
		),
	];
	if (hosts.length === 0) return toPolicy(policy);
	const widened = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'].map((name) => [
		name,
		[...(policy[name] ?? []), ...hosts],
	]);
	return toPolicy({
		...policy,
		...Object.fromEntries(widened),
		'img-src': [...(policy['img-src'] ?? []), ...hosts, 'data:'],
		'frame-src': [...(policy['frame-src'] ?? []), ...hosts],
	});
}

/** `hosts` of the form `https://*.example`. */
function isCovered(origin: string, hosts: readonly string[]): boolean {
	return hosts.some((host) => origin.startsWith('https://') && origin.endsWith(host.slice('https://*'.length)));
}

/** Sources by directive, in the order in which a page has them. */
type Directives = Readonly<Record<string, readonly string[]>>;

/** @throws Error for a source that is none: it could end its directive and begin another one. */
function toPolicy(directives: Directives): string {
	return Object.entries(directives)
		.map(([name, sources]) =>
			[name, ...sources.flatMap((source) => source.split(' ')).map((source) => checkSource(name, source))].join(' '),
		)
		.join('; ');
}

function checkSource(directive: string, source: string): string {
	const isSource = directive === 'trusted-types' ? /^[a-z@][a-z@/#-]*$/.test(source) : isKeyword(source) || isAddress(source);
	if (!isSource) throw new Error(`${JSON.stringify(source)} cannot stand in the policy's ${directive}`);
	return source;
}

function isKeyword(source: string): boolean {
	return source === 'data:' || /^'[\w+/=-]+'$/.test(source);
}

/** An origin, which may stand for all hosts below one, or with a path. */
function isAddress(source: string): boolean {
	const [, host = '', path = ''] = /^https?:\/\/(?:\*\.)?([^/]+)(.*)$/.exec(source) ?? [];
	return isPolicyHost(host) && /^(?:\/[\w./-]*)?$/.test(path);
}

function ordinary(styleSources: string, { analytics, ratings, map, orders, live, frames }: ThirdParties): Directives {
	const orderOrigins = orders === null ? [] : [orders];
	const liveOrigins = live === null ? [] : [live];
	const analyticsOrigins = analytics === null ? [] : [analytics];
	const frameSources = [...new Set([...frames, ...analyticsOrigins, ...(map ? [maps.frame] : [])])];
	return {
		'default-src': ["'none'"],
		'script-src': ["'self'", ...analyticsOrigins, ...(ratings ? maps.scripts : [])],
		'style-src': [styleSources],
		'img-src': ["'self'", ...analyticsOrigins],
		'font-src': ["'self'"],
		'connect-src': ["'self'", ...orderOrigins, ...liveOrigins, ...analyticsOrigins, ...(ratings ? maps.asked : [])],
		...(frameSources.length > 0 && { 'frame-src': frameSources }),
		'manifest-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'", ...orderOrigins],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['app', 'worker', ...(analytics === null ? [] : ['analytics']), ...(ratings ? maps.policies : [])],
	};
}
