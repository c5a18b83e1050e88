/** The policy that every page carries in its own `<meta>`, so that it travels with the page (design §5). */
import { createHash } from 'node:crypto';

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
}

export const nobodyElse: ThirdParties = { analytics: null, ratings: false, map: false, orders: null, live: null, frames: [] };

/** Google's script and the places that it asks; it brings policies for Trusted Types of its own, beside that of its loader. */
const maps = {
	scripts: ['https://maps.googleapis.com'],
	asked: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
	policies: ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
	frame: 'https://www.google.com/maps/embed/',
};

/** What a page may load: its own origin, styles from the sources that are given, and the third parties that the site is configured with. */
export function contentSecurityPolicy(styleSources: string, { analytics, ratings, map, orders, live, frames }: ThirdParties): string {
	const orderOrigins = orders === null ? [] : [orders];
	const liveOrigins = live === null ? [] : [live];
	const analyticsOrigins = analytics === null ? [] : [analytics];
	const frameSources = [...new Set([...frames, ...analyticsOrigins, ...(map ? [maps.frame] : [])])];
	const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');
	return [
		"default-src 'none'",
		directive("script-src 'self'", ...analyticsOrigins, ...(ratings ? maps.scripts : [])),
		`style-src ${styleSources}`,
		directive("img-src 'self'", ...analyticsOrigins),
		"font-src 'self'",
		directive("connect-src 'self'", ...orderOrigins, ...liveOrigins, ...analyticsOrigins, ...(ratings ? maps.asked : [])),
		...(frameSources.length === 0 ? [] : [directive('frame-src', ...frameSources)]),
		"manifest-src 'self'",
		"base-uri 'none'",
		directive("form-action 'self'", ...orderOrigins),
		"require-trusted-types-for 'script'",
		directive('trusted-types app worker', ...(analytics === null ? [] : ['analytics']), ...(ratings ? maps.policies : [])),
	].join('; ');
}
