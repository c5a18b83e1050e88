/** A database whose file is damaged, and a disk that is full: the service says so, and takes no order that it could lose. */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeBackup } from '../../orders/backup/write-backup.ts';
import { createMonitor } from '../../orders/http/monitor.ts';
import type { Service } from '../../orders/service.ts';
import { DatabaseDamaged } from '../../orders/store/damage.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aService } from './a-service.ts';
import { anOrder } from './an-order.ts';
import { aMessage, aQuote, runOrders } from './run-orders.ts';

/** A folder with an order whose database has lost every third page, as of a failing disk; the first ones, with the schema, are whole. */
async function aDamagedFolder(): Promise<string> {
	const orders = await runOrders();
	await orders.postJson('/ecom/order', anOrder());
	await orders.stop();
	const database = openDatabase(orders.dataDir);
	// Rows in pages of their own, so that the damage is in what they say.
	for (let number = 0; number < 300; number++)
		database.sql
			.prepare("INSERT INTO message (at, language, name, email, text) VALUES (1, 'de', 'a', 'a@b.example', :text)")
			.run({ text: 'x'.repeat(3000) });
	database.sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	const pageBytes = Number(database.sql.prepare('PRAGMA page_size').get()?.page_size);
	database.close();
	const file = openSync(path.join(orders.dataDir, 'orders.sqlite'), 'r+');
	const pages = fstatSync(file).size / pageBytes;
	for (let page = 90; page < pages; page += 3) writeSync(file, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
	closeSync(file);
	return orders.dataDir;
}

it('takes nothing into a damaged database, and says to buyers that the shop is closed', async () => {
	const orders = await runOrders({ dataDir: await aDamagedFolder() });
	const count = () => orders.rows('SELECT count(*) AS count FROM shop_order');
	const refused = await orders.postJson('/ecom/order', anOrder());
	expect([refused.status, await refused.json()]).toMatchObject([403, { status: 'error', code: 'closed' }]);
	expect(await (await orders.postJson('/ecom/contact', aMessage())).json()).toMatchObject({ status: 'error', code: 'failed' });
	expect(await (await orders.get('/ecom/status')).json()).toMatchObject({ maintenance: true });
	expect(await (await orders.postJson('/ecom/quote', aQuote())).json()).toMatchObject({ status: 'ok', open: false });
	expect(count()).toEqual([{ count: 1 }]);
});

it('says in a backup that the database is damaged, and not that the disk is full', async () => {
	const [dataDir, toDir] = [await aDamagedFolder(), await temporaryFolder()];
	const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
	const backup = writeBackup({ dataDir, toDir, recipients: [recipient], keep: 3, nowMs: 0 });
	await expect(backup).rejects.toThrow(DatabaseDamaged);
	await expect(backup).rejects.toThrow(/is damaged: /);
});

interface Beside {
	readonly desk?: string | null;
	/** Of payment providers. */
	readonly logins?: readonly string[];
	readonly holdMs?: number;
}

async function askReady(service: Service, { desk = null, logins = [], holdMs = 0 }: Beside = {}) {
	const parts = { service, dataDir: await temporaryFolder(), desk: { fault: () => desk }, logins: { faults: () => logins }, holdMs };
	const monitor = createMonitor(parts);
	const url = await monitor.listen(0);
	onTestFinished(() => monitor.close());
	return async () => {
		const answer = await fetch(`${url}/ready`);
		return [answer.status, await answer.json()];
	};
}

it('is ready where the disk takes what is written, and shows beside it what mail and desk say', async () => {
	const { service } = await aService([]);
	expect(await (await askReady(service))()).toEqual([200, { ready: true, faults: [], mail: null, desk: null }]);
	const desk = 'GET /items/order_command: 401';
	expect(await (await askReady(service, { desk }))()).toEqual([200, { ready: true, faults: [], mail: null, desk }]);
	const logins = ['PayPal refused the login of this shop with status 401'];
	expect(await (await askReady(service, { logins }))()).toMatchObject([200, { ready: true, faults: [], payments: logins[0] }]);
});

it('is not ready while nothing can be written, or the time is in doubt, and asks again after a while only', async () => {
	const { service } = await aService([]);
	const ready = await askReady(service);
	service.database.sql.exec('PRAGMA query_only = ON');
	expect(await ready()).toMatchObject([503, { ready: false, faults: [expect.stringMatching(/^The database cannot be written: /)] }]);
	service.database.sql.exec('PRAGMA query_only = OFF');
	expect(await ready()).toMatchObject([200, { ready: true }]);
	const doubting = { ...service, time: { doubt: () => 'It is 2006.', check: async () => null } };
	expect(await (await askReady(doubting))()).toMatchObject([503, { faults: ['The time is in doubt: It is 2006.'] }]);
	const held = await askReady(service, { holdMs: 60_000 });
	expect(await held()).toMatchObject([200, {}]);
	service.database.sql.exec('PRAGMA query_only = ON');
	expect(await held()).toMatchObject([200, {}]);
	service.database.sql.exec('PRAGMA query_only = OFF');
});
