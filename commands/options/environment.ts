/** The environment variables of all commands, read and judged once (design §4). Secrets come from nowhere else. */
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { siteOrigin } from './addresses.ts';
import { type DirectusAccess, directusFaults, directusVariables, optional, toDirectusAccess } from './directus-access.ts';
import { UsageError } from './usage-error.ts';

export interface Environment {
	/** null: no backend is configured. */
	readonly directus: DirectusAccess | null;
	/** Overrides of the site's configuration. */
	readonly projectDomain: string | null;
	readonly siteUrl: string | null;
	/** Where the order service answers; null: as the configuration says. */
	readonly orderServiceUrl: string | null;
	/** Folder of the pictures' renditions, which any number of checkouts may share; null: the checkout's own cache. */
	readonly imageCacheDir: string | null;
	/** What a Flow of the backend proves itself by when it tells `dev --live` of changes; null: none may. */
	readonly liveSecret: string | null;
}

const variables = z.object({
	...directusVariables,
	// Checkouts are called from different folders.
	IMAGE_CACHE: optional(z.string().refine((path) => isAbsolute(path), 'must be an absolute path')),
	LIVE_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
	ORDER_SERVICE_URL: optional(z.string().transform(withoutSlash).pipe(siteOrigin)),
	PROJECT_DOMAIN: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'must be a domain such as example.com')),
	SITE_URL: optional(z.string().transform(withoutSlash).pipe(siteOrigin)),
});

function withoutSlash(url: string): string {
	return url.replace(/\/+$/, '');
}

interface EnvironmentUse {
	/** False: the backend is only linked to, and needs no login. */
	readonly logsIn?: boolean;
}

/** @throws UsageError with all faults, one a line. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>, { logsIn = true }: EnvironmentUse = {}): Environment {
	const result = variables.safeParse(env);
	const faults = [
		...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`),
		...(logsIn ? directusFaults(env) : []),
	];
	if (!result.success || faults.length > 0) {
		throw new UsageError(faults.join('\n'));
	}
	const { PROJECT_DOMAIN, SITE_URL, ORDER_SERVICE_URL, IMAGE_CACHE, LIVE_SECRET } = result.data;
	return {
		directus: toDirectusAccess(result.data),
		projectDomain: PROJECT_DOMAIN ?? null,
		siteUrl: SITE_URL ?? null,
		orderServiceUrl: ORDER_SERVICE_URL ?? null,
		imageCacheDir: IMAGE_CACHE ?? null,
		liveSecret: LIVE_SECRET ?? null,
	};
}
