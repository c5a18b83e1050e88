/** Withdrawals (§ 356a BGB): whatever contract is named, each is kept once, told to the shop, and its receipt confirmed with content, date and time. */
import { describe, expect, it } from 'vitest';
import { aCompany, arrivals, aWithdrawal, project, type RunningOrders, runOrders } from './run-orders.ts';

const fields = { project, language: 'de', website: '', name: 'Änne', contract: '2026-0041', email: 'a@post.example', message: '' };
const path = '/ecom/withdrawal';

const kept = (orders: RunningOrders) => orders.rows('SELECT language, name, email, contract, text, held_back FROM withdrawal');

describe('§ 356a BGB: the receipt on a durable medium', () => {
	it.each([
		['de', 'Ihr Widerruf ist bei uns eingegangen, und zwar am 20.\u00a0November 2026 um 13:00\u00a0Uhr (MEZ)', 'Vertrag: 2026-0041'],
		['en', 'We received your withdrawal on 20\u00a0November 2026 at 13:00 (CET)', 'Contract: 2026-0041'],
		[
			'fr',
			'Nous avons bien reçu votre rétractation, le 20\u00a0novembre 2026 à 13\u00a0h\u00a000 (heure d’Europe centrale)',
			'Contrat : 2026-0041',
		],
	])('says in %s what was received, and when', async (language, received, contract) => {
		const orders = await runOrders();
		const answer = await orders.postJson(path, aWithdrawal({ language, message: 'Nur die Kette,\nnicht der Ring.' }));
		expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', received_at: '2026-11-20T12:00:00.000Z' }]);
		const [note = '', receipt = '', ...more] = orders.mails();
		expect(more).toEqual([]);
		expect(receipt).toContain('To: aenne@post.example\n');
		expect(receipt).toMatch(/Reply-To: .*<laden@goldschmiede\.example>\n/);
		for (const part of [received, contract, 'Änne Öhlschläger', 'aenne@post.example', 'Nur die Kette,\nnicht der Ring.'])
			expect(receipt).toContain(part);
		expect(note).toContain('To: laden@goldschmiede.example\n');
		expect(note).toMatch(/Reply-To: .*<aenne@post\.example>\n/);
		for (const part of [
			'Vertrag: 2026-0041',
			`Sprache der Seite: ${language}`,
			'um 13:00\u00a0Uhr (MEZ)',
			'mit Datum und Uhrzeit bestätigt',
		])
			expect(note).toContain(part);
		expect(kept(orders)).toEqual([
			{
				language,
				name: 'Änne Öhlschläger',
				email: 'aenne@post.example',
				contract: '2026-0041',
				text: 'Nur die Kette,\nnicht der Ring.',
				held_back: null,
			},
		]);
	});

	it('says in receipt and note what time it was in the shop', async () => {
		const orders = await runOrders({ company: aCompany({ country: 'FI' }) });
		await orders.postJson(path, aWithdrawal({ language: 'de' }));
		const [note, receipt] = orders.mails();
		for (const mail of [note, receipt]) expect(mail).toContain('20.\u00a0November 2026 um 14:00\u00a0Uhr (OEZ)');
	});
});

it.each(['der Ring vom Mai', '../../etc/passwd', '👻', "'; DROP TABLE withdrawal; --", '9'.repeat(200)])(
	'§ 356a BGB: takes any value for the contract: %s',
	async (contract) => {
		const orders = await runOrders();
		expect((await orders.postJson(path, aWithdrawal({ contract }))).status).toBe(200);
		expect(kept(orders)).toMatchObject([{ contract }]);
	},
);

it('§ 356a BGB: takes withdrawals while the shop is in maintenance', async () => {
	const orders = await runOrders();
	await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' }, { 'sec-fetch-site': 'same-origin' });
	expect((await orders.postJson(path, aWithdrawal())).status).toBe(200);
});

it('takes a withdrawal once, however often it is sent, says the same moment each time, and takes no other under its key', async () => {
	const orders = await runOrders();
	const withdrawal = aWithdrawal();
	const answers = await Promise.all([1, 2, 3].map(() => orders.postJson(path, withdrawal)));
	orders.wait(3_600_000);
	const later = await orders.postJson(path, { ...withdrawal, elapsed_ms: 90_000 });
	for (const answer of [...answers, later])
		expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', received_at: '2026-11-20T12:00:00.000Z' }]);
	expect((await orders.postJson(path, { ...withdrawal, contract: '2026-0042' })).status).toBe(409);
	expect(kept(orders)).toHaveLength(1);
	expect(orders.mails()).toHaveLength(2);
});

