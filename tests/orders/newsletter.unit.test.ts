/** The newsletter by double opt-in: only the owner of an address begins it, anybody with its link ends it, and nobody learns who receives it. */
import { expect, it } from 'vitest';
import { arrivals, aSignUp, linkIn, project, type RunningOrders, runOrders } from './run-orders.ts';

const hourMs = 3_600_000;
const subscriptions = (orders: RunningOrders) => orders.rows('SELECT email, state FROM subscription');
const press = (orders: RunningOrders, link: string) => orders.postFields(link, { pressed: 'yes' });
const locationOf = (response: Response) => response.headers.get('location');

async function confirmed(orders: RunningOrders): Promise<string> {
	await orders.postJson('/ecom/newsletter', aSignUp());
	const link = linkIn(orders.mails().at(-1));
	await press(orders, link);
	return link;
}

it('begins with the button that the mail leads to, not with the sign-up, and not by looking at the link', async () => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/newsletter', aSignUp())).status).toBe(200);
	const link = linkIn(orders.mails()[0]);
	const page = await orders.get(link);
	expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Anmeldung bestätigen')]);
	expect(subscriptions(orders)).toEqual([{ email: 'aenne@post.example', state: 'pending' }]);
	expect(locationOf(await press(orders, link))).toBe('/newsletter#newsletter-confirmed');
	expect(subscriptions(orders)).toEqual([{ email: 'aenne@post.example', state: 'confirmed' }]);
});

it('can be confirmed twice, but welcomes once', async () => {
	const orders = await runOrders();
	const link = await confirmed(orders);
	expect(locationOf(await press(orders, link))).toBe('/newsletter#newsletter-confirmed');
	expect(orders.mails()).toHaveLength(2);
});

it('ends by the link of any later mail, and the first link does not begin it again', async () => {
	const orders = await runOrders();
	const first = await confirmed(orders);
	const welcome = orders.mails().at(-1);
	const end = linkIn(welcome);
	expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
	expect(await (await orders.get(end)).text()).toContain('Newsletter abbestellen');
	expect(subscriptions(orders)).toMatchObject([{ state: 'confirmed' }]);
	// as a mail program presses it (RFC 8058)
	expect(locationOf(await orders.postFields(end, { 'List-Unsubscribe': 'One-Click' }))).toBe('/newsletter#newsletter-unsubscribed');
	expect(subscriptions(orders)).toMatchObject([{ state: 'unsubscribed' }]);
	expect(locationOf(await press(orders, first))).toBe('/newsletter#newsletter-expired');
	expect(subscriptions(orders)).toMatchObject([{ state: 'unsubscribed' }]);
});

it('takes a link for 48 hours, and only the last one', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/newsletter', aSignUp());
	await orders.postJson('/ecom/newsletter', aSignUp());
	const [first, second] = orders.mails().map(linkIn);
	expect(locationOf(await orders.get(first ?? ''))).toBe('/newsletter#newsletter-expired');
	orders.wait(48 * hourMs - 1);
	expect((await orders.get(second ?? '')).status).toBe(200);
	orders.wait(1);
	expect(locationOf(await orders.get(second ?? ''))).toBe('/newsletter#newsletter-expired');
	expect(locationOf(await press(orders, second ?? ''))).toBe('/newsletter#newsletter-expired');
});

it('takes no link that it did not make', async () => {
	const orders = await runOrders();
	await confirmed(orders);
	const forged = ['', '1', '1.', '1.AAAA', `1.${'A'.repeat(43)}`, '../../x', '99999999999999999999.x', "' OR 1=1 --"];
	for (const token of forged) {
		for (const kind of ['confirm', 'unsubscribe']) {
			const link = `/ecom/newsletter/${kind}?${new URLSearchParams({ language: 'en', token })}`;
			expect(locationOf(await orders.get(link))).toBe('/en/newsletter#newsletter-expired');
			expect(locationOf(await press(orders, link))).toBe('/en/newsletter#newsletter-expired');
		}
	}
	expect(subscriptions(orders)).toMatchObject([{ state: 'confirmed' }]);
});

it('answers alike for an address that is new, waiting, subscribed, and ended', async () => {
	const orders = await runOrders();
	const ask = async () => {
		const answer = await orders.postJson('/ecom/newsletter', aSignUp());
		const answered = [answer.status, await answer.text(), ...answer.headers.keys()];
		orders.wait(25 * hourMs);
		return answered;
	};
	const fresh = await ask();
	expect(await ask()).toEqual(fresh);
	await press(orders, linkIn(orders.mails().at(-1)));
	expect(await ask()).toEqual(fresh);
	expect(orders.mails().at(-1)).toContain('Sie erhalten unseren Newsletter bereits');
	await press(orders, linkIn(orders.mails().at(-1)));
	expect(subscriptions(orders)).toMatchObject([{ state: 'unsubscribed' }]);
	expect(await ask()).toEqual(fresh);
});

