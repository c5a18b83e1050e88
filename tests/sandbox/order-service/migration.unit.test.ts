/** A database of the time before orders: what it holds stays, and orders are taken. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { anOrder } from './an-order.ts';
import { aMessage, runOrders } from './run-orders.ts';

it('goes on with the file of an earlier version', async () => {
	const dataDir = await temporaryFolder();
	const earlier = new DatabaseSync(path.join(dataDir, 'orders.sqlite'));
	earlier.exec(`
		PRAGMA journal_mode = WAL;
		CREATE TABLE request (
			key TEXT PRIMARY KEY, endpoint TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL
		) STRICT;
		CREATE TABLE message (
			id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, text TEXT NOT NULL,
			held_back TEXT
		) STRICT;
		CREATE TABLE mail (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, eml BLOB NOT NULL, written INTEGER NOT NULL DEFAULT 0) STRICT;
		CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
		CREATE TABLE shop_order (
			id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, idempotency_key TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
			at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, shipping_address TEXT NOT NULL, invoice_address TEXT,
			comment TEXT, shipping_method INTEGER NOT NULL, payment_method INTEGER NOT NULL, payment_kind TEXT NOT NULL,
			shipping_cents INTEGER NOT NULL, wrapping_cents INTEGER, total_cents INTEGER NOT NULL, legal_texts TEXT NOT NULL
		) STRICT;
		CREATE TABLE order_line (
			order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER NOT NULL, at INTEGER NOT NULL, product INTEGER NOT NULL,
			variant INTEGER, name TEXT NOT NULL, personalization TEXT, count INTEGER NOT NULL CHECK (count > 0), cents INTEGER NOT NULL,
			PRIMARY KEY (order_id, position)
		) STRICT;
		INSERT INTO message (at, language, name, email, text) VALUES (1, 'de', 'Früher', 'a@post.example', 'Hallo');
		INSERT INTO mail (at, eml) VALUES (1, x'46726f6d3a20610d0a0d0a');
	`);
	earlier.close();
	for (const number of [1001, 1002]) {
		const orders = await runOrders({ dataDir });
		expect(await (await orders.postJson('/ecom/order', anOrder())).json()).toMatchObject({ status: 'ok', order_id: number });
		expect((await orders.postJson('/ecom/contact', aMessage({ message: `Nachricht ${number}` }))).status).toBe(200);
		expect(orders.rows('SELECT name FROM message ORDER BY id LIMIT 1')).toEqual([{ name: 'Früher' }]);
		expect(orders.mails()[0]).toBe('From: a\n\n');
		await orders.stop();
	}
});
