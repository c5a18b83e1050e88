/** `fleet flow`: once, and again after a new collection. */
import { installFlow } from '../../fleet/backend/install-flow.ts';
import { hookPath } from '../../fleet/hooks/hook-server.ts';
import { createBackendClient } from '../../pipeline/index.ts';
import { tables } from '../../shop/collections/tables.ts';
import { UsageError } from '../errors/command-errors.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { readHookSecret } from '../options/fleet-settings.ts';
import { withCredentials } from '../options/orders-settings.ts';

export async function installFleetFlow({ url: origin }: { readonly url: string }): Promise<ExitCode> {
	const address = URL.parse(origin);
	if (address === null || !/^https?:$/.test(address.protocol) || `${address.pathname}${address.search}` !== '/') {
		throw new UsageError(`--url ${origin} must be scheme and host alone, such as https://fleet.example.com: the path is ${hookPath}.`);
	}
	const env = withCredentials(process.env);
	const { DIRECTUS_URL: url = '', DIRECTUS_ADMIN_TOKEN: token = '' } = env;
	if (url === '' || token === '') {
		throw new UsageError("DIRECTUS_URL and DIRECTUS_ADMIN_TOKEN (an administrator's) are needed. Fix: set both.");
	}
	const client = createBackendClient({ url, token, project: 'fleet' });
	const target = { url: address.origin + hookPath, secret: readHookSecret(env) };
	await installFlow(client, { ...target, collections: [...tables.map(({ name }) => name), 'directus_files'] });
	console.log(`Directus reports edits to ${target.url}.`);
	return exitCodes.done;
}
