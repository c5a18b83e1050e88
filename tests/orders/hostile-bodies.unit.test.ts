/** Every body is hostile: none ends the service, harms its database, or is answered as if something of our own were wrong. */
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { count, longestMs } from '../../commands/testing/counts.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { aMessage, anAppointment, aQuote, aRating, aSignUp, aWithdrawal, runOrders } from './run-orders.ts';

const bodies = count({ usual: 100, long: 1000 });

const strings: readonly string[] = [
	'',
	' ',
	'\0',
	"'; DROP TABLE message; --",
	'" OR ""="',
	'<script>alert(1)</script>',
	'a\r\nBcc: victim@post.example\r\n\r\nx',
	'=?utf-8?B?AA==?=',
	'\ud800',
	'\u202e\u2066',
	'ﷺ'.repeat(2000),
	'\u{1f48d}'.repeat(3000),
	'x'.repeat(60_000),
	`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
	'../../../../etc/passwd',
	'__proto__',
	'%00%0d%0a',
	'99999999999999999999',
	'-1e999',
];
const values: readonly unknown[] = [
	...strings,
	null,
	true,
	0,
	-1,
	1e308,
	0.1,
	[],
	{},
	[[[[]]]],
	{ toString: 'x' },
	{ length: -1 },
	['a@b.example'],
];
const deep = '['.repeat(30_000);

/** A request's body with what a hostile program would do to it. */
function hostileBody(random: Random): { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> } {
	const sound = random.pick([aMessage, aSignUp, anAppointment, aRating, aQuote, aWithdrawal])();
	const keys = Object.keys(sound);
	const json = 'application/json';
	switch (random.whole(8)) {
		case 0:
			return { type: json, body: JSON.stringify({ ...sound, [random.pick(keys)]: random.pick(values) }) };
		case 1: {
			const spoiled = Object.fromEntries(keys.map((key) => [key, random.pick(values)]));
			return { type: json, body: JSON.stringify(spoiled) };
		}
		case 2:
			return {
				type: json,
				body: JSON.stringify(sound).replace('{', `{"__proto__":{"privacy":true},"constructor":${JSON.stringify(random.pick(values))},`),
			};
		case 3:
			return { type: json, body: JSON.stringify(sound).slice(0, random.whole(200)) };
		case 4:
			return { type: json, body: random.pick([deep, 'null', '[]', '1', '"x"', `{"a":${deep}`, '{}', 'NaN']) };
		case 5: {
			const pairs = keys.map((key) => [key, String(random.pick(strings)).toWellFormed()]);
			return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams([...pairs, ...pairs]).toString() };
		}
		case 6:
			return { type: 'application/x-www-form-urlencoded', body: '&=%&%%%=%zz&a[]=1&__proto__[x]=1&'.repeat(random.whole(400)) };
		default: {
			const bytes = Uint8Array.from({ length: random.whole(90_000) }, () => random.whole(256));
			return { type: random.pick([json, 'application/x-www-form-urlencoded', 'text/html', '']), body: bytes };
		}
	}
}

it(
	`takes ${bodies} hostile bodies and stays up, its database whole`,
	async () => {
		const orders = await runOrders();
		const random = createRandom(26);
		const allowed = new Set([200, 303, 400, 409, 413, 415, 422, 429, 403]);
		const seen = new Set<number>();
		let accepted = 0;
		for (let number = 0; number < bodies; number++) {
			const { type, body } = hostileBody(random);
			const to = random.pick([
				'/ecom/contact',
				'/ecom/newsletter',
				'/ecom/request',
				'/ecom/rating',
				'/ecom/quote',
				'/ecom/withdrawal',
				'/ecom/newsletter/confirm?token=x',
				'/ecom/newsletter/unsubscribe?token=1.x',
			]);
			const headers = type === '' ? undefined : { 'content-type': type };
			const answer = await fetch(orders.url + to, { method: 'POST', body, redirect: 'manual', ...(headers && { headers }) });
			const text = await answer.text();
			if (!allowed.has(answer.status)) throw new Error(`${to} answers ${answer.status} to ${String(body).slice(0, 300)}: ${text}`);
			expect(text).not.toMatch(/node:|\.ts:|SQLITE/);
			seen.add(answer.status);
			if (to === '/ecom/contact' && (answer.status === 200 || answer.headers.get('location') === '/danke')) accepted++;
		}
		expect(seen.size).toBeGreaterThan(4);
		expect(orders.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
		expect(orders.rows('SELECT id FROM message')).toHaveLength(accepted);
		for (const mail of orders.mails()) expect(mail.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
		// and answers people as before
		expect((await orders.postJson('/ecom/contact', aMessage())).status).toBe(200);
		expect(orders.rows('SELECT id FROM message')).toHaveLength(accepted + 1);
	},
	longestMs,
);

it('outlives connections that are no HTTP, end too early or say nothing', async () => {
	const orders = await runOrders();
	const port = Number(new URL(orders.url).port);
	const starts = [
		'\0\0\0',
		'GET / HTTP/9.9\r\n\r\n',
		'POST /ecom/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"',
		'POST /ecom/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
		`GET /ecom/status?${'x'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
		'GET http://[/ecom/status HTTP/1.1\r\nHost: x\r\n\r\n',
		'POST /ecom/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
	];
	for (const start of starts) {
		const socket = connect(port, '127.0.0.1');
		const closed = new Promise((done) => socket.on('close', done));
		socket.on('error', () => {}); // a reset is an answer, too
		socket.write(start);
		setTimeout(() => socket.destroy(), 50);
		await closed;
		expect((await orders.get('/ecom/status')).status).toBe(200);
	}
});
