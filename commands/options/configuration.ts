/** The environment and the site's configuration, judged together: whoever mends one of them wants to know of all faults at once. */
import type { SiteConfig } from '../../site/config.ts';
import { type Environment, type EnvironmentUse, type EnvironmentVariables, judgeEnvironment } from './environment.ts';
import { judgeSiteConfig } from './site-config.ts';
import { UsageError } from './usage-error.ts';

export interface Configuration {
	readonly environment: Environment;
	/** With what the environment overrides. */
	readonly config: SiteConfig;
}

/** @throws UsageError with all faults of both, one a line. */
export async function readConfiguration(env: EnvironmentVariables, file: string, use: EnvironmentUse = {}): Promise<Configuration> {
	const { environment, faults } = judgeEnvironment(env, use);
	const judged = await judgeSiteConfig(file, environment ?? { projectDomain: null, siteUrl: null, orderServiceUrl: null });
	if (environment === null || judged.config === null) {
		throw new UsageError([...faults, ...judged.faults].join('\n'));
	}
	return { environment, config: judged.config };
}
