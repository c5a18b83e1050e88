/** The kill switch: takes the place of the service worker, empties what it kept, and takes itself away (`serviceWorker: false`). */

declare const self: ServiceWorkerGlobalScope;

export {};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

/** Without a handler of requests it lets everything through: pages that are open go on as if there were no worker. */
async function retire(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.map((name) => caches.delete(name)));
	await self.registration.unregister();
}
