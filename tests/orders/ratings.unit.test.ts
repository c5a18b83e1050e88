/** Ratings: kept, and brought to the backend as drafts that an editor reads first. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aRating, arrivals, project, runOrders } from './run-orders.ts';
import { someShop } from './some-shop.ts';

interface Heard {
	readonly path: string | undefined;
	readonly authorization: string | undefined;
	readonly body: Readonly<Record<string, unknown>>;
}

/** A backend that notes what it is sent; it answers with the statuses given, one after the other or by the rating, and then with 204. */
async function runBackend(statuses: readonly number[] | ((body: Readonly<Record<string, unknown>>) => number) = []) {
	const heard: Heard[] = [];
	const next = typeof statuses === 'function' ? [] : [...statuses];
	const server = createServer((request, response) => {
		void read(request).then((body) => {
			heard.push({ path: request.url, authorization: request.headers.authorization, body });
			const status = typeof statuses === 'function' ? statuses(body) : (next.shift() ?? 204);
			const errors = [{ message: 'Not for logs', extensions: { code: 'FAILED_VALIDATION' } }];
			response.writeHead(status).end(status === 400 ? JSON.stringify({ errors }) : undefined);
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	return { heard, target: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'create-only' } };
}

async function read(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
	let text = '';
	for await (const chunk of request) text += String(chunk);
	return JSON.parse(text);
}

function silencedErrors() {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {});
	onTestFinished(() => told.mockRestore());
	return told;
}

it('keeps a rating where no backend is configured', async () => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/rating', aRating());
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
	expect(orders.rows('SELECT language, product, stars, title, text, display_name, held_back, sent_at FROM rating')).toEqual([
		{ language: 'de', product: 1, stars: 4, title: 'Schön', text: 'Passt.', display_name: 'Ä. Ö.', held_back: null, sent_at: null },
	]);
	expect(orders.mails()).toEqual([]);
	expect(await (await orders.get(arrivals)).text()).toContain('Passt.');
});

it('brings it to the backend as a draft, once', async () => {
	const backend = await runBackend();
	const orders = await runOrders({ ratingTarget: backend.target });
	const rating = aRating({ title: undefined, text: undefined, display_name: undefined });
	for (let time = 0; time < 3; time++) expect((await orders.postJson('/ecom/rating', rating)).status).toBe(200);
	await vi.waitFor(() => expect(orders.rows('SELECT id FROM rating WHERE sent_at IS NOT NULL')).toHaveLength(1));
	expect(backend.heard).toEqual([
		{
			path: '/items/ecommerce_product_rating',
			authorization: 'Bearer create-only',
			body: {
				status: 'draft',
				project,
				product: 1,
				rating: 4,
				title: null,
				text: null,
				display_name: null,
				language: 'de',
				date_created: '2026-11-20T12:00:00.000Z',
			},
		},
	]);
});

it('brings what the backend did not take with the next rating, and over a stop', async () => {
	const told = silencedErrors();
	const backend = await runBackend([503, 500, 503]);
	const orders = await runOrders({ ratingTarget: backend.target });
	await orders.postJson('/ecom/rating', aRating({ rating: 5 }));
	await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
	await orders.postJson('/ecom/rating', aRating({ rating: 2 }));
	await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3));
	await orders.stop();
	const again = await runOrders({ dataDir: orders.dataDir, ratingTarget: backend.target });
	await vi.waitFor(() => expect(again.rows('SELECT id FROM rating WHERE sent_at IS NOT NULL')).toHaveLength(2));
	expect(backend.heard.slice(3)).toMatchObject([{ body: { rating: 5 } }, { body: { rating: 2 } }]);
	expect(JSON.stringify(told.mock.calls)).not.toContain('create-only');
});

it('holds back with its reason what the backend refuses for good, and goes on with the others', async () => {
	const told = silencedErrors();
	const backend = await runBackend(({ rating }) => (rating === 1 ? 400 : 204));
	const orders = await runOrders({ ratingTarget: backend.target });
	for (const rating of [1, 2, 3]) {
		await orders.postJson('/ecom/rating', aRating({ rating }));
		await vi.waitFor(() => expect(orders.rows('SELECT id FROM rating WHERE sent_at IS NULL AND held_back IS NULL')).toEqual([]));
	}
	await orders.stop();
	await runOrders({ dataDir: orders.dataDir, ratingTarget: backend.target });
	expect(backend.heard.map(({ body }) => body.rating)).toEqual([1, 2, 3]);
	expect(orders.rows('SELECT stars, held_back, sent_at IS NOT NULL AS sent FROM rating')).toEqual([
		{ stars: 1, held_back: 'refused by the backend: 400 FAILED_VALIDATION', sent: 0 },
		{ stars: 2, held_back: null, sent: 1 },
		{ stars: 3, held_back: null, sent: 1 },
	]);
	expect(told.mock.calls).toEqual([
		['The backend does not take a rating; it is held back', { rating: 1, reason: '400 FAILED_VALIDATION' }],
	]);
});

