/** `npm run orders:backup`: writes an encrypted backup of the orders, while the service runs. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from '../orders/backup/write-backup.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes, parseCount } from './options/command-line.ts';
import { findOrders } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';

const { data, to, recipients, keep } = createCommand(
	'orders:backup',
	'Writes an encrypted backup of the orders; the service may run meanwhile.',
)
	.requiredOption('--data <dir>', "folder of the order service's database")
	.requiredOption('--to <dir>', 'folder of the backups')
	.requiredOption('--recipients <file>', 'public keys of age that can open it, one a line')
	.option('--keep <number>', 'backups that stay', parseCount, 30)
	.parse()
	.opts<{ data: string; to: string; recipients: string; keep: number }>();

await runCommand(
	async () => {
		const [dataDir, toDir] = [findOrders(data), resolve(to)];
		const { file, bytes, removed } = await writeBackup({ dataDir, toDir, recipients: readRecipients(recipients), keep, nowMs: Date.now() });
		console.log(`${file}: ${bytes} bytes${removed.length === 0 ? '' : `; removed ${removed.join(', ')}`}`);
		return exitCodes.done;
	},
	{ writes: [resolve(to), resolve(data)] },
);

/** As `age -R` reads them. */
function readRecipients(file: string): readonly string[] {
	if (!existsSync(file))
		throw new UsageError(`There is no file ${file}. Make a key with "age-keygen -o key.txt", and write its public key into it.`);
	const lines = readFileSync(file, 'utf8')
		.split('\n')
		.map((line) => line.trim());
	const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
	const faulty = keys.findIndex((key) => !/^age1[a-z0-9]+$/.test(key));
	if (keys.length === 0 || faulty >= 0) {
		throw new UsageError(
			`${file} must hold public keys of age, one a line, such as age1ql3z7hjy…; ${keys.length === 0 ? 'it holds none' : `key ${faulty + 1} is none`}.`,
		);
	}
	return keys;
}