it.each([
	['no name', { name: ' ' }, [{ field: 'name', code: 'missing' }]],
	['no contract', { contract: '' }, [{ field: 'contract', code: 'missing' }]],
	['a contract of two lines', { contract: '1\r\nBcc: all@post.example' }, [{ field: 'contract', code: 'invalid' }]],
	['a contract that is too long', { contract: '1'.repeat(201) }, [{ field: 'contract', code: 'too_long' }]],
	['an address with a line end', { email: 'a@post.example\nBcc: b@post.example' }, [{ field: 'email', code: 'invalid' }]],
	['a message that cannot be seen', { message: 'a\0b' }, [{ field: 'message', code: 'invalid' }]],
	['the first step alone', { confirmed: false }, [{ field: 'confirmed', code: 'invalid' }]],
	['a field that nobody asked for', { bcc: 'b@post.example' }, [{ field: '', code: 'invalid' }]],
])('refuses %s, and says so by field', async (_, overrides, faults) => {
	const orders = await runOrders();
	const answer = await orders.postJson(path, aWithdrawal(overrides));
	expect([answer.status, await answer.json()]).toEqual([
		422,
		{ status: 'error', code: 'invalid', message: 'Could not post withdrawal', faults },
	]);
	expect([kept(orders), orders.mails()]).toEqual([[], []]);
});

it('answers no other project, and not too often', async () => {
	const orders = await runOrders({ formsPerVisitor: 2 });
	expect((await orders.postJson(path, aWithdrawal({ project: 'museum.example' }))).status).toBe(403);
	expect((await orders.postJson(path, aWithdrawal())).status).toBe(200);
	expect((await orders.postJson(path, aWithdrawal())).status).toBe(429);
	expect((await orders.postFields(path, fields)).headers.get('location')).toBe('/vertrag-widerrufen#withdrawal-limited');
});

it.each([
	['that fills in what nobody sees', { website: 'https://pills.example' }, 'hidden field'],
	['that is faster than anybody', { elapsed_ms: 200 }, 'too fast'],
])('tells the shop even what looks like the work of a program %s, and sends no receipt by itself', async (_, overrides, reason) => {
	const orders = await runOrders();
	expect((await orders.postJson(path, aWithdrawal(overrides))).status).toBe(200);
	expect(kept(orders)).toMatchObject([{ held_back: reason }]);
	const [note = '', ...more] = orders.mails();
	expect(more).toEqual([]);
	expect(note).toContain('To: laden@goldschmiede.example\n');
	expect(note).toContain(`NICHT bestätigt (${reason})`);
});

it('fills nobody’s mailbox: ten receipts a day go to one address, and the shop hears of all', async () => {
	const orders = await runOrders();
	for (let number = 1; number <= 12; number++) {
		const email = ['aenne@post.example', 'Aenne@POST.example', 'aenne+widerruf@post.example'][number % 3];
		expect((await orders.postJson(path, aWithdrawal({ contract: String(number), email }))).status).toBe(200);
	}
	const to = (address: RegExp) => orders.mails().filter((mail) => address.test(mail)).length;
	expect([to(/^To: aenne(?:\+\w+)?@post\.example$/im), to(/^To: laden@/m)]).toEqual([10, 12]);
	expect(orders.rows("SELECT contract FROM withdrawal WHERE held_back = 'many receipts'")).toEqual([
		{ contract: '11' },
		{ contract: '12' },
	]);
	orders.wait(24 * 3_600_000);
	await orders.postJson(path, aWithdrawal({ contract: '13' }));
	expect(to(/^To: aenne(?:\+\w+)?@post\.example$/im)).toBe(11);
});

it('is shown among what arrived, as text whatever it is', async () => {
	const orders = await runOrders();
	await orders.postJson(path, aWithdrawal({ contract: '<img src=x onerror=alert(1)>' }));
	const page = await (await orders.get(arrivals)).text();
	expect(page).toContain('&#60;img src=x');
	expect(page).not.toContain('<img');
});

