/** One post, one outcome: whatever a server does with it, over a real connection. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postForm } from '../../../client/orders/post.ts';

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/ecom/contact`;
}

const refusal = { status: 'error', code: 'invalid', message: 'x', faults: [{ field: 'email', code: 'invalid' }] };

it.each<[string, number, string, unknown]>([
	['ok', 200, '{"status":"ok"}', { kind: 'ok' }],
	['a refusal', 422, JSON.stringify(refusal), { kind: 'refused', answer: refusal }],
	['ok with an error status', 500, '{"status":"ok"}', { kind: 'unknown', reason: '"ok" with status 500' }],
	[
		'a code that nobody knows',
		418,
		'{"status":"error","code":"teapot","message":"x"}',
		{ kind: 'unknown', reason: expect.stringContaining('418') },
	],
	['HTML', 502, '<h1>Bad Gateway</h1>', { kind: 'unknown', reason: expect.stringContaining('SyntaxError') }],
	['half a JSON', 200, '{"status":', { kind: 'unknown', reason: expect.stringContaining('SyntaxError') }],
	['nothing', 200, '', { kind: 'unknown', reason: expect.stringContaining('SyntaxError') }],
])('an answer that is %s', async (_, status, body, outcome) => {
	let posts = 0;
	const url = await serve((_request, response) => {
		posts++;
		response.writeHead(status).end(body);
	});
	expect(await postForm(url, { a: 1 })).toEqual(outcome);
	expect(posts).toBe(1);
});

it.each<[string, RequestListener]>([
	['is cut', (_, response) => response.writeHead(200, { 'content-length': 100 }).write('{"status"', () => response.destroy())],
	['never comes', () => {}],
	['leads elsewhere', (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
])('an answer that %s', async (_, listener) => {
	expect(await postForm(await serve(listener), {}, 300)).toMatchObject({ kind: 'unknown' });
});

it('a service that is not there', async () => {
	expect(await postForm('http://127.0.0.1:1/ecom/contact', {})).toMatchObject({ kind: 'unknown' });
});
