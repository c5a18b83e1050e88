/** Stand-ins for third parties behind their own addresses, so that the code that loads them is the real one. */
import type { BrowserContext, Route } from '@playwright/test';

export interface ThirdParties {
	/** Addresses that were asked for, without what follows a question mark. */
	readonly asked: string[];
	/** Of the analytics tool, as its tracker would send them: what it was told, call by call. */
	readonly analyticsCalls: (readonly unknown[])[];
}

export interface StandIns {
	/** What the maps service answers for a place. */
	readonly rating?: { readonly status: string; readonly rating?: number; readonly total?: number };
	/** Whose requests fail, as blockers make them. */
	readonly blocked?: RegExp;
}

/** Takes over every address that is not the site's. */
export async function standInForThirdParties(context: BrowserContext, siteOrigin: string, standIns: StandIns = {}): Promise<ThirdParties> {
	const { rating = { status: 'OK', rating: 4.6, total: 128 }, blocked } = standIns;
	const asked: string[] = [];
	const analyticsCalls: (readonly unknown[])[] = [];
	await context.exposeFunction('tellStandIn', (call: readonly unknown[]) => void analyticsCalls.push(call));
	await context.route(
		(url) => url.origin !== siteOrigin,
		async (route) => {
			const { origin, pathname } = new URL(route.request().url());
			const address = origin + pathname;
			asked.push(address);
			if (blocked?.test(address)) await route.abort('blockedbyclient');
			else await answer(route, address, rating);
		},
	);
	return { asked, analyticsCalls };
}

async function answer(route: Route, address: string, rating: StandIns['rating']): Promise<void> {
	const script = (body: string) => route.fulfill({ contentType: 'text/javascript', body });
	if (address.endsWith('/matomo.js')) await script(matomo);
	else if (address === 'https://maps.googleapis.com/maps/api/js') await script(maps(rating));
	else await route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="de"><title>x</title><p>${address}</p></html>` });
}

/** Works off the queue, then takes its place, as Matomo's tracker does. */
const matomo = `(() => {
	const tell = (...calls) => { for (const call of calls) window.tellStandIn(call); };
	tell(...window._paq);
	window._paq = { push: tell };
})();`;

/** Calls back as Google's script does, and has the part of the places library that the site uses. */
function maps({ status, rating, total }: NonNullable<StandIns['rating']> = { status: 'OK' }): string {
	return `(() => {
		class PlacesService {
			getDetails({ placeId, fields }, done) {
				const place = { rating: ${rating}, user_ratings_total: ${total} };
				setTimeout(() => done(placeId && fields.includes('rating') ? place : null, ${JSON.stringify(status)}));
			}
		}
		google.maps.importLibrary = async () => ({ PlacesService, PlacesServiceStatus: { OK: 'OK' } });
		google.maps.__ib__();
	})();`;
}
