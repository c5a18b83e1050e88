/** Which order a withdrawal is of, what the shop is told of it, and that the refund is not forgotten. */
import { expect, it } from 'vitest';
import { acceptOrder } from '../../orders/actions/accept-order.ts';
import { shipLines } from '../../orders/actions/ship-lines.ts';
import { prepareWithdrawal } from '../../orders/forms/withdrawal.ts';
import { matchWithdrawal } from '../../orders/returns/match-withdrawal.ts';
import { watchRefunds } from '../../orders/returns/watch-refunds.ts';
import type { Service } from '../../orders/service.ts';
import { book } from '../../orders/transitions/ledger.ts';
import { aService } from './a-service.ts';
import { aLine } from './an-order.ts';
import { aWithdrawal } from './run-orders.ts';

const owner = { who: 'owner' };
const engraved = {
	lines: [aLine(), aLine({ product: 8, personalization: { text: 'Ab', schrift: 'Antiqua' } })],
	total_price_brutto: '205.90',
};

/** One order, 1001, of Änne's; the clock is the test's. */
async function anOrderToWithdraw(overrides: Record<string, unknown> = {}) {
	const parts = await aService([overrides]);
	let now = Date.parse('2026-11-20T12:00:00Z');
	const service: Service = { ...parts.service, nowMs: () => now };
	const before = parts.rows('SELECT id FROM outbox').length;
	const act = (work: () => unknown): unknown => service.database.transaction(work);
	return {
		...{ act, service, rows: parts.rows },
		at(moment: string) {
			now = Date.parse(moment);
		},
		withdraw: (words: Record<string, unknown>) =>
			act(prepareWithdrawal({ ...aWithdrawal({ contract: 'B-1001' }), ...words } as Parameters<typeof prepareWithdrawal>[0], service)),
		pay: (kind: 'received' | 'refunded', cents: number) =>
			act(() => book(service.database, { order: 1001, provider: 'transfer', kind, reference: `${kind} ${cents}`, cents }, now)),
		ship() {
			act(() => acceptOrder(service, 1001, owner));
			const positions = parts.rows('SELECT position FROM order_line').map(({ position }) => Number(position));
			act(() => shipLines(service, 1001, { positions, carrier: null, tracking: null, evenUnpaid: true }, owner));
		},
		/** To the shop. */
		notes: () =>
			parts
				.rows(`SELECT body FROM outbox WHERE id > ${before} ORDER BY id`)
				.map(({ body }) => JSON.parse(String(body)) as { readonly to: string; readonly subject: string; readonly text: string })
				.filter(({ to }) => to === 'laden@goldschmiede.example'),
	};
}

it.each(['aenne@bücher.example', 'aenne@xn--bcher-kva.example', ' AENNE@Bücher.example', 'aenne@BU\u0308CHER.example'])(
	'knows the buyer who writes the address as %s',
	async (email) => {
		const { service } = await anOrderToWithdraw();
		service.database.sql.exec("UPDATE shop_order SET email = 'aenne@bücher.example'");
		expect(matchWithdrawal({ contract: 'B-1001', email }, service.database).kind).toBe('same_email');
		expect(matchWithdrawal({ contract: 'B-1001', email: 'aenne@bucher.example' }, service.database).kind).toBe('other_email');
	},
);

it('tells the shop that a withdrawal of another’s order is another’s, and moves no money for it', async () => {
	const { withdraw, pay, notes, rows } = await anOrderToWithdraw();
	pay('received', 10_590);
	withdraw({ name: 'Mallory', email: 'mallory@post.example', contract: '1001' });
	expect(notes()[0]?.text).toContain('ACHTUNG: Die E-Mail-Adresse ist NICHT die der Bestellung 1001.');
	expect(rows('SELECT state FROM shop_order')).toEqual([{ state: 'placed' }]);
	expect(rows("SELECT kind FROM ledger WHERE kind <> 'received' UNION ALL SELECT uuid FROM refund")).toEqual([]);
	expect(rows('SELECT order_id, match FROM withdrawal')).toEqual([{ order_id: 1001, match: 'other_email' }]);
	expect(rows('SELECT transition, who, why FROM order_event ORDER BY id').at(-1)).toEqual({
		...{ transition: 'withdrawal', who: 'buyer', why: 'other_email' },
	});
});

