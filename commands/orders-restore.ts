/** `npm run orders:restore`: makes the folder of an order service from a backup; as a drill, it only proves that it could. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Restored, restoreBackup } from '../orders/backup/restore-backup.ts';
import { continueAbove, isDocumentNumber } from '../orders/documents/numbers.ts';
import { openDatabase } from '../orders/store/database.ts';
import { orderReference } from '../orders/store/numbers.ts';
import { defaultTimeZone } from '../site/constants.ts';
import { UsageError } from './errors/command-errors.ts';
import { readIdentities } from './options/age-keys.ts';
import { createCommand, exitCodes, parseCount } from './options/command-line.ts';
import { numberFormatsOf } from './options/orders-settings.ts';
import { runCommand } from './options/run-command.ts';

const command = createCommand(
	'orders:restore',
	'Makes the folder of an order service from a backup; with --drill it is tried and removed again.',
)
	.argument('<backup>', 'a file of npm run orders:backup')
	.requiredOption('--identity <file>', 'secret keys of age, one a line')
	.option('--data <dir>', 'folder that is made; the service gets it as --data')
	.option('--drill', 'tries it in a folder that is removed at the end', false)
	.option(
		'--last-order <number>',
		'the highest number of an order in the mailbox, on the desk or at the providers, such as 1041 or B-1041',
		(value: string) => parseCount(value.replace(/^B-/, '')),
	)
	.option('--last-document <number...>', 'the highest numbers of invoices and credit notes, as the newest mail of the archive names them')
	.option('--erasures <file>', 'the newest list of erasures (erasures.jsonl), from the old folder or from beside the backups')
	.option('--time-zone <name>', 'where the shop is: years end there', defaultTimeZone)
	.parse();
const {
	identity,
	data,
	drill,
	lastOrder,
	lastDocument = [],
	erasures,
	timeZone,
} = command.opts<{
	identity: string;
	data?: string;
	drill: boolean;
	lastOrder?: number;
	lastDocument?: string[];
	erasures?: string;
	timeZone: string;
}>();

const formats = numberFormatsOf(process.env);

await runCommand(
	async () => {
		if (drill === (data !== undefined)) throw new UsageError('Name the folder with --data, or try the backup with --drill.');
		const [backup = ''] = command.args;
		if (!existsSync(backup)) throw new UsageError(`There is no file ${backup}.`);
		if (erasures !== undefined && !existsSync(erasures)) throw new UsageError(`There is no file ${erasures}.`);
		const wrong = lastDocument.find((number) => !isDocumentNumber(number, formats));
		if (wrong !== undefined)
			throw new UsageError(
				`--last-document ${wrong} is no number of an invoice or a credit note. Fix: write it as the mail does, and set INVOICE_NUMBER and CREDIT_NOTE_NUMBER as the service has them.`,
			);
		if (drill) await inPassingFolder((dataDir) => restore(backup, dataDir));
		else await restore(backup, resolve(data ?? ''));
		return exitCodes.done;
	},
	{ writes: [resolve(data ?? tmpdir())] },
);

async function restore(file: string, dataDir: string): Promise<void> {
	const restored = await restoreBackup({
		...{ file, identities: readIdentities(identity), dataDir, lastOrder: lastOrder ?? null },
		...(erasures !== undefined && { erasures: { file: erasures, timeZone } }),
	});
	if (lastDocument.length > 0) continueDocuments(dataDir);
	const report = describe(restored);
	writeFileSync(join(dataDir, 'restored.txt'), `${report}\n`, { mode: 0o600 });
	console.log(report);
	console.log(
		drill ? 'The drill succeeded; its folder is removed.' : `Restored into ${dataDir}. The list above stays there in restored.txt.`,
	);
}

function continueDocuments(dataDir: string): void {
	const database = openDatabase(dataDir);
	try {
		continueAbove(database, formats, { issued: lastDocument, why: 'restored from a backup' }, Date.now());
	} finally {
		database.close();
	}
}

async function inPassingFolder(work: (dir: string) => Promise<void>): Promise<void> {
	const parent = mkdtempSync(join(tmpdir(), 'restore-drill-'));
	try {
		await work(join(parent, 'data'));
	} finally {
		rmSync(parent, { recursive: true, force: true });
	}
}

/** What a person checks before the shop opens again. */
function describe({ madeAtMs, nextOrder, unfinished, waiting, erasedPersons }: Restored): string {
	const since = new Date(madeAtMs).toISOString();
	return [
		`This is the shop as it was at ${since}. What came later is not in it.`,
		'',
		`1. Numbers: the next order is ${orderReference(nextOrder)}. If a mail, the desk or a provider names a higher one, restore again with --last-order.`,
		`2. Providers: look up all payments and refunds since ${since} at PayPal, Klarna and the bank, and compare them with the orders.`,
		`   A payment whose order is missing here belongs to an order placed since; the shop's mailbox has its receipt.`,
		`3. Orders that were not finished then, and may have gone on since: ${unfinished.length}`,
		...unfinished.map(({ order, uuid, paymentKind, state }) => `   ${orderReference(order)}  ${state}  ${paymentKind}  ${uuid}`),
		`4. What waited to be sent then is sent at the start, perhaps for a second time: ${waiting.map(({ channel, count }) => `${count} ${channel}`).join(', ') || 'nothing'}.`,
		`5. Persons who were erased since, and are erased again: ${erasedPersons}${erasures === undefined ? '. No list of erasures was given.' : ''}`,
	].join('\n');
}
