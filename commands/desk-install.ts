/** `npm run desk:install`: brings the order desk into a Directus: collections, permissions, views and buttons. */

import { DeskConflict } from '../orders/desk/install/desk-schema.ts';
import { installDesk } from '../orders/desk/install/install-desk.ts';
import { wakePath } from '../orders/http/routes.ts';
import { DirectusRefused } from '../orders/outbox/directus-api.ts';
import { editorGrants } from '../shop/collections/editor-grants.ts';
import { WorldError } from '../site/world-error.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { withCredentials } from './options/orders-settings.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

const options = createCommand(
	'desk:install',
	'Brings the order desk into Directus. It adds what is missing, and changes nothing else but what --folder and --new-token ask for.',
)
	.option('--config <file>', "the site's configuration", defaultFolders.config)
	.option('--owner <email>', 'user of Directus who works with orders; may be repeated', collect, [])
	.option('--refunds <email>', 'user of Directus who may refund money; may be repeated', collect, [])
	.option('--editor <email>', "user of Directus who edits this shop's content; may be repeated", collect, [])
	.option(
		'--folder <id>',
		"folder of the shop's pictures in Directus; left out, the one that editors have, or a new one where there is nothing to confuse it with",
	)
	.option('--new-token', "replaces the service's token and secret, which a running service has to be given then", false)
	.option('--wake <origin>', 'where Directus reaches the order service, with DIRECTUS_WAKE_SECRET; left out, on the site')
	.option('--without-rules', 'permissions are of whole collections: for Directus 12 without a licence, and one shop in it', false)
	.parse()
	.opts<{
		config: string;
		owner: readonly string[];
		refunds: readonly string[];
		editor: readonly string[];
		folder?: string;
		newToken: boolean;
		withoutRules: boolean;
		wake?: string;
	}>();

/** The desk cannot be installed; a later call goes on where this one ended. */
class DeskInstallError extends WorldError {}

await runCommand(async () => {
	const env = withCredentials(process.env);
	const { environment, config } = await readConfiguration(env, options.config, { logsIn: false });
	const { orderDesk } = environment;
	const adminToken = env.DIRECTUS_ADMIN_TOKEN ?? '';
	if (orderDesk === null || adminToken === '') {
		throw new UsageError(
			"DIRECTUS_URL, DIRECTUS_ADMIN_TOKEN (an administrator's) and DIRECTUS_ORDERS_TOKEN (the service's, which is set here) are needed. Fix: set all three.",
		);
	}
	const { projectDomain: project, languages, siteUrl } = config;
	const { url, token, wakeSecret } = orderDesk;
	let unheld: string | null;
	try {
		unheld = await installDesk({
			directus: { url, token: adminToken },
			access: {
				...{ project, token, owners: options.owner, refunders: options.refunds, hasRules: !options.withoutRules },
				...{ editors: options.editor, editorGrants },
				...(options.folder !== undefined && { folder: options.folder }),
				isNewToken: options.newToken,
			},
			tell: (line) => console.log(line),
			language: languages[0] === 'en' ? 'en' : 'de',
			wake: wakeSecret === null ? null : { url: `${options.wake ?? siteUrl}${wakePath}`, secret: wakeSecret },
		});
	} catch (cause) {
		if (cause instanceof DeskConflict) throw new UsageError(cause.message, { cause });
		if (cause instanceof DirectusRefused && (cause.status === 401 || cause.code === 'FORBIDDEN')) {
			throw new UsageError(
				`${url} does not accept DIRECTUS_ADMIN_TOKEN (${cause.message}). Fix: set it to the static token of an administrator, which Directus makes on the user's page under "Token".`,
				{ cause },
			);
		}
		if (cause instanceof DirectusRefused || cause instanceof TypeError)
			throw new DeskInstallError(`The order desk could not be installed in ${url}: ${cause.message}`, { cause });
		throw cause;
	}
	console.log(`The order desk of ${project} is in ${url}.`);
	if (unheld !== null) {
		console.log(
			`Only administrators see the orders: no user has the policy "${unheld}" yet. Fix: npm run desk:install -- --owner <e-mail of a user of Directus>`,
		);
	}
	return exitCodes.done;
});
