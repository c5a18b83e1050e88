/** `npm run orders:transfers`: books the bank transfers of statements, and says of each entry what became of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { bookStatements } from '../orders/payments/transfer/book-transfers.ts';
import { bankMappings } from '../orders/payments/transfer/statement/bank-mappings.ts';
import { toDay } from '../orders/payments/transfer/statement/bank-statement.ts';
import { chooseMappings, readStatementFile } from '../orders/payments/transfer/statement/read-statement.ts';
import { openDatabase } from '../orders/store/database.ts';
import { isIban, plainIban } from '../site/iban.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { findOrders } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';
import { describeReading } from './transferring/describe-reading.ts';

const command = createCommand('orders:transfers', "Books the payments of a bank's statements; the service may run meanwhile.")
	.requiredOption('--data <dir>', "folder of the order service's database")
	.option(
		'--csv <bank or file>',
		`layout of CSV files: ${bankMappings.map(({ name }) => name).join(', ')}, or a JSON file; else it is recognised`,
	)
	.option('--account <iban>', 'an account of the shop that its buyers were not told; it is remembered', parseIban)
	.option('--until <date>', 'the day up to which CSV files tell all payments, as you have seen in your online banking', parseDay)
	.option('--folder <dir>', 'reads all files in it, by name')
	.argument('[statement...]', 'CAMT files (052, 053, 054, versions 2 and 8), CSV files, or ZIP archives of them')
	.parse();
const { data, csv, account, until, folder } = command.opts<{
	data: string;
	csv?: string;
	account?: string;
	until?: string;
	folder?: string;
}>();

await runCommand(
	async () => {
		const dataDir = findOrders(data);
		const mappings = chooseMappings(csv ?? null, readFile);
		const named = [...command.args, ...(folder === undefined ? [] : filesIn(folder))];
		if (named.length === 0 && folder === undefined) throw new UsageError('Name a statement, or a folder of statements (--folder).');
		const files = named.flatMap((file) => readStatementFile(file, readFile(file), mappings));
		const database = openDatabase(dataDir);
		try {
			const reading = bookStatements(files, database, { account: account ?? null, until: until ?? null }, Date.now());
			for (const line of describeReading(reading)) console.log(line);
			if (files.length > 0 && files.every((file) => 'fault' in file)) return exitCodes.world;
			return reading.findings.some((finding) => 'needsPerson' in finding && finding.needsPerson) ? exitCodes.needsPerson : exitCodes.done;
		} finally {
			database.close();
		}
	},
	{ writes: [resolve(data)] },
);

function readFile(file: string): Buffer {
	if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
	return readFileSync(file);
}

/** Those that were copied only in part, or hide, are none. */
function filesIn(folder: string): readonly string[] {
	if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
	const entries = readdirSync(folder, { withFileTypes: true });
	const names = entries.filter((entry) => entry.isFile() && /^[^.].*\.(?:xml|csv|zip|txt)$/i.test(entry.name)).map(({ name }) => name);
	return names.toSorted().map((name) => join(folder, name));
}

function parseIban(written: string): string {
	const iban = plainIban(written);
	if (!isIban(iban)) throw new InvalidArgumentError('It must be an IBAN, such as DE02120300000000202051.');
	return iban;
}

function parseDay(written: string): string {
	const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? [];
	const found = toDay(year, month, day);
	if (found === null) throw new InvalidArgumentError('It must be a day, such as 2026-11-27.');
	if (Date.parse(found) > Date.now())
		throw new InvalidArgumentError('It must not lie in the future: the bank knows no payments of that day yet.');
	return found;
}
