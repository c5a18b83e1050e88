/** Numbers of invoices have neither gaps nor repeats, wherever the process is killed while it issues them, and after a restore. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isLong, longestMs } from '../../../commands/testing/counts.ts';
import { continueAbove, defaultNumberFormats, findGaps, highestNumbers } from '../../../orders/documents/numbers.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { changeOrder } from '../../../orders/transitions/change-order.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aLine, anOrder } from '../an-order.ts';
import { aCompany, runOrders } from '../run-orders.ts';
import { someShop } from '../some-shop.ts';
import { someFacts } from './some-facts.ts';

const kills = isLong ? 50 : 3;
const count = isLong ? 100 : 25;
const program = path.join(import.meta.dirname, 'ship-until-killed.ts');

it(
	`leaves no gap and no repeat after ${kills} kills and one restore`,
	async () => {
		const dataDir = await temporaryFolder();
		const orders = await runOrders({ dataDir, shop: someShop({ default_tax_percent: '19.00' }) });
		const lines = Array.from({ length: count }, () => aLine({ product: 3, price_brutto: '19.90' }));
		const total = ((1990 * count + 590) / 100).toFixed(2);
		expect((await orders.postJson('/ecom/order', anOrder({ lines, total_price_brutto: total }))).status).toBe(200);
		await orders.stop();
		const database = openDatabase(dataDir);
		onTestFinished(() => database.close());
		database.transaction(() => changeOrder(database, 1001, 'accept', { who: 'owner' }, 1));

		const company = JSON.stringify(aCompany({ seller: someFacts.seller }));
		const issuedAfter: number[] = [];
		for (let kill = 0; kill < kills; kill += 1) {
			// The last run comes to its end.
			const killAt = kill < kills - 1 ? 40 + ((kill * 53) % 61) : 0;
			const child = spawn(process.execPath, [program, dataDir, company, String(killAt)], { stdio: 'inherit' });
			await once(child, 'close');
			expect(findGaps(database)).toEqual([]);
			issuedAfter.push(Number(database.sql.prepare("SELECT count(*) AS issued FROM document WHERE kind = 'invoice'").get()?.issued));
		}
		expect(issuedAfter.at(-1)).toBe(count);
		// A kill found some of it done, and not all.
		expect(issuedAfter.some((issued) => issued > 0 && issued < count)).toBe(true);
		const perLine = database.sql
			.prepare("SELECT count(*) AS documents, count(DISTINCT position) AS positions FROM document_line WHERE kind = 'invoice'")
			.get();
		expect(perLine).toEqual({ documents: count, positions: count });
		const cents = database.sql.prepare("SELECT sum(cents) AS cents FROM document WHERE kind = 'invoice'").get();
		expect(cents).toEqual({ cents: 1990 * count + 590 });

		const [highest = ''] = highestNumbers(database);
		const lost = highest.replace(/\d+$/, (number) => String(Number(number) + 3).padStart(4, '0'));
		continueAbove(database, defaultNumberFormats, { issued: [lost], why: 'restored' }, 2);
		expect(findGaps(database)).toEqual([]);
		expect(database.sql.prepare('SELECT last FROM document_series').get()).toEqual({ last: count + 3 });
	},
	longestMs,
);