it.each([401, 429, 503])('tries again what was answered %i, after the others', async (status) => {
	silencedErrors();
	const backend = await runBackend(({ rating }) => (rating === 1 ? status : 204));
	const orders = await runOrders({ ratingTarget: backend.target });
	await orders.postJson('/ecom/rating', aRating({ rating: 1 }));
	await vi.waitFor(() => expect(backend.heard).toHaveLength(1));
	await orders.postJson('/ecom/rating', aRating({ rating: 2 }));
	await vi.waitFor(() => expect(backend.heard).toHaveLength(3));
	expect(backend.heard.map(({ body }) => body.rating)).toEqual([1, 2, 1]);
	expect(orders.rows('SELECT held_back FROM rating')).toEqual([{ held_back: null }, { held_back: null }]);
});

it('leaves a backend alone that takes none, and begins with others the next time', async () => {
	silencedErrors();
	const stored = await runOrders();
	for (let number = 1; number <= 7; number++) await stored.postJson('/ecom/rating', aRating({ title: `${number}` }));
	await stored.stop();
	const backend = await runBackend(({ title }) => (Number(title) <= 5 ? 500 : 204));
	const orders = await runOrders({ dataDir: stored.dataDir, ratingTarget: backend.target });
	await vi.waitFor(() => expect(backend.heard).toHaveLength(5));
	await orders.postJson('/ecom/rating', aRating({ title: '8' }));
	await vi.waitFor(() => expect(orders.rows('SELECT title FROM rating WHERE sent_at IS NOT NULL')).toHaveLength(3));
	expect(backend.heard.slice(5, 8).map(({ body }) => body.title)).toEqual(['6', '7', '8']);
});

it('breaks off what is on its way when it stops, and loses nothing', async () => {
	const server = createServer(() => {}); // never answers
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.closeAllConnections());
	const target = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 't' };
	const orders = await runOrders({ ratingTarget: target });
	await orders.postJson('/ecom/rating', aRating());
	await orders.stop();
	server.close();
	const backend = await runBackend();
	await runOrders({ dataDir: orders.dataDir, ratingTarget: backend.target });
	await vi.waitFor(() => expect(backend.heard).toHaveLength(1));
});

it('takes none where the shop allows none', async () => {
	const orders = await runOrders({ shop: someShop({ allow_ratings: false }) });
	const answer = await orders.postJson('/ecom/rating', aRating());
	expect([answer.status, await answer.json()]).toEqual([403, { status: 'error', code: 'closed', message: 'Could not post rating' }]);
	expect(orders.rows('SELECT id FROM rating')).toEqual([]);
});

it.each([
	['no star', { rating: 0 }, 'rating'],
	['six stars', { rating: 6 }, 'rating'],
	['half a star', { rating: 4.5 }, 'rating'],
	['none chosen', { rating: null }, 'rating'],
	['a name over two lines', { display_name: 'a\nb' }, 'display_name'],
	['a title that is too long', { title: 'x'.repeat(121) }, 'title'],
	['a text that is too long', { text: 'x'.repeat(4001) }, 'text'],
	['an unknown piece', { product: 99 }, 'product'],
	["another shop's piece", { product: 6 }, 'product'],
	['an e-mail address, which nobody asked for', { email: 'a@post.example' }, ''],
	['no consent', { privacy: false }, 'privacy'],
])('refuses %s, and says so by field', async (_, overrides, field) => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/rating', aRating(overrides));
	expect([answer.status, await answer.json()]).toMatchObject([
		422,
		{ code: 'invalid', message: 'Could not post rating', faults: [{ field }] },
	]);
	expect(orders.rows('SELECT id FROM rating')).toEqual([]);
});

it("keeps a program's rating, and brings it nowhere", async () => {
	const backend = await runBackend();
	const orders = await runOrders({ ratingTarget: backend.target });
	expect((await orders.postJson('/ecom/rating', aRating({ website: 'x' }))).status).toBe(200);
	expect((await orders.postJson('/ecom/rating', aRating({ rating: 1 }))).status).toBe(200);
	await vi.waitFor(() => expect(backend.heard).toHaveLength(1));
	expect(backend.heard).toMatchObject([{ body: { rating: 1 } }]);
	expect(orders.rows('SELECT held_back FROM rating')).toEqual([{ held_back: 'hidden field' }, { held_back: null }]);
});