it('lets an address be signed up three times a day, whoever does it and whether it is subscribed', async () => {
	const orders = await runOrders();
	const statuses: number[] = [];
	for (const email of ['aenne@post.example', 'Aenne@POST.example', 'aenne@post.example', 'aenne@post.example']) {
		statuses.push((await orders.postJson('/ecom/newsletter', aSignUp({ email }))).status);
	}
	expect(statuses).toEqual([200, 200, 200, 429]);
	const answer = await orders.postFields('/ecom/newsletter', { project, language: 'en', website: '', email: 'aenne@post.example' });
	expect(locationOf(answer)).toBe('/en/newsletter#newsletter-duplicate');
	orders.wait(24 * hourMs);
	expect((await orders.postJson('/ecom/newsletter', aSignUp())).status).toBe(200);
});

it('has one subscription of an address, and counts its mailbox once, however it is written', async () => {
	const orders = await runOrders();
	const signUp = async (email: string) => (await orders.postJson('/ecom/newsletter', aSignUp({ email }))).status;
	expect([await signUp('aenne@post.example'), await signUp('AENNE@post.example')]).toEqual([200, 200]);
	expect(orders.rows('SELECT email FROM subscription')).toEqual([{ email: 'aenne@post.example' }]);
	expect([await signUp('aenne+1@post.example'), await signUp('Aenne+2@post.example')]).toEqual([200, 429]);
});

it('keeps for the shop to see that a program signed somebody up, for a month, and sends nothing', async () => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/newsletter', aSignUp({ website: 'x' }))).status).toBe(200);
	expect((await orders.postJson('/ecom/newsletter', aSignUp({ elapsed_ms: 10 }))).status).toBe(200);
	expect([orders.mails(), subscriptions(orders)]).toEqual([[], []]);
	expect(orders.rows('SELECT language, email, held_back FROM held_back_sign_up')).toEqual([
		{ language: 'de', email: 'aenne@post.example', held_back: 'hidden field' },
		{ language: 'de', email: 'aenne@post.example', held_back: 'too fast' },
	]);
	expect(await (await orders.get(arrivals)).text()).toContain('<td>aenne@post.example</td><td>too fast</td>');
	await orders.stop();
	const later = await runOrders({ dataDir: orders.dataDir, clock: { nowMs: () => Date.parse('2026-12-20T12:00:01Z'), evidence: null } });
	await later.get('/ecom/status');
	expect(later.rows('SELECT id FROM held_back_sign_up')).toEqual([]);
});

it('lets nobody follow links without end, and tells people and mail programs so', async () => {
	const orders = await runOrders({ linksPerVisitor: 2 });
	await orders.postJson('/ecom/newsletter', aSignUp());
	const link = linkIn(orders.mails()[0]);
	expect((await orders.get(link)).status).toBe(200);
	expect(locationOf(await orders.get('/ecom/newsletter/confirm?token=x'))).toBe('/newsletter#newsletter-expired');
	expect(locationOf(await orders.get(link))).toBe('/newsletter#newsletter-limited');
	expect(locationOf(await press(orders, link))).toBe('/newsletter#newsletter-limited');
	const program = await orders.postFields(link.replace('confirm', 'unsubscribe'), { 'List-Unsubscribe': 'One-Click' });
	expect([program.status, program.headers.get('retry-after')]).toEqual([429, '600']);
	expect(subscriptions(orders)).toMatchObject([{ state: 'pending' }]);
	// which costs nobody a form
	expect((await orders.postJson('/ecom/newsletter', aSignUp())).status).toBe(200);
	orders.wait(600_000);
	expect(locationOf(await press(orders, linkIn(orders.mails()[1])))).toBe('/newsletter#newsletter-confirmed');
});

it('forgets who never confirmed', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/newsletter', aSignUp());
	await orders.stop();
	const later = await runOrders({ dataDir: orders.dataDir, clock: { nowMs: () => Date.parse('2026-11-24T12:00:00Z'), evidence: null } });
	await later.get('/ecom/status');
	expect(subscriptions(later)).toEqual([]);
});

it.each([
	[{ email: '' }, '/newsletter#newsletter-missing'],
	[{ email: 'aenne' }, '/newsletter#newsletter-invalid'],
	[{ email: 'aenne@post.example' }, '/newsletter#newsletter-check-mail'],
	[{ email: 'aenne@post.example', language: 'fr' }, '/fr/newsletter#newsletter-check-mail'],
])('without scripts, %o leads to %s', async (overrides, location) => {
	const orders = await runOrders();
	const answer = await orders.postFields('/ecom/newsletter', { project, language: 'de', website: '', ...overrides });
	expect([answer.status, locationOf(answer)]).toEqual([303, location]);
});
