/** The environment variables of all commands, read and judged once (design §4). Secrets come from nowhere else. */
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { serviceAddress, siteOrigin } from './addresses.ts';
import { UsageError } from './usage-error.ts';

export interface Environment {
	/** null: no backend is configured. */
	readonly directus: DirectusAccess | null;
	/** Overrides of the site's configuration. */
	readonly projectDomain: string | null;
	readonly siteUrl: string | null;
	/** Folder of the pictures' renditions, which any number of checkouts may share; null: the checkout's own cache. */
	readonly imageCacheDir: string | null;
	/** What a Flow of the backend proves itself by when it tells `dev --live` of changes; null: none may. */
	readonly liveSecret: string | null;
}

export interface DirectusAccess {
	readonly url: string;
	/** A static token with read access. */
	readonly token: string;
}

/** An empty variable counts as missing, as shells and CI systems set them. */
function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const variables = z.object({
	DIRECTUS_URL: optional(serviceAddress),
	DIRECTUS_TOKEN: optional(z.string()),
	// Checkouts are called from different folders.
	IMAGE_CACHE: optional(z.string().refine((path) => isAbsolute(path), 'must be an absolute path')),
	LIVE_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
	PROJECT_DOMAIN: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'must be a domain such as example.com')),
	SITE_URL: optional(
		z
			.string()
			.transform((url) => url.replace(/\/+$/, ''))
			.pipe(siteOrigin),
	),
});

/** @throws UsageError with all faults, one a line. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
	const result = variables.safeParse(env);
	const faults = [
		...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`),
		...(env.DIRECTUS_URL && !env.DIRECTUS_TOKEN ? ['DIRECTUS_TOKEN is missing, and DIRECTUS_URL needs it.'] : []),
		...(env.DIRECTUS_TOKEN && !env.DIRECTUS_URL ? ['DIRECTUS_URL is missing, and DIRECTUS_TOKEN is of no use without it.'] : []),
	];
	if (!result.success || faults.length > 0) {
		throw new UsageError(faults.join('\n'));
	}
	const { DIRECTUS_URL: url, DIRECTUS_TOKEN: token, PROJECT_DOMAIN, SITE_URL, IMAGE_CACHE, LIVE_SECRET } = result.data;
	return {
		directus: url === undefined || token === undefined ? null : { url, token },
		projectDomain: PROJECT_DOMAIN ?? null,
		siteUrl: SITE_URL ?? null,
		imageCacheDir: IMAGE_CACHE ?? null,
		liveSecret: LIVE_SECRET ?? null,
	};
}
