/** Whom the site may ask for something, as far as configuration and content say. */
import type { PolicySources, SitePolicies } from '../../renderer/hosts/content-security-policy.ts';
import type { DataContext } from './data-context.ts';

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

export function toThirdParties({ config, content, films }: Pick<DataContext, 'config' | 'content' | 'films'>): ThirdParties {
	const frames = [content.legal?.rolexArea?.frame ?? null, ...films];
	return {
		analytics: config.analytics === null ? null : new URL(config.analytics.url).origin,
		ratings: config.mapsKey !== null && content.project.googlePlaceId !== null,
		map: config.mapsKey !== null && content.company.address !== null,
		orders: config.orderServiceUrl === 'self' ? null : config.orderServiceUrl,
		frames: [...new Set(frames.flatMap((url) => (url === null ? [] : [new URL(url).origin])))],
		live: config.live === undefined ? null : new URL(config.live.url).origin,
		paypal: originOf(config.payments?.paypal),
		klarna: originOf(config.payments?.klarna),
	};
}

function originOf(provider: { readonly scriptUrl: string } | null | undefined): string | null {
	return provider ? new URL(provider.scriptUrl).origin : null;
}

/** What pages may load from them: all but the providers on every page, and only what the order needs where it is paid, whatever a visitor agreed to. */
export function toPolicies(thirdParties: ThirdParties): SitePolicies {
	return { everyPage: everyPage(thirdParties), standalone: { payment: paymentPage(thirdParties) } };
}

function everyPage({ analytics, ratings, map, orders, live, frames }: ThirdParties): PolicySources {
	const tool = analytics === null ? [] : [analytics];
	return {
		'script-src': [...tool, ...(ratings ? maps.scripts : [])],
		'img-src': tool,
		'connect-src': [...asked({ orders, live }), ...tool, ...(ratings ? maps.asked : [])],
		'frame-src': [...new Set([...frames, ...tool, ...(map ? [maps.frame] : [])])],
		'form-action': orders === null ? [] : [orders],
		'trusted-types': [...(analytics === null ? [] : ['analytics']), ...(ratings ? maps.policies : [])],
	};
}

function paymentPage(thirdParties: ThirdParties): PolicySources {
	const { orders } = thirdParties;
	const hosts = (['paypal', 'klarna'] as const).flatMap((provider) => {
		const origin = thirdParties[provider];
		return origin === null ? [] : [...(isCovered(origin, paymentHosts[provider]) ? [] : [origin]), ...paymentHosts[provider]];
	});
	const each = [...new Set(hosts)];
	return {
		'script-src': each,
		'style-src': each,
		'img-src': [...each, ...(each.length === 0 ? [] : ['data:'])],
		'font-src': each,
		'connect-src': [...asked(thirdParties), ...each],
		'form-action': orders === null ? [] : [orders],
		'frame-src': each,
	};
}

function asked({ orders, live }: Pick<ThirdParties, 'orders' | 'live'>): string[] {
	return [orders, live].filter((origin) => origin !== null);
}

/** `hosts` of the form `https://*.example`. */
function isCovered(origin: string, hosts: readonly string[]): boolean {
	return hosts.some((host) => origin.startsWith('https://') && origin.endsWith(host.slice('https://*'.length)));
}
