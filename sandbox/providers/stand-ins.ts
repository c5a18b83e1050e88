/** What answers in the place of PayPal and Klarna: one implementation for the tests, behind the providers' own addresses, and for `npm start`. */
import { klarnaPages, klarnaScript } from './klarna.ts';
import { paypalPages, paypalScript } from './paypal.ts';
import type { ProviderOrigins } from './provider-origins.ts';

/** Below the origin of each provider's script. */
export const scriptPaths = { paypal: '/sdk/js', klarna: '/kp/lib/v1/api.js' } as const;

export interface StandInAnswer {
	readonly kind: 'script' | 'page' | 'picture' | 'call';
	readonly contentType: string;
	readonly body: string;
}

/** `address`: origin and path of what a browser asks for. */
export function answerAsProvider(address: string, origins: ProviderOrigins): StandInAnswer {
	const script = scriptsAt(origins)[address];
	if (script !== undefined) return { kind: 'script', contentType: 'text/javascript', body: script };
	const page = pagesAt(origins)[address];
	if (page !== undefined) return { kind: 'page', contentType: 'text/html;charset=utf-8', body: page };
	if (address.endsWith('.svg')) return { kind: 'picture', contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
	return { kind: 'call', contentType: 'application/json', body: '{}' };
}

function scriptsAt(origins: ProviderOrigins): Readonly<Record<string, string>> {
	return {
		[origins.paypal + scriptPaths.paypal]: paypalScript(origins),
		[origins.klarnaScript + scriptPaths.klarna]: klarnaScript(origins),
	};
}

function pagesAt({ paypal, klarna }: ProviderOrigins): Readonly<Record<string, string>> {
	const at = (origin: string, pages: Readonly<Record<string, string>>) =>
		Object.entries(pages).map(([path, page]) => [origin + path, page]);
	return Object.fromEntries([...at(paypal, paypalPages), ...at(klarna, klarnaPages)]);
}
