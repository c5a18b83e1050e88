/** `npm run orders:transfers`: books the bank transfers of a bank's statement, and says of each incoming payment what became of it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BookedTransfer, bookTransfers } from '../orders/payments/transfer/book-transfers.ts';
import { parseCsvMapping } from '../orders/payments/transfer/csv-mapping.ts';
import { decode, decodeXml } from '../orders/payments/transfer/decode-statement.ts';
import { readCamt } from '../orders/payments/transfer/read-camt.ts';
import { readCsv } from '../orders/payments/transfer/read-csv.ts';
import { StatementUnreadable } from '../orders/payments/transfer/statement-unreadable.ts';
import { toAmount } from '../orders/shop/amounts.ts';
import { openDatabase } from '../orders/store/database.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { findOrders } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';

const command = createCommand('orders:transfers', "Books the payments of a bank's statement; the service may run meanwhile.")
	.requiredOption('--data <dir>', "folder of the order service's database")
	.option('--csv <file>', 'JSON that describes the CSV files of the bank; the statements are such files then')
	.argument('<statement...>', 'CAMT.053 files, version 2 or 8, or CSV files')
	.parse();
const { data, csv } = command.opts<{ data: string; csv?: string }>();

await runCommand(
	async () => {
		const dataDir = findOrders(data);
		const mapping = csv === undefined ? null : naming(csv, () => parseCsvMapping(decode(readFile(csv), 'utf-8')));
		const statements = command.args.map((file) => {
			const bytes = readFile(file);
			return naming(file, () => (mapping === null ? readCamt(decodeXml(bytes)) : readCsv(decode(bytes, mapping.charset), mapping)));
		});
		const database = openDatabase(dataDir);
		try {
			const booked = bookTransfers(statements.flat(), database, Date.now());
			for (const each of booked) console.log(describe(each));
			const left = booked.filter(({ kind }) => kind === 'left').length;
			console.log(`${booked.length} payments came in, ${left} of them need a person.`);
		} finally {
			database.close();
		}
		return exitCodes.done;
	},
	{ writes: [resolve(data)] },
);

/** One of several files may be the wrong one. */
function naming<Result>(file: string, read: () => Result): Result {
	try {
		return read();
	} catch (error) {
		throw error instanceof StatementUnreadable ? new StatementUnreadable(`${file}: ${error.message}`, { cause: error }) : error;
	}
}

function readFile(file: string): Buffer {
	if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
	return readFileSync(file);
}

function describe(transfer: BookedTransfer): string {
	const { date, cents, currency, payer } = transfer.payment;
	return `${date}  ${toAmount(cents)} ${currency}  ${payer || 'unknown payer'}: ${outcomeOf(transfer)}`;
}

function outcomeOf(transfer: BookedTransfer): string {
	if (transfer.kind === 'left') return `not booked, ${transfer.reason}`;
	if (transfer.kind === 'known') return `order ${transfer.order}, booked before`;
	const { order, after, isCancelled } = transfer;
	if (isCancelled) return `order ${order} is cancelled; pay it back`;
	if (after.openCents > 0) return `order ${order}, ${toAmount(after.openCents)} still to come`;
	return `order ${order} is paid${after.openCents < 0 ? `, ${toAmount(-after.openCents)} too much; pay that back` : ''}`;
}
