/** Asking for a cart's prices: every answer but a whole one leaves the cart as it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchQuote } from '../../../client/orders/fetch-quote.ts';
import { aCartLine } from '../../builders/cart.ts';

const project = 'goldschmiede.example';
const quoted = { state: 'available', price_brutto: '100.00', price_changed: false, count: 1, max_count: null };
const sound = { status: 'ok', open: true, lines: [quoted], total_price_brutto: '100.00', present_wrapping: null };

/** Answers with this, or not at all. */
async function ask(answer: { status?: number; body: string } | null, lines = [aCartLine()]) {
	let heard = '';
	const server = createServer((request, response) => {
		request.on('data', (data) => {
			heard += String(data);
		});
		if (answer) request.on('end', () => response.writeHead(answer.status ?? 200).end(answer.body));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const target = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ecom/quote`, project };
	const outcome = await fetchQuote(target, lines, 500);
	return { outcome, heard: JSON.parse(heard) };
}

it('asks about the pieces and tells nothing else of the cart', async () => {
	const { outcome, heard } = await ask({ body: JSON.stringify(sound) });
	expect(heard).toEqual({ project, lines: [{ product: 1, variant: null, count: 1, price_brutto: '100.00' }] });
	expect(outcome).toEqual({ kind: 'ok', answer: sound });
});

it('asks about as many lines as the service takes', async () => {
	const lines = Array.from({ length: 130 }, (_, index) => aCartLine({ cartId: index + 1 }));
	const { outcome, heard } = await ask({ body: JSON.stringify({ ...sound, lines: Array.from({ length: 100 }, () => quoted) }) }, lines);
	expect([heard.lines.length, outcome.kind]).toEqual([100, 'ok']);
});

it.each([
	['a refusal', { status: 429, body: JSON.stringify({ status: 'error', code: 'limited', message: 'Could not load prices' }) }],
	['HTML', { body: '<!doctype html>' }],
	['prices of another cart', { body: JSON.stringify({ ...sound, lines: [] }) }],
	['a price that is none', { body: JSON.stringify({ ...sound, lines: [{ ...quoted, price_brutto: 'NaN' }] }) }],
	['a count of none', { body: JSON.stringify({ ...sound, lines: [{ ...quoted, count: 0 }] }) }],
	['prices with an error status', { status: 500, body: JSON.stringify(sound) }],
	['silence', null],
])('%s is no quote', async (_, answer) => {
	expect((await ask(answer)).outcome.kind).toBe('failed');
});

it('nobody there is no quote', async () => {
	const outcome = await fetchQuote({ url: 'http://127.0.0.1:1/ecom/quote', project }, [aCartLine()], 500);
	expect(outcome.kind).toBe('failed');
});
