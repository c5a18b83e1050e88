/** Backups of real databases: what is in them, who can read them, what damage and kills leave, and how a shop goes on from one. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path, { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { count, evenly, longestMs } from '../../commands/testing/counts.ts';
import { restoreBackup } from '../../orders/backup/restore-backup.ts';
import { newestBackupMs, writeBackup } from '../../orders/backup/write-backup.ts';
import { noteErasure } from '../../orders/privacy/erasures.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { followSteps, readSteps } from '../support/disk-steps.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aLine, anOrder } from './an-order.ts';
import { aMessage, runOrders } from './run-orders.ts';

const run = join(projectDir, 'commands/run.js');
const madeAtMs = Date.parse('2026-11-27T02:00:00.123Z');
const dayMs = 86_400_000;
let identity: string;
let recipient: string;
beforeAll(async () => {
	identity = await generateX25519Identity();
	recipient = await identityToRecipient(identity);
});

interface Place {
	readonly dataDir: string;
	readonly toDir: string;
	backUp(nowMs?: number): ReturnType<typeof writeBackup>;
	restore(file: string, lastOrder?: number | null): ReturnType<typeof restoreBackup>;
	readonly restoredDir: string;
}

/** Of a product that is made again for each order. */
function aRingOnOrder(): Record<string, unknown> {
	return anOrder({ lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' });
}

/** A shop with orders 1001 to 1003, whose service goes on running. */
async function aShop(): Promise<Place & { readonly orders: Awaited<ReturnType<typeof runOrders>> }> {
	const orders = await runOrders();
	for (let times = 0; times < 3; times++) expect((await orders.postJson('/ecom/order', aRingOnOrder())).status).toBe(200);
	return { orders, ...(await placeOf(orders.dataDir)) };
}

async function placeOf(dataDir: string): Promise<Place> {
	const work = await temporaryFolder();
	const [toDir, restoredDir] = [join(work, 'backups'), join(work, 'restored')];
	return {
		...{ dataDir, toDir, restoredDir },
		backUp: (nowMs = madeAtMs) => writeBackup({ dataDir, toDir, recipients: [recipient], keep: 3, nowMs }),
		restore: (file, lastOrder = null) => restoreBackup({ file, identities: [identity], dataDir: restoredDir, lastOrder }),
	};
}

it('holds orders, secret and other files, for the key alone, and nothing of it lies about', async () => {
	const { orders, backUp, restore, restoredDir, toDir } = await aShop();
	mkdirSync(join(orders.dataDir, 'documents'));
	writeFileSync(join(orders.dataDir, 'documents/R-1.pdf'), '%PDF');
	const before = readdirSync(orders.dataDir);
	const { file, bytes } = await backUp();
	expect([path.relative(toDir, file), bytes, statSync(file).mode & 0o777]).toEqual([
		'orders-20261127T020000Z.sqlite.age',
		statSync(file).size,
		0o600,
	]);
	expect(readdirSync(orders.dataDir).filter((name) => !before.includes(name))).toEqual(['backup.lock']);
	expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
	expect(readFileSync(file).includes('aenne@post.example')).toBe(false);
	expect(newestBackupMs(toDir)).toBe(Date.parse('2026-11-27T02:00:00Z'));

	const restored = await restore(file);
	expect([restored.madeAtMs, restored.nextOrder, restored.waiting]).toEqual([madeAtMs, 1004, []]);
	expect(restored.unfinished.map(({ order, state, paymentKind }) => [order, state, paymentKind])).toEqual(
		[1001, 1002, 1003].map((order) => [order, 'placed', 'transfer']),
	);
	expect(readFileSync(join(restoredDir, 'secret'))).toEqual(readFileSync(join(orders.dataDir, 'secret')));
	expect(readFileSync(join(restoredDir, 'documents/R-1.pdf'), 'utf8')).toBe('%PDF');
	const again = new DatabaseSync(join(restoredDir, 'orders.sqlite'));
	expect(again.prepare('SELECT uuid FROM shop_order').all()).toEqual(orders.rows('SELECT uuid FROM shop_order'));
	expect(again.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'backup%'").all()).toEqual([]);
	again.close();
});

it('a restored shop gives no number twice, also of orders that it has forgotten', async () => {
	const { backUp, orders, restore, restoredDir } = await aShop();
	const { file } = await backUp();
	for (let times = 0; times < 2; times++) await orders.postJson('/ecom/order', aRingOnOrder());
	await orders.stop();
	expect((await restore(file, 1005)).nextOrder).toBe(1006);
	const again = await runOrders({ dataDir: restoredDir });
	const placed = [await again.postJson('/ecom/order', aRingOnOrder()), await again.postJson('/ecom/order', aRingOnOrder())];
	expect(await Promise.all(placed.map(async (answer) => (await answer.json()).order_id))).toEqual([1006, 1007]);
});

it('erases again in a restored shop what was erased since its backup', async () => {
	const { backUp, orders, restoredDir } = await aShop();
	await orders.postJson('/ecom/contact', aMessage());
	const { file } = await backUp();
	noteErasure(orders.dataDir, 'Aenne@Post.example', madeAtMs + 1);
	const erasures = { file: join(orders.dataDir, 'erasures.jsonl'), timeZone: 'Europe/Berlin' };
	const restored = await restoreBackup({ file, identities: [identity], dataDir: restoredDir, lastOrder: null, erasures });
	expect(restored.erasedPersons).toBe(1);
	const again = new DatabaseSync(join(restoredDir, 'orders.sqlite'));
	expect(again.prepare('SELECT id FROM message').all()).toEqual([]);
	again.close();
});

it('keeps as many as it should, and older copies from before a migration for a month', async () => {
	const { backUp, dataDir, toDir } = await aShop();
	for (const version of [2, 3]) writeFileSync(join(dataDir, `before-version-${version}.sqlite`), '');
	utimesSync(join(dataDir, 'before-version-2.sqlite'), madeAtMs / 1000, madeAtMs / 1000);
	utimesSync(join(dataDir, 'before-version-3.sqlite'), madeAtMs / 1000 + 20 * 86_400, madeAtMs / 1000 + 20 * 86_400);
	for (let day = 0; day < 4; day++) await backUp(madeAtMs + day * dayMs);
	const last = await backUp(madeAtMs + 35 * dayMs);
	expect(last.removed).toEqual(['orders-20261128T020000Z.sqlite.age']);
	expect(readdirSync(toDir)).toEqual(['20261129', '20261130', '20270101'].map((day) => `orders-${day}T020000Z.sqlite.age`));
	expect(readdirSync(dataDir).filter((name) => name.startsWith('before'))).toEqual(['before-version-3.sqlite']);
});

function flipLastByte(file: string): void {
	const bytes = readFileSync(file);
	bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
	writeFileSync(file, bytes);
}

it.each([
	['cut off', (file: string) => truncateSync(file, statSync(file).size - 1)],
	['changed', flipLastByte],
	['empty', (file: string) => writeFileSync(file, '')],
	['no backup at all', (file: string) => writeFileSync(file, 'age-encryption.org/v1\nnonsense')],
])('restores nothing from a backup that is %s', async (_, damage) => {
	const { backUp, restore, restoredDir } = await aShop();
	const { file } = await backUp();
	damage(file);
	await expect(restore(file)).rejects.toThrow(/cannot be decrypted: .* Nothing was restored/);
	expect(readdirSync(path.dirname(restoredDir))).toEqual(['backups']);
});

it('restores nothing for another key, nothing over other orders, and nothing of a newer program', async () => {
	const { backUp, dataDir, restore, restoredDir } = await aShop();
	const { file } = await backUp();
	const other = [await generateX25519Identity()];
	await expect(restoreBackup({ file, identities: other, dataDir: restoredDir, lastOrder: null })).rejects.toThrow(
		'encrypted for another key',
	);
	await expect(restoreBackup({ file, identities: [identity], dataDir, lastOrder: null })).rejects.toThrow('a restore replaces none');
	const database = openDatabase(dataDir);
	database.sql.exec('PRAGMA user_version = 99');
	database.close();
	const { file: newer } = await backUp(madeAtMs + dayMs);
	await expect(restore(newer)).rejects.toThrow('a newer program has written it');
	expect(readdirSync(path.dirname(restoredDir))).toEqual(['backups']);
});

it('makes no backup of a damaged database, and keeps those that it has', async () => {
	const { orders, backUp, dataDir, toDir } = await aShop();
	await backUp();
	await orders.stop();
	const sql = new DatabaseSync(join(dataDir, 'orders.sqlite'));
	sql.exec('PRAGMA foreign_keys = OFF; DELETE FROM shop_order WHERE id = 1001; PRAGMA wal_checkpoint(TRUNCATE)');
	sql.close();
	await expect(backUp(madeAtMs + dayMs)).rejects.toThrow('is damaged: a row of order_event refers to one of shop_order');
	const file = join(dataDir, 'orders.sqlite');
	const bytes = readFileSync(file);
	writeFileSync(file, bytes.fill(0xee, 4096, 40_000));
	await expect(backUp(madeAtMs + dayMs)).rejects.toThrow('is damaged: ');
	writeFileSync(file, 'not a database, and long enough to be taken for one '.repeat(100));
	await expect(backUp(madeAtMs + dayMs)).rejects.toThrow('is damaged: file is not a database');
	expect(readdirSync(toDir)).toEqual(['orders-20261127T020000Z.sqlite.age']);
	expect(readdirSync(dataDir).filter((name) => name.includes('.part'))).toEqual([]);
});

it('leaves no half a backup when it is killed, whenever that is', { timeout: longestMs }, async () => {
	const { orders, dataDir, toDir, restore, restoredDir } = await aShop();
	const recipients = join(await temporaryFolder(), 'recipients');
	writeFileSync(recipients, `# the owner\n${recipient}\n`);
	const log = join(path.dirname(toDir), 'steps');
	const backUp = (at?: number) => {
		rmSync(log, { force: true });
		const places = { log, below: path.dirname(toDir), from: toDir };
		const env = followSteps(at === undefined ? places : { ...places, at, fault: 'kill' });
		return runProgram(process.execPath, [run, 'orders-backup', '--data', dataDir, '--to', toDir, '--recipients', recipients], { env });
	};
	const { exitCode, output } = await backUp();
	expect([exitCode, output]).toEqual([0, expect.stringMatching(/orders-\d{8}T\d{6}Z\.sqlite\.age: \d+ bytes\n$/)]);
	const steps = readSteps(log).length;
	expect(steps).toBeGreaterThan(5);
	for (const at of evenly(1, steps, count({ usual: 1, long: steps }))) {
		const { exitCode: killed } = await backUp(at);
		// A busy machine gathers what it writes into fewer steps: then the last ones are never reached.
		expect(killed).toBe(readSteps(log).length < at ? 0 : null);
		const whole = readdirSync(toDir).filter((name) => name.endsWith('.age'));
		for (const name of whole) {
			expect((await restore(join(toDir, name))).nextOrder).toBe(1004);
			rmSync(restoredDir, { recursive: true });
		}
	}
	expect((await backUp()).exitCode).toBe(0);
	expect(readdirSync(toDir).filter((name) => !name.endsWith('.age'))).toEqual([]);
	expect(readdirSync(dataDir).filter((name) => name.includes('.part'))).toEqual([]);
	expect((await orders.postJson('/ecom/order', aRingOnOrder())).status).toBe(200);
});

it('is tried by a person as a drill, which leaves nothing and says what to look up', async () => {
	const { backUp, toDir, orders } = await aShop();
	await orders.stop();
	const database = openDatabase(orders.dataDir);
	database.sql.exec(`INSERT INTO outbox (channel, uuid, body, at, due_at) VALUES ('mail', 'u', '{}', 1, 1)`);
	database.close();
	const { file } = await backUp();
	const key = join(toDir, '../key.txt');
	writeFileSync(key, `# created: today\n${identity}\n`);
	const drill = (...args: string[]) => runProgram(process.execPath, [run, 'orders-restore', file, '--identity', key, ...args]);
	const { exitCode, output } = await drill('--drill', '--last-order', '1010');
	expect([exitCode, output]).toEqual([0, expect.stringContaining('the shop as it was at 2026-11-27T02:00:00.123Z')]);
	expect(output).toContain('the next order is B-1011');
	expect(output).toMatch(/^ {3}B-1002 {2}placed {2}transfer {2}[0-9a-f-]{36}$/m);
	expect(output).toContain('perhaps for a second time: 1 mail.');
	expect(output).toContain('The drill succeeded; its folder is removed.');
	expect((await drill()).exitCode).toBe(64);
	writeFileSync(key, 'AGE-SECRET-KEY-1geheim');
	const refused = await drill('--drill');
	expect([refused.exitCode, refused.output]).toEqual([64, expect.not.stringContaining('geheim')]);
});