it.each([
	['B-1001', 'Aenne@POST.example', 'same_email'],
	['Bestellung Nr. 1001 vom 20.11.2026', 'aenne@post.example', 'same_email'],
	['1002 und 1001', 'aenne@post.example', 'same_email'],
	['1002', 'aenne@post.example', 'other_email'],
	['der Ring vom Mai', 'aenne@post.example', 'no_order'],
	['10011', 'aenne@post.example', 'no_order'],
	['4711', 'aenne@post.example', 'no_order'],
])('finds the order that "%s" names for %s: %s', async (contract, email, match) => {
	const parts = await aService([{}, { email: 'bert@post.example' }]);
	parts.service.database.transaction(
		prepareWithdrawal(aWithdrawal({ contract, email }) as unknown as Parameters<typeof prepareWithdrawal>[0], parts.service),
	);
	expect(parts.rows('SELECT match FROM withdrawal')).toEqual([{ match }]);
});

it('says what is exempt, what is paid, and until when it has to go back', async () => {
	const { withdraw, pay, notes } = await anOrderToWithdraw(engraved);
	pay('received', 20_590);
	withdraw({});
	const text = notes()[0]?.text.replace(/\u00a0/g, ' ') ?? '';
	for (const words of [
		'Bestellung: 1001; die E-Mail-Adresse ist die des Käufers.',
		'Frist: Es ist noch nicht alles versandt; die Widerrufsfrist hat nicht begonnen.',
		'Ohne Widerrufsrecht, weil nach Kundenangaben angefertigt (§ 312g Abs. 2 Nr. 1 BGB): 1 × Gravurring\n',
		'Bezahlt und nicht erstattet: 205,90 €. Die Rückzahlung ist bis zum 4. Dezember 2026 fällig',
	])
		expect(text).toContain(words);
});

it.each([
	['dropped = 2', '§ 312g Abs. 2 Nr. 1 BGB): 1 × Gravurring\n'],
	["dropped = 3, state = 'dropped'", null],
])('names of what is exempt what will be sent: %s', async (changed, words) => {
	const lines = [aLine(), aLine({ product: 8, count: 3, personalization: { text: 'Ab', schrift: 'Antiqua' } })];
	const { withdraw, service, notes } = await anOrderToWithdraw({ lines, total_price_brutto: '405.90' });
	service.database.sql.exec(`UPDATE order_line SET ${changed} WHERE position = 1`);
	withdraw({});
	const [{ text = '' } = {}] = notes();
	if (words === null) expect(text).not.toContain('312g');
	else expect(text).toContain(words);
});

it.each([
	['2026-12-04T22:59:00Z', 'enden frühestens am 4.\u00a0Dezember 2026: Der Widerruf ist rechtzeitig.'],
	[
		'2026-12-04T23:00:00Z',
		'wann er ankam, ist hier unbekannt. Bei Ankunft am selben Tag wäre die Frist am 4.\u00a0Dezember 2026 abgelaufen.',
	],
])('computes the period from the last parcel, and says what is not known: %s', async (moment, words) => {
	const { withdraw, ship, at, notes } = await anOrderToWithdraw();
	ship();
	at(moment);
	withdraw({});
	expect(notes()[0]?.text).toContain(words);
});

it('reminds the shop once, four days before the refund is late, and not of one that was made', async () => {
	const { service, withdraw, pay, at, notes } = await anOrderToWithdraw();
	pay('received', 10_590);
	withdraw({});
	const watchAt = (moment: string): void => {
		at(moment);
		watchRefunds(service);
	};
	watchAt('2026-11-30T22:59:59Z');
	expect(notes()).toHaveLength(1);
	watchAt('2026-11-30T23:00:00Z');
	watchAt('2026-12-01T23:00:00Z');
	expect(notes().map(({ subject }) => subject)).toEqual([
		'Widerruf über die Website: B-1001',
		'Rückzahlung zum Widerruf der Bestellung 1001 wird fällig',
	]);
	expect(notes()[1]?.text).toMatch(
		/am 20\.\u00a0November 2026 eingegangen.* 105,90\u00a0€\. Die Rückzahlung ist bis zum 4\.\u00a0Dezember 2026 fällig/,
	);
	at('2026-12-02T12:00:00Z');
	withdraw({ contract: '1001 noch einmal' });
	pay('refunded', 5_000);
	watchAt('2026-12-20T12:00:00Z');
	expect(notes().filter(({ subject }) => subject.startsWith('Rückzahlung'))).toHaveLength(1);
});
