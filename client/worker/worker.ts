/** The service worker: keeps what was visited, so that it can be read without a network. It becomes `/sw.js` (decision 0027). */
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { PerLanguage } from '../../site/languages.ts';
import { cacheKey, chooseHandling, type KeptKind, mayKeep, parseVisited, toAnswerFacts } from './choose-handling.ts';
import { isKeptFresh, type KeptContact, offlineAnswer, pathLanguage, readHouseLook, sheetsIn } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope & {
	readonly __WB_MANIFEST: PrecacheEntry[];
	readonly __OFFLINE_PAGES: PerLanguage<KeptContact>;
};

/** After so long without an answer what is kept is shown, where there is something. */
const networkTimeoutSeconds = 3;
const daySeconds = 86_400;

const limits: Readonly<Record<KeptKind, { readonly maxEntries: number; readonly maxAgeSeconds: number }>> = {
	page: { maxEntries: 60, maxAgeSeconds: 30 * daySeconds },
	'page-data': { maxEntries: 120, maxAgeSeconds: 30 * daySeconds },
	asset: { maxEntries: 120, maxAgeSeconds: 60 * daySeconds },
	image: { maxEntries: 150, maxAgeSeconds: 30 * daySeconds },
};

const strategies: Readonly<Record<KeptKind, Strategy>> = {
	page: new NetworkFirst({ ...optionsOf('page'), networkTimeoutSeconds }),
	'page-data': new NetworkFirst({ ...optionsOf('page-data'), networkTimeoutSeconds }),
	asset: new CacheFirst(optionsOf('asset')),
	image: new CacheFirst(optionsOf('image')),
};

function cacheNameOf(kind: KeptKind): string {
	return `site-${kind}`;
}

function optionsOf(kind: KeptKind) {
	const judge = {
		cacheWillUpdate: async ({ response }: { response: Response }) => (mayKeep(kind, toAnswerFacts(response)) ? response : null),
		cacheKeyWillBeUsed: async ({ request }: { request: Request }) => cacheKey(request.url),
	};
	return { cacheName: cacheNameOf(kind), plugins: [judge, new ExpirationPlugin({ ...limits[kind], purgeOnQuotaError: true })] };
}

function handlingOf({ method, url, mode }: Request) {
	return chooseHandling({ method, url, navigates: mode === 'navigate' }, self.location.origin);
}

// Before Workbox's own listener, which takes addresses from any sender.
self.addEventListener('message', (event) => {
	if (event.origin !== self.location.origin) event.stopImmediatePropagation();
});
/** Files that every page needs. */
const shell = self.__WB_MANIFEST;
const contactPages = self.__OFFLINE_PAGES;
precacheAndRoute(shell);
for (const [kind, strategy] of Object.entries(strategies)) registerRoute(({ request }) => handlingOf(request) === kind, strategy);
setCatchHandler(async ({ request }) => {
	if (request.mode !== 'navigate') return Response.error();
	// where the storage fails the page is plain
	const look = await readHouseLook(self.caches, cacheNameOf('page')).catch(() => null);
	const { path: contact } = contactPages[pathLanguage(new URL(request.url).pathname)];
	const kept = await keptPage(contact).catch(() => undefined);
	return offlineAnswer(request.url, look, kept === undefined ? null : contact);
});

// Everything kept is named by its content or asked for again: pages of the version before lose nothing when this one takes over.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
	const visited = parseVisited(event.data);
	if (visited === null) return;
	const assets = visited.assets.map((url) => keep(event, url, false));
	const all = Promise.allSettled([keep(event, visited.page, true), ...assets]);
	event.waitUntil(all.then(() => keepContact(event, visited.page)).catch(noteFailure));
});

/** Once a day at most, and not where data is scarce. */
async function keepContact(event: ExtendableMessageEvent, page: string): Promise<void> {
	const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } };
	if (connection?.saveData) return;
	const { path: contact, scripts: ownScripts } = contactPages[pathLanguage(new URL(page).pathname)];
	const scripts = shell.map((entry) => (typeof entry === 'string' ? entry : entry.url));
	if (await isKeptFresh(await keptPage(contact), scripts, Date.now())) return;
	await keep(event, absolute(contact), true);
	const html = (await (await keptPage(contact))?.text()) ?? '';
	const assets = [...ownScripts.map((name) => `/assets/${name}`), ...sheetsIn(html)];
	await Promise.all(assets.map((path) => keep(event, absolute(path), false)));
}

async function keptPage(path: string): Promise<Response | undefined> {
	return (await self.caches.open(cacheNameOf('page'))).match(cacheKey(absolute(path)));
}

function absolute(path: string): string {
	return self.location.origin + path;
}

function noteFailure(error: unknown): void {
	console.warn('The contact page could not be kept for times without a network', error);
}

/** As if the worker had been asked for it. */
async function keep(event: ExtendableMessageEvent, url: string, navigates: boolean): Promise<void> {
	const handling = chooseHandling({ method: 'GET', url, navigates }, self.location.origin);
	if (handling === 'none') return;
	const [, kept] = strategies[handling].handleAll({ event, request: new Request(url) });
	await kept;
}
