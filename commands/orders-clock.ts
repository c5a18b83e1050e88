/** `npm run orders:clock`: says what an order service makes of the machine's time, and lets its operator confirm it. */
import { confirmTime, readTimeState } from '../orders/clock/guard-time.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { openOrders } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';

const { data, confirm } = createCommand(
	'orders:clock',
	"Says what the order service makes of this machine's time, and confirms it; the service may run meanwhile.",
)
	.requiredOption('--data <dir>', "folder of the order service's database")
	.option('--confirm', "this machine's time is right: the service may act on it", false)
	.parse()
	.opts<{ data: string; confirm: boolean }>();

await runCommand(async () => {
	const { database } = openOrders(data);
	try {
		const nowMs = Date.now();
		const inWords = (timeMs: number): string => new Date(timeMs).toString();
		console.log(`This machine says ${inWords(nowMs)}.`);
		const { doubt, heartbeatMs } = readTimeState(database);
		console.log(
			heartbeatMs === null ? 'The service has noted no time yet.' : `The service was last sure of the time at ${inWords(heartbeatMs)}.`,
		);
		console.log(doubt === null ? 'It is not in doubt.' : `It is in doubt: ${doubt}`);
		if (confirm) {
			confirmTime(database, nowMs);
			console.log("The machine's time is confirmed. The service takes that over within a minute, or at its next start.");
		} else if (doubt !== null) {
			console.log('Fix: correct the clock ("timedatectl set-ntp true"), and where it is right, give the same command with --confirm.');
		}
		return exitCodes.done;
	} finally {
		database.close();
	}
});
