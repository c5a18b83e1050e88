export interface OrderDeskAccess {
	readonly url: string;
	/** The service's own. */
	readonly token: string;
	/** Directus proves itself by it when it tells the service that there is something to do; null: the service looks by itself. */
	readonly wakeSecret: string | null;
	/** What all refunds that are asked for on the desk may come to within 24 hours. */
	readonly refundsPerDayCents: number;
}

/** The environment variables of all commands, read and judged once. Secrets come from nowhere else. */
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../errors/command-errors.ts';
import { describeFaults, environmentSource, isDomain, serviceAddress, siteOrigin } from './setting-rules.ts';

/** How the environment names a backend and says who is asking: by a static token, or by a login, and never by both. */
export interface DirectusAccess {
	readonly url: string;
	/** A static token with read access; undefined where there is a login. */
	readonly token: string | undefined;
	readonly email: string | undefined;
	readonly password: string | undefined;
	readonly dialect: 'directus' | 'legacy';
}

/** An empty variable counts as missing, as shells and CI systems set them. */
function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const directusVariables = {
	DIRECTUS_URL: optional(serviceAddress),
	DIRECTUS_TOKEN: optional(z.string()),
	DIRECTUS_EMAIL: optional(z.string()),
	DIRECTUS_PASSWORD: optional(z.string()),
	DIRECTUS_DIALECT: optional(z.enum(['directus', 'legacy'], 'must be "directus" or "legacy"')),
};

type Variables = Readonly<Record<string, string | undefined>>;

/** The faults of the combination, a sentence each; none repeats a value. */
function directusFaults({ DIRECTUS_URL, DIRECTUS_TOKEN, DIRECTUS_EMAIL, DIRECTUS_PASSWORD }: Variables): string[] {
	const login = { DIRECTUS_EMAIL, DIRECTUS_PASSWORD };
	const [given, missing] = [true, false].map((wanted) =>
		Object.entries(login).flatMap(([name, value]) => (Boolean(value) === wanted ? [name] : [])),
	) as [string[], string[]];
	const named = [...(DIRECTUS_TOKEN ? ['DIRECTUS_TOKEN'] : []), ...given];
	const faults: string[] = [];
	if (given.length === 1)
		faults.push(`${missing.join()} is missing, and ${given.join()} needs it. Fix: set ${missing.join()}, or unset ${given.join()}.`);
	if (DIRECTUS_TOKEN && given.length > 0)
		faults.push(`DIRECTUS_TOKEN and ${given.join(' and ')} are set: there must be one way to log in. Fix: unset the token, or the login.`);
	if (DIRECTUS_URL && named.length === 0) {
		faults.push(
			'DIRECTUS_TOKEN is missing (or DIRECTUS_EMAIL and DIRECTUS_PASSWORD), and DIRECTUS_URL needs it. Fix: set one of the two, or unset DIRECTUS_URL.',
		);
	}
	if (!DIRECTUS_URL && named.length > 0)
		faults.push(
			`DIRECTUS_URL is missing, and nothing is asked without it: ${named.join(', ')} would be of no use. Fix: set DIRECTUS_URL, or unset the others.`,
		);
	return faults;
}

/** Of variables without a fault; null: no backend is configured. */
function toDirectusAccess(
	variables: Variables & { readonly DIRECTUS_DIALECT?: DirectusAccess['dialect'] | undefined },
): DirectusAccess | null {
	const { DIRECTUS_URL: url, DIRECTUS_TOKEN: token, DIRECTUS_EMAIL: email, DIRECTUS_PASSWORD: password } = variables;
	return url === undefined ? null : { url, token, email, password, dialect: variables.DIRECTUS_DIALECT ?? 'directus' };
}

/** The environment variables of all commands, read and judged once. Secrets come from nowhere else. */
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
	/** Lets the sandbox's order service bring ratings to the backend as drafts; null: it keeps them. */
	readonly ratingTarget: { readonly url: string; readonly token: string } | null;
	/** The order desk in Directus; null: there is none. */
	readonly orderDesk: OrderDeskAccess | null;
	/** A Flow of the backend proves itself by it when it reports changes to `dev --live`; null: none may. */
	readonly liveSecret: string | null;
}

const variables = z.object({
	...directusVariables,
	DIRECTUS_RATINGS_TOKEN: optional(z.string()),
	DIRECTUS_ORDERS_TOKEN: optional(z.string().min(16, 'must have 16 characters or more')),
	DIRECTUS_WAKE_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
	DIRECTUS_REFUNDS_PER_DAY: optional(z.string().regex(/^\d{1,7}$/, 'must be a whole number of euros, such as 2000')),
	// Checkouts are called from different folders.
	IMAGE_CACHE: optional(z.string().refine((path) => isAbsolute(path), 'must be an absolute path')),
	LIVE_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
	ORDER_SERVICE_URL: optional(z.string().transform(withoutSlash).pipe(siteOrigin)),
	PROJECT_DOMAIN: optional(z.string().refine(isDomain, 'must be a domain such as example.com')),
	SITE_URL: optional(z.string().transform(withoutSlash).pipe(siteOrigin)),
});

