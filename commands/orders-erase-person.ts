/** `npm run orders:erase-person`: erases what the order service stores of one person (Art. 17 GDPR), and says what has to stay. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { noteErasure } from '../orders/privacy/erasures.ts';
import { type Erased, erasePerson } from '../orders/privacy/person.ts';
import { retention } from '../orders/privacy/retention.ts';
import { defaultTimeZone } from '../site/constants.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { openOrders, parseEmail, refuseInDoubt } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';

const { data, email, timeZone, list } = createCommand(
	'orders:erase-person',
	'Erases what is stored of a person, and says what the law keeps; the service may run meanwhile.',
)
	.requiredOption('--data <dir>', "folder of the order service's database")
	.requiredOption('--email <address>', "the person's e-mail address", parseEmail)
	.option('--list <file>', 'a list of erasures beside the backups, to which this one is added')
	.option('--time-zone <name>', 'where the shop is: years end there', defaultTimeZone)
	.parse()
	.opts<{ data: string; email: string; timeZone: string; list?: string }>();

await runCommand(
	async () => {
		const { database, dataDir } = openOrders(data);
		try {
			const now = Date.now();
			refuseInDoubt(database, now);
			// Noted first: a crash after it leaves an erasure that a repetition completes.
			const line = noteErasure(dataDir, email, now);
			if (list !== undefined) {
				mkdirSync(dirname(resolve(list)), { recursive: true, mode: 0o700 });
				appendFileSync(resolve(list), `${line}\n`, { mode: 0o600 });
			}
			console.log(describe(erasePerson(database, email, { now, timeZone })));
			return exitCodes.done;
		} finally {
			database.close();
		}
	},
	{ writes: [resolve(data)] },
);

function describe({ rows, kept }: Erased): string {
	const erased = Object.entries(rows).map(([table, count]) => `  ${count} × ${retention[table]?.holds}`);
	const stays = kept.map(
		({ what, why, until }) => `  ${what}: ${why}${until === null ? '' : `, until ${new Date(until - 1).toISOString().slice(0, 10)}`}`,
	);
	return [
		erased.length === 0 ? 'Nothing could be erased.' : 'Erased:',
		...erased,
		...(stays.length === 0 ? [] : ['Kept, and to be used for this reason alone:', ...stays]),
		'Not reached from here: the mailbox of the shop, payment providers, the parcel service, and ratings, which have no address.',
		'A restored backup is erased again if it gets the list of erasures.',
	].join('\n');
}
