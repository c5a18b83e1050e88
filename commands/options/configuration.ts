/** The environment and the site's configuration, judged together, so that all their faults are reported at once. */
import type { SiteConfig } from '../../site/config.ts';
import { UsageError } from '../errors/usage-error.ts';
import { type Environment, type EnvironmentUse, type EnvironmentVariables, judgeEnvironment } from './environment.ts';
import { judgeSiteConfig } from './site-config.ts';

export interface Configuration {
	readonly environment: Environment;
	/** With what the environment overrides. */
	readonly config: SiteConfig;
}

/** @throws UsageError with all faults of both, one a line. */
export async function readConfiguration(env: EnvironmentVariables, file: string, use: EnvironmentUse = {}): Promise<Configuration> {
	const { environment, faults } = judgeEnvironment(env, use);
	const judged = await judgeSiteConfig(file, environment ?? { projectDomain: null, siteUrl: null, orderServiceUrl: null });
	const tokenFaults = secretTokenFaults(environment, judged.config);
	if (environment === null || judged.config === null || tokenFaults.length > 0) {
		throw new UsageError([...faults, ...judged.faults, ...tokenFaults].join('\n'));
	}
	return { environment, config: judged.config };
}

/** What stands in every page must not be what only the build may know. */
function secretTokenFaults(environment: Environment | null, config: SiteConfig | null): string[] {
	const secrets = [environment?.directus?.token, environment?.ratingTarget?.token];
	return config?.live !== undefined && secrets.includes(config.live.publicToken)
		? [
				'live.publicToken stands in every page, and is the secret DIRECTUS_TOKEN or DIRECTUS_RATINGS_TOKEN too. Fix: make a user of its own for live content, as docs/configuration.md says.',
			]
		: [];
}
