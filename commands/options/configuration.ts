/** The environment and the site's configuration, judged together, so that all their faults are reported at once. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '../../site/config.ts';
import { UsageError } from '../errors/command-errors.ts';
import { type Environment, type EnvironmentUse, type EnvironmentVariables, judgeEnvironment } from './environment.ts';
import { describeFaults } from './setting-rules.ts';
import { siteConfigSchema } from './site-config-schema.ts';

interface Configuration {
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

/** A token that is in every page must not be a secret of the build. */
function secretTokenFaults(environment: Environment | null, config: SiteConfig | null): string[] {
	const secrets = [environment?.directus?.token, environment?.ratingTarget?.token];
	return config?.live !== undefined && secrets.includes(config.live.publicToken)
		? [
				'live.publicToken stands in every page, and is the secret DIRECTUS_TOKEN or DIRECTUS_RATINGS_TOKEN too. Fix: make a user of its own for live content, as docs/configuration.md says.',
			]
		: [];
}

type Overrides = Pick<Environment, 'projectDomain' | 'siteUrl' | 'orderServiceUrl'>;

interface JudgedSiteConfig {
	/** null where there is a fault. */
	readonly config: SiteConfig | null;
	readonly faults: readonly string[];
}

/** The configuration in `file`, with what the environment overrides. @throws UsageError with all faults, one a line. */
export async function readSiteConfig(file: string, overrides: Overrides): Promise<SiteConfig> {
	const { config, faults } = await judgeSiteConfig(file, overrides);
	if (config === null) throw new UsageError(faults.join('\n'));
	return config;
}

/** A line for each fault. */
async function judgeSiteConfig(file: string, { projectDomain, siteUrl, orderServiceUrl }: Overrides): Promise<JudgedSiteConfig> {
	const loaded = await importFile(file);
	if ('fault' in loaded) return { config: null, faults: [loaded.fault] };
	const result = siteConfigSchema.safeParse(loaded.declared);
	if (!result.success) {
		const fixOf = (name: string) =>
			name.startsWith('problems.')
				? 'choose an allowed policy, or remove the line.'
				: 'docs/configuration.md shows each setting with an example.';
		return {
			config: null,
			faults: describeFaults(result.error.issues, loaded.declared, { prefix: `${file}: `, isSecret: () => false, fixOf }),
		};
	}
	const declared = result.data;
	return {
		config: {
			...declared,
			projectDomain: projectDomain ?? declared.projectDomain,
			siteUrl: siteUrl ?? declared.siteUrl,
			orderServiceUrl: orderServiceUrl ?? declared.orderServiceUrl,
		},
		faults: [],
	};
}

async function importFile(file: string): Promise<{ readonly declared: unknown } | { readonly fault: string }> {
	const path = resolve(file);
	try {
		const loaded: { default?: unknown } = await import(pathToFileURL(path).href);
		return { declared: loaded.default };
	} catch (error) {
		const reason = error instanceof Error ? `${lineIn(path, error)}${error.message}` : String(error);
		return { fault: `${file} cannot be loaded: ${reason}. Fix: name the configuration with --config, or correct the file.` };
	}
}

/** Where a fault in syntax stands; Node says so only at the head of the stack, by the file's address or its path: `file:///…/site.config.ts:3`. */
function lineIn(file: string, { stack = '' }: Error): string {
	const name = [pathToFileURL(file).href, file].find((name) => stack.startsWith(`${name}:`));
	const line = name === undefined ? null : /^\d+/.exec(stack.slice(name.length + 1));
	return line === null ? '' : `line ${line[0]}: `;
}
