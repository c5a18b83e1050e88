/** Reads what every long-running command of the fleet is configured by. */
import type { SiteConfig } from '../../site/config.ts';
import { UsageError } from '../errors/command-errors.ts';
import { readConfiguration } from '../options/configuration.ts';
import type { DirectusAccess } from '../options/environment.ts';
import { type FleetSettings, readFleetSettings } from '../options/fleet-settings.ts';
import { withCredentials } from '../options/orders-settings.ts';

interface FleetConfiguration {
	readonly settings: FleetSettings;
	readonly config: SiteConfig;
	readonly directus: DirectusAccess;
}

/** @throws UsageError */
export async function readFleet(configFile: string): Promise<FleetConfiguration> {
	const env = withCredentials(process.env);
	const settings = readFleetSettings(env);
	const { environment, config } = await readConfiguration(env, configFile);
	const { directus } = environment;
	if (directus === null) throw new UsageError('DIRECTUS_URL and DIRECTUS_TOKEN are missing: the fleet builds what a Directus holds.');
	return { settings, config, directus };
}