describe('without scripts', () => {
	/** The hidden fields of the second step, as a browser sends them. */
	function hiddenFields(html: string): Record<string, string> {
		const decode = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
		return Object.fromEntries(
			[...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [name, decode(value)]),
		);
	}

	it.each([
		['de', 'Widerruf bestätigen', '/vertrag-widerrufen'],
		['en', 'Confirm withdrawal', '/en/withdraw-from-contract'],
		['fr', 'Confirmer la rétractation', '/fr/se-retracter'],
	])('§ 356a BGB: the second step in %s shows what was entered and asks to confirm it', async (language, button, page) => {
		const orders = await runOrders();
		const message = 'Nur die Kette.\r\n"Danke" & <b>Gruß</b>';
		const asked = await orders.postFields(path, { ...fields, language, message });
		const html = await asked.text();
		expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
		expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(asked.headers.get('content-security-policy')).toContain("form-action 'self'");
		expect(asked.headers.get('cache-control')).toBe('no-store');
		expect(html).toContain(`<html lang="${language}">`);
		expect(html).toContain(`<button type="submit">${button}</button>`);
		expect(html).toContain(`<a href="${page}">`);
		expect(html).toContain('Nur die Kette.<br>&#34;Danke&#34; &#38; &#60;b&#62;Gruß');
		expect(kept(orders)).toEqual([]);

		const confirmed = await orders.postFields(path, hiddenFields(html));
		expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, `${page}#withdrawal-sent`]);
		expect(kept(orders)).toEqual([
			{ language, name: 'Änne', email: 'a@post.example', contract: '2026-0041', text: message, held_back: null },
		]);
		expect(orders.mails()).toHaveLength(2);

		// the page stays in the browser's history
		orders.wait(3_600_000);
		expect((await orders.postFields(path, hiddenFields(html))).headers.get('location')).toBe(`${page}#withdrawal-sent`);
		expect([kept(orders).length, orders.mails().length]).toEqual([1, 2]);
	});

	it('nothing needs to be added', async () => {
		const orders = await runOrders();
		const html = await (await orders.postFields(path, fields)).text();
		expect(html).not.toContain('Mitteilung');
		await orders.postFields(path, hiddenFields(html));
		expect(kept(orders)).toMatchObject([{ text: null }]);
	});

	it.each([
		['an empty field', { contract: ' ' }, '/vertrag-widerrufen#withdrawal-missing'],
		['a wrong one', { email: 'aenne' }, '/vertrag-widerrufen#withdrawal-invalid'],
		['English', { language: 'en', name: '' }, '/en/withdraw-from-contract#withdrawal-missing'],
		['another project', { project: 'museum.example' }, '/vertrag-widerrufen#withdrawal-failed'],
		['an unknown language', { language: 'xx' }, '/vertrag-widerrufen#withdrawal-invalid'],
		['a key that is none', { confirmed: 'on', idempotency_key: 'x' }, '/vertrag-widerrufen#withdrawal-invalid'],
		['a field that nobody asked for', { bcc: 'x' }, '/vertrag-widerrufen#withdrawal-invalid'],
	])('%s leads back to the form', async (_, overrides, location) => {
		const orders = await runOrders();
		const answer = await orders.postFields(path, { ...fields, ...overrides });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
		expect(kept(orders)).toEqual([]);
	});

	it('may take as many steps as forms with scripts', async () => {
		const orders = await runOrders({ formsPerVisitor: 8 });
		for (let attempt = 1; attempt <= 8; attempt++) expect((await orders.postFields(path, fields)).status).toBe(200);
		expect((await orders.postFields(path, fields)).headers.get('location')).toBe('/vertrag-widerrufen#withdrawal-limited');
	});

	it('the second step leads to the site where that has an origin of its own', async () => {
		const orders = await runOrders({ crossOrigin: true });
		const asked = await orders.postFields(path, fields);
		const html = await asked.text();
		expect(asked.headers.get('content-security-policy')).toContain("form-action 'self' https://www.goldschmiede.example");
		expect(html).toContain('href="https://www.goldschmiede.example/vertrag-widerrufen"');
		expect((await orders.postFields(path, hiddenFields(html))).headers.get('location')).toBe(
			'https://www.goldschmiede.example/vertrag-widerrufen#withdrawal-sent',
		);
	});
});
