/** Reads what the long-running programs of the fleet are configured by. */
import type { SiteConfig } from '../../site/config.ts';
import { UsageError } from '../errors/command-errors.ts';
import { readConfiguration } from '../options/configuration.ts';
import type { DirectusAccess, EnvironmentVariables } from '../options/environment.ts';
import { type FleetSettings, readFleetSettings, readHookSecret } from '../options/fleet-settings.ts';
import { withCredentials } from '../options/orders-settings.ts';

interface FleetConfiguration {
	readonly settings: FleetSettings;
	readonly config: SiteConfig;
	readonly directus: DirectusAccess;
}

/** Of a worker. @throws UsageError with all faults, one a line */
export async function readWorkerConfiguration(configFile: string): Promise<FleetConfiguration> {
	return await readTogether(configFile, () => null);
}

/** Of `serve`, which also knows the secret of the webhooks. @throws UsageError with all faults, one a line */
export async function readServeConfiguration(configFile: string): Promise<FleetConfiguration & { readonly hookSecret: string }> {
	return await readTogether(configFile, readHookSecret);
}

async function readTogether<Secret>(configFile: string, readSecret: (env: EnvironmentVariables) => Secret) {
	const env = withCredentials(process.env);
	const faults: string[] = [];
	async function note<Result>(read: () => Result | Promise<Result>): Promise<{ readonly found: Result } | null> {
		try {
			return { found: await read() };
		} catch (error) {
			if (!(error instanceof UsageError)) throw error;
			faults.push(error.message);
			return null;
		}
	}
	const settings = await note(() => readFleetSettings(env));
	const read = await note(() => readConfiguration(env, configFile));
	const secret = await note(() => readSecret(env));
	const directus = read?.found.environment.directus ?? null;
	if (read !== null && directus === null) {
		faults.push('DIRECTUS_URL and DIRECTUS_TOKEN are missing: the fleet builds what a Directus holds. Fix: set both, as for a build.');
	}
	if (settings === null || read === null || secret === null || directus === null) throw new UsageError(faults.join('\n'));
	return { settings: settings.found, config: read.found.config, directus, hookSecret: secret.found };
}
