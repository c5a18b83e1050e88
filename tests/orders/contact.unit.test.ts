/** Messages to the shop: each arrives once, whatever the network does, and none that a program wrote. */
import { describe, expect, it } from 'vitest';
import { aMessage, project, runOrders } from './run-orders.ts';

const fields = { project, language: 'de', website: '', name: 'Änne', email: 'a@post.example', message: 'Hallo', privacy: 'on' };

it.each([
	["O'Brien's Ring, der mit dem Stein"],
	["egal was hier steht' OR '1'='1"],
	["'); DROP TABLE message; -- und mehr"],
	['"text" = "text" OR TRUE OR rowid > 0'],
])('keeps words as they were typed that SQL would read as its own: %s', async (message) => {
	const orders = await runOrders();
	await orders.postJson('/ecom/contact', aMessage({ message: 'Andere Worte, die lang genug sind' }));
	for (let number = 1; number <= 2; number++) await orders.postJson('/ecom/contact', aMessage({ message }));
	expect((await orders.postJson('/ecom/contact', aMessage({ message }))).status).toBe(200);
	const kept = (words: string) => ({ text: words, held_back: null });
	expect(orders.rows('SELECT text, held_back FROM message ORDER BY id')).toEqual([
		kept('Andere Worte, die lang genug sind'),
		...[kept(message), kept(message), { text: message, held_back: 'same words' }],
	]);
});

it('keeps a message and sends it on, to be answered to its writer', async () => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/contact', aMessage());
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
	expect(orders.rows('SELECT language, name, email, text, held_back FROM message')).toEqual([
		{
			language: 'de',
			name: 'Änne Öhlschläger',
			email: 'aenne@post.example',
			text: 'Guten Tag,\nist der Ring noch da?',
			held_back: null,
		},
	]);
	const [mail = '', ...more] = orders.mails();
	expect(more).toEqual([]);
	expect(mail).toContain('To: laden@goldschmiede.example\n');
	expect(mail).toMatch(/Reply-To: .*<aenne@post\.example>\n/);
	expect(mail).toContain('ist der Ring noch da?');
});

it('takes a message once, however often it is sent, and another under the same key not at all', async () => {
	const orders = await runOrders();
	const message = aMessage();
	const answers = await Promise.all([1, 2, 3].map(() => orders.postJson('/ecom/contact', message)));
	const later = await orders.postJson('/ecom/contact', { ...message, elapsed_ms: 90_000 });
	expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect((await orders.postJson('/ecom/contact', { ...message, message: 'Etwas anderes' })).status).toBe(409);
	expect(orders.rows('SELECT id FROM message')).toHaveLength(1);
	expect(orders.mails()).toHaveLength(1);
});

it.each([
	['an empty name', { name: '  ' }, [{ field: 'name', code: 'missing' }]],
	['a name with a line end', { name: 'A\r\nBcc: all@post.example' }, [{ field: 'name', code: 'invalid' }]],
	['a name that is too long', { name: 'a'.repeat(101) }, [{ field: 'name', code: 'too_long' }]],
	['an address without a domain', { email: 'aenne@post' }, [{ field: 'email', code: 'invalid' }]],
	['an address with a line end', { email: 'a@post.example\nBcc: b@post.example' }, [{ field: 'email', code: 'invalid' }]],
	['a message that cannot be seen', { message: 'a\0b' }, [{ field: 'message', code: 'invalid' }]],
	['a message that is too long', { message: 'a'.repeat(5001) }, [{ field: 'message', code: 'too_long' }]],
	['no consent', { privacy: false }, [{ field: 'privacy', code: 'invalid' }]],
	['a field that nobody asked for', { bcc: 'b@post.example' }, [{ field: '', code: 'invalid' }]],
	[
		'two faults',
		{ name: '', message: '' },
		[
			{ field: 'name', code: 'missing' },
			{ field: 'message', code: 'missing' },
		],
	],
])('refuses %s, and says so by field', async (_, overrides, faults) => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/contact', aMessage(overrides));
	expect([answer.status, await answer.json()]).toEqual([
		422,
		{ status: 'error', code: 'invalid', message: 'Could not post message', faults },
	]);
	expect(orders.rows('SELECT id FROM message')).toEqual([]);
});