function withoutSlash(url: string): string {
	return url.replace(/\/+$/, '');
}

/** Their values are in no message. */
const secrets: ReadonlySet<string> = new Set([
	'DIRECTUS_TOKEN',
	'DIRECTUS_EMAIL',
	'DIRECTUS_PASSWORD',
	'DIRECTUS_RATINGS_TOKEN',
	'DIRECTUS_ORDERS_TOKEN',
	'DIRECTUS_WAKE_SECRET',
	'LIVE_SECRET',
]);

const fixes: Readonly<Record<string, string>> = {
	DIRECTUS_URL: 'set it to the address of Directus, such as https://cms.example.org, and put the login into variables of its own.',
	DIRECTUS_DIALECT: 'unset it, or set it to "legacy" where the backend is the predecessor of Directus.',
	DIRECTUS_ORDERS_TOKEN: 'make one with "openssl rand -hex 24", give the same to "npm run desk:install", or unset it.',
	DIRECTUS_WAKE_SECRET: 'make one with "openssl rand -hex 24", give the same to "npm run desk:install", or unset it.',
	DIRECTUS_REFUNDS_PER_DAY: 'write the euros that may be refunded within 24 hours, or unset it for 2000.',
	IMAGE_CACHE: 'write the whole path of the folder, such as /srv/pictures, or unset it.',
	LIVE_SECRET: 'make one with "openssl rand -hex 16", and give the Flow the same, or unset it.',
	ORDER_SERVICE_URL: 'write scheme and host alone, such as https://orders.example.com, or unset it.',
	PROJECT_DOMAIN: 'write the domain of the project as Directus has it, in small letters, or unset it.',
	SITE_URL: 'write scheme and host alone, such as https://www.example.com, or unset it.',
};

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export interface EnvironmentUse {
	/** False: the backend is only linked to, and needs no login. */
	readonly logsIn?: boolean;
}

interface JudgedEnvironment {
	/** null where there is a fault. */
	readonly environment: Environment | null;
	readonly faults: readonly string[];
}

/** @throws UsageError with all faults, one a line. */
export function readEnvironment(env: EnvironmentVariables, use: EnvironmentUse = {}): Environment {
	const { environment, faults } = judgeEnvironment(env, use);
	if (environment === null) throw new UsageError(faults.join('\n'));
	return environment;
}

/** A sentence for each fault. */
export function judgeEnvironment(env: EnvironmentVariables, { logsIn = true }: EnvironmentUse = {}): JudgedEnvironment {
	const result = variables.safeParse(env);
	const place = environmentSource(fixes, { secrets, otherwise: 'correct it, or unset it.' });
	const faults = [...describeFaults(result.error?.issues ?? [], env, place), ...(logsIn ? directusFaults(env) : [])];
	return { environment: result.success && faults.length === 0 ? toEnvironment(result.data) : null, faults };
}

function toEnvironment(given: z.output<typeof variables>): Environment {
	const { PROJECT_DOMAIN, SITE_URL, ORDER_SERVICE_URL, IMAGE_CACHE, LIVE_SECRET } = given;
	const { DIRECTUS_URL: url, DIRECTUS_RATINGS_TOKEN: token } = given;
	return {
		directus: toDirectusAccess(given),
		projectDomain: PROJECT_DOMAIN ?? null,
		siteUrl: SITE_URL ?? null,
		orderServiceUrl: ORDER_SERVICE_URL ?? null,
		imageCacheDir: IMAGE_CACHE ?? null,
		ratingTarget: url !== undefined && token !== undefined ? { url, token } : null,
		orderDesk: toOrderDesk(given),
		liveSecret: LIVE_SECRET ?? null,
	};
}

const defaultRefundsPerDay = 2000;

function toOrderDesk(given: z.output<typeof variables>): OrderDeskAccess | null {
	const { DIRECTUS_URL: url, DIRECTUS_ORDERS_TOKEN: token, DIRECTUS_WAKE_SECRET: wakeSecret, DIRECTUS_REFUNDS_PER_DAY: perDay } = given;
	if (url === undefined || token === undefined) return null;
	return { url, token, wakeSecret: wakeSecret ?? null, refundsPerDayCents: Number(perDay ?? defaultRefundsPerDay) * 100 };
}
