/** `npm run orders:export`: the invoices and credit notes of a month as CSV, once numbers and archive are checked. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrokenLink } from '../orders/documents/archive.ts';
import { type ExportedFile, exportDocuments, exportFiles } from '../orders/documents/export-documents.ts';
import { findMissingDocuments } from '../orders/documents/missing-documents.ts';
import { findGaps } from '../orders/documents/numbers.ts';
import { openDatabase } from '../orders/store/database.ts';
import { defaultCountry } from '../site/constants.ts';
import { timeZoneOf } from '../site/time-zone.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { findOrders } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';

const { data, month, country, head, files } = createCommand('orders:export', 'Prints the invoices and credit notes of a month as CSV.')
	.requiredOption('--data <dir>', "folder of the order service's database")
	.requiredOption('--month <month>', 'such as 2026-11')
	.option('--country <code>', 'of the shop: months begin when they begin there', defaultCountry)
	.option('--files <dir>', 'writes PDF and XML of each as well; the folder must not exist')
	.option('--head <link>', 'the newest link as a mail of the archive names it, "<number> <hash>"')
	.parse()
	.opts<{ data: string; month: string; country: string; head?: string; files?: string }>();

await runCommand(
	async () => {
		const dataDir = findOrders(data);
		const [, id, chain] = /^(\d+) ([0-9a-f]{64})$/.exec(head ?? '') ?? [];
		if (head !== undefined && (id === undefined || chain === undefined))
			throw new UsageError(`--head ${head} names no link. Fix: copy number and hash from the mail, such as "12 ab34…".`);
		const database = openDatabase(dataDir);
		try {
			const csv = exportDocuments(database, month, timeZoneOf(country));
			if (csv === null) throw new UsageError(`--month ${month} is no month. Fix: write it as 2026-11.`);
			if (files !== undefined) writeFiles(exportFiles(database, month, timeZoneOf(country)) ?? [], files);
			process.stdout.write(csv);
			const broken = findBrokenLink(database, id === undefined || chain === undefined ? null : { id: Number(id), chain }, Date.now());
			const faults = [...findGaps(database), ...findMissingDocuments(database), ...(broken === null ? [] : [broken])];
			for (const fault of faults) console.error(fault);
			return faults.length === 0 ? exitCodes.done : exitCodes.world;
		} finally {
			database.close();
		}
	},
	{ writes: [resolve(data), ...(files === undefined ? [] : [resolve(files)])] },
);

/** They name buyers: nobody else may read them. */
function writeFiles(exported: Iterable<ExportedFile>, dir: string): void {
	if (existsSync(dir))
		throw new UsageError(`--files ${dir} exists already. Fix: name a folder that does not, so that it holds this month alone.`);
	mkdirSync(dir, { recursive: true, mode: 0o700 });
	for (const { name, bytes } of exported) writeFileSync(join(dir, name), bytes, { mode: 0o600, flag: 'wx' });
}