it('takes the first value of a field that a form has twice', async () => {
	const orders = await runOrders();
	const { name, email, message } = aMessage();
	const sent = Object.entries({ project, language: 'de', name, email, message, privacy: 'on' });
	const body = new URLSearchParams(
		[...sent, ['name', 'Mallory'], ['email', 'mallory@post.example']].map(([key, value]) => [key, String(value)]),
	);
	await fetch(`${orders.url}/ecom/contact`, { method: 'POST', body, redirect: 'manual' });
	expect(orders.rows('SELECT name, email FROM message')).toEqual([{ name, email }]);
});

it('answers no other project', async () => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/contact', aMessage({ project: 'museum.example' }))).status).toBe(403);
});

it.each([
	['that fills in what nobody sees', { website: 'https://pills.example' }],
	['that is faster than anybody', { elapsed_ms: 200 }],
])('keeps the message of a program %s, answers as ever, and sends it to nobody', async (_, overrides) => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/contact', aMessage(overrides));
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
	expect(orders.rows('SELECT held_back IS NOT NULL AS held FROM message')).toEqual([{ held: 1 }]);
	expect(orders.mails()).toEqual([]);
});

it('holds back what comes a third time within a day, whoever is said to write it', async () => {
	const orders = await runOrders();
	const message = 'Buy our very cheap backlinks today!';
	const held = () => orders.rows('SELECT held_back FROM message ORDER BY id').map(({ held_back }) => held_back);
	for (const name of ['A', 'B', 'C']) {
		const answer = await orders.postFields('/ecom/contact', { ...fields, name, email: `${name}@post.example`, message });
		expect(answer.headers.get('location')).toBe('/danke');
	}
	await orders.postJson('/ecom/contact', aMessage({ message }));
	expect([held(), orders.mails().length]).toEqual([[null, null, 'same words', 'same words'], 2]);
	// what is short many people write
	for (const name of ['A', 'B', 'C']) await orders.postFields('/ecom/contact', { ...fields, name, message: 'Bitte um Rückruf' });
	orders.wait(24 * 3_600_000);
	await orders.postJson('/ecom/contact', aMessage({ message }));
	expect(held().slice(4)).toEqual([null, null, null, null]);
});

describe('without scripts', () => {
	it.each([
		['de', '/danke'],
		['en', '/en/thanks'],
		['fr', '/fr/merci'],
	])('a message in %s leads to %s', async (language, path) => {
		const orders = await runOrders();
		const answer = await orders.postFields('/ecom/contact', { ...fields, language });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
		expect(orders.mails()).toHaveLength(1);
	});

	it.each([
		['an empty field', { message: '' }, '/kontakt#contact-missing'],
		['a wrong one', { email: 'aenne' }, '/kontakt#contact-invalid'],
		['another project', { project: 'museum.example' }, '/kontakt#contact-failed'],
		['an unknown language', { language: 'xx' }, '/kontakt#contact-invalid'],
		['English', { language: 'en', name: '' }, '/en/contact#contact-missing'],
	])('%s leads back to the form', async (_, overrides, location) => {
		const orders = await runOrders();
		const answer = await orders.postFields('/ecom/contact', { ...fields, ...overrides });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
		expect(orders.rows('SELECT id FROM message')).toEqual([]);
	});

	it('consent that is not given leads back', async () => {
		const orders = await runOrders();
		const { privacy: _, ...others } = fields;
		const answer = await orders.postFields('/ecom/contact', others);
		expect(answer.headers.get('location')).toBe('/kontakt#contact-invalid');
	});

	it('a double click is one message, and the same words an hour later another', async () => {
		const orders = await runOrders();
		await Promise.all([orders.postFields('/ecom/contact', fields), orders.postFields('/ecom/contact', fields)]);
		expect(orders.rows('SELECT id FROM message')).toHaveLength(1);
		orders.wait(3_600_000);
		await orders.postFields('/ecom/contact', fields);
		expect(orders.rows('SELECT id FROM message')).toHaveLength(2);
	});
});
