/** `npm run orders:backup`: writes an encrypted backup of the orders, while the service runs. */
import { resolve } from 'node:path';
import { writeBackup } from '../orders/backup/write-backup.ts';
import { readRecipients } from './options/age-keys.ts';
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
