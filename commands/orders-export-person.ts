/** `npm run orders:export-person`: prints all that the order service stores of one person, as JSON (Art. 15 and 20 GDPR). */
import { readPerson } from '../orders/privacy/person.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { openOrders, parseEmail } from './options/orders-folder.ts';
import { runCommand } from './options/run-command.ts';

const { data, email } = createCommand(
	'orders:export-person',
	'Prints all that is stored of a person, as JSON; the service may run meanwhile.',
)
	.requiredOption('--data <dir>', "folder of the order service's database")
	.requiredOption('--email <address>', "the person's e-mail address", parseEmail)
	.parse()
	.opts<{ data: string; email: string }>();

await runCommand(async () => {
	const { database } = openOrders(data);
	try {
		const stored = readPerson(database, email);
		console.log(JSON.stringify({ email, exported_at: new Date().toISOString(), stored }, null, 2));
		return exitCodes.done;
	} finally {
		database.close();
	}
});
