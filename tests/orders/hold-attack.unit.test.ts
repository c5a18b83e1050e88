/**
 * What unpaid transfers of one person take off sale: eight limited products of fifteen pieces, three of them single ones, and orders from one network and from
 * ten, with throwaway addresses and with mailboxes that confirm. The table that it prints stands in docs/measurements.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type Shop, toShop } from '../../orders/shop/shop.ts';
import type { OrderServiceOptions } from '../../orders/start-order-service.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { book } from '../../orders/transitions/ledger.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aLine, anOrder } from './an-order.ts';
import { linkIn, project, type RunningOrders, runOrders, somePayments } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const hourMs = 3_600_000;
const startMs = Date.parse('2026-11-20T12:00:00Z');
/** Of each product, by its id from 1. */
const stocks = [1, 1, 1, 2, 2, 2, 3, 3];
const allPieces = stocks.reduce((sum, stock) => sum + stock, 0);
const products = stocks.map((_, index) => index + 1);

async function aShop(): Promise<Shop> {
	const record = (id: number) => ({
		...{ id, project, status: 'published', display_name: `Ring ${id}`, price_brutto: '100.00', variants: [] },
		...{ stock: stocks[id - 1], reorder_possible: false },
	});
	const limited = toShop(
		{ records: (name) => (name === 'ecommerce_product' ? products.map(record) : []), manifest: {} } as Parameters<typeof toShop>[0],
		project,
	);
	const { offer, details, limitedStock, nameOf } = limited;
	return { ...(await someShop().read()), offer, details, limitedStock, nameOf };
}

const run = (options: Partial<OrderServiceOptions>) =>
	runOrders({
		...{ reservations: {}, linksPerVisitor: 1_000_000, shop: { read: aShop } },
		payments: { ...somePayments, acceptance: { transfer: 'automatic' } },
		...options,
	});

interface Attack {
	readonly networks: number;
	/** Mailboxes of each network; each orders every product, as much of it as there is. */
	readonly mailboxes: number;
	readonly confirms: boolean;
}

async function order(orders: RunningOrders, { email, ip, product, count }: { email: string; ip: string; product: number; count: number }) {
	const total = { lines: [aLine({ product, count })], total_price_brutto: `${count * 100 + 5}.90` };
	return orders.postJson('/ecom/order', anOrder({ email, ...total }), { 'x-forwarded-for': ip });
}

async function attack(orders: RunningOrders, { networks, mailboxes, confirms }: Attack): Promise<void> {
	for (let network = 1; network <= networks; network++) {
		for (let mailbox = 1; mailbox <= mailboxes; mailbox++) {
			for (const product of products) {
				const email = `throwaway-${mailbox}@${network}.example`;
				// Refused where all of it is held.
				await order(orders, { email, ip: `198.51.100.${network}`, product, count: 1 });
			}
		}
	}
	if (!confirms) return;
	const links = orders.mails().filter((mail) => mail.includes('/ecom/order/confirm'));
	for (const mail of links) await orders.postFields(linkIn(mail), { pressed: 'yes' });
}

/** Pieces of each product that are neither held nor sold: PayPal and Klarna sell them at once, and a person by any other way. */
async function piecesLeft(orders: RunningOrders): Promise<readonly number[]> {
	const left = [];
	// One at a time: an order gets a few of all limited products only.
	for (const product of products) {
		const answer = await orders.postJson('/ecom/quote', { project, lines: [aLine({ product, personalization: null })] });
		const { lines } = (await answer.json()) as { readonly lines: readonly { readonly max_count?: number }[] };
		left.push(lines[0]?.max_count ?? 0);
	}
	return left;
}

/** How many products honest buyers, each from a network of their own, get by transfer one after the other. */
async function soldByTransfer(orders: RunningOrders): Promise<number> {
	const before = orders.mails().length;
	for (const product of products)
		await order(orders, { email: `buyer@${product}.honest.example`, ip: `203.0.113.${product}`, product, count: 1 });
	const links = orders
		.mails()
		.slice(before)
		.filter((mail) => mail.includes('.honest.example') && mail.includes('/ecom/order/confirm'));
	for (const mail of links) await orders.postFields(linkIn(mail), { pressed: 'yes' });
	return orders.rows("SELECT id FROM shop_order WHERE state = 'accepted' AND email LIKE '%.honest.example'").length;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const rows: string[] = [
	'| attack | held at once | after 3 hours | after 25 hours | left for PayPal and Klarna, pieces (products) | sold by transfer to eight honest buyers, after 25 hours |',
	'|---|---|---|---|---|---|',
];

it.each([
	['none', { networks: 0, mailboxes: 0, confirms: false }, [0, 0, 0], 8],
	['one network, eight throwaway addresses', { networks: 1, mailboxes: 8, confirms: false }, [3, 1, 0], 8],
	['one network, eight mailboxes that confirm', { networks: 1, mailboxes: 8, confirms: true }, [3, 3, 3], 5],
	['ten networks, two throwaway addresses each', { networks: 10, mailboxes: 2, confirms: false }, [8, 2, 0], 8],
	['ten networks, two mailboxes that confirm each', { networks: 10, mailboxes: 2, confirms: true }, [8, 8, 8], 0],
] as const)('from %s', async (name, plan, expectedHeld, expectedSold) => {
	const dataDir = await temporaryFolder();
	let orders = await run({ dataDir });
	await attack(orders, plan);
	const held: number[] = [];
	for (const hours of [0, 3, 25]) {
		await orders.stop();
		orders = await run({ dataDir, clock: { nowMs: () => startMs + hours * hourMs, evidence: null } });
		held.push(allPieces - sum(await piecesLeft(orders)));
	}
	const left = await piecesLeft(orders);
	const sold = await soldByTransfer(orders);
	const leftText = `${sum(left)} of ${allPieces} (${left.filter((count) => count > 0).length} of ${products.length})`;
	rows.push(`| ${name} | ${held.join(' | ')} | ${leftText} | ${sold} |`);
	expect([held, sold]).toEqual([expectedHeld, expectedSold]);
	// Nobody holds them all, and nobody was told that the shop has no more: half and more is there.
	expect(sum(left) * 2).toBeGreaterThanOrEqual(allPieces - 1);
});

it('is not helped by a cent for each order', async () => {
	const dataDir = await temporaryFolder();
	const orders = await run({ dataDir });
	const database = openDatabase(dataDir);
	onTestFinished(() => database.close());
	for (const product of products) {
		const placed = await order(orders, { email: 'one@post.example', ip: '198.51.100.1', product, count: 1 });
		const { order_id: id } = await placed.json();
		const cent = { order: id, provider: 'transfer', kind: 'received', reference: `cent ${id}`, cents: 1 } as const;
		database.transaction(() => book(database, cent, startMs));
	}
	expect(allPieces - sum(await piecesLeft(orders))).toBe(2);
	await orders.stop();
	const later = await run({ dataDir, clock: { nowMs: () => startMs + 25 * hourMs, evidence: null } });
	expect(sum(await piecesLeft(later))).toBe(allPieces);
});

afterAll(() => {
	console.info(rows.join('\n'));
});

it('is what the measurements say', () => {
	const measured = readFileSync(path.join(projectDir, 'docs/measurements.md'), 'utf8');
	expect(rows.filter((row) => !measured.includes(row))).toEqual([]);
});
