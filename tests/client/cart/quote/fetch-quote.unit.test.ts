/** Asking for a cart's prices: every answer but a whole one leaves the cart as it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { fetchQuote } from '../../../../client/cart/quote/fetch-quote.ts';
import { aCartLine } from '../../../builders/cart.ts';

const project = 'goldschmiede.example';
const quoted = { state: 'available', price_brutto: '100.00', price_changed: false, count: 1, max_count: null };
const sound = { status: 'ok', open: true, lines: [quoted], total_price_brutto: '100.00', present_wrapping: null };

interface Question {
	readonly lines: readonly { readonly count: number }[];
}

/** Answers each question with this, or not at all. */
async function serve(answer: (question: Question) => { status?: number; body: string } | null) {
	const heard: Question[] = [];
	const server = createServer(async (request, response) => {
		const question = (await json(request)) as Question;
		heard.push(question);
		const answered = answer(question);
		if (answered) response.writeHead(answered.status ?? 200).end(answered.body);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { target: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ecom/quote`, project }, heard };
}

async function ask(answer: { status?: number; body: string } | null) {
	const { target, heard } = await serve(() => answer);
	// A busy machine answers late; for silence there is nothing to wait for.
	const outcome = await fetchQuote(target, [aCartLine()], answer === null ? 200 : 20_000);
	return { outcome, heard: heard[0] };
}

it('asks about the pieces and tells nothing else of the cart', async () => {
	const { outcome, heard } = await ask({ body: JSON.stringify(sound) });
	expect(heard).toEqual({ project, lines: [{ product: 1, variant: null, count: 1, price_brutto: '100.00' }] });
	expect(outcome).toEqual({ kind: 'ok', answer: sound });
});

it('asks in parts where the cart has more lines than the service takes at once', async () => {
	const lines = Array.from({ length: 230 }, (_, index) => aCartLine({ cartId: index + 1, count: index + 1 }));
	const { target, heard } = await serve((question) => ({
		body: JSON.stringify({ ...sound, lines: question.lines.map(({ count }) => ({ ...quoted, count })) }),
	}));
	const outcome = await fetchQuote(target, lines, 20_000);
	expect(heard.map((question) => question.lines.length)).toEqual([100, 100, 30]);
	expect(outcome.kind === 'ok' && outcome.answer.lines).toMatchObject(lines.map(({ count }) => ({ count })));
});

it('knows no price where one part is not answered', async () => {
	const lines = Array.from({ length: 130 }, (_, index) => aCartLine({ cartId: index + 1 }));
	const { target } = await serve(({ lines: asked }) => ({
		status: asked.length === 100 ? 200 : 500,
		body: JSON.stringify({ ...sound, lines: asked.map(() => quoted) }),
	}));
	expect((await fetchQuote(target, lines, 20_000)).kind).toBe('failed');
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
