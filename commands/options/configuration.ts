/** The environment and the site's configuration, judged together, so that all their faults are reported at once. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { slugFault } from '../../pipeline/records/slug.ts';
import {
	type Acceptance,
	acceptances,
	consumerCreditRoles,
	httpsScopes,
	isPolicyHost,
	klarnaCollectDays,
	type PaymentConfig,
	type ReservationConfig,
	type RetentionConfig,
	type SiteConfig,
} from '../../site/config.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { type Language, languagePrefix, languages, type PerLanguage } from '../../site/languages.ts';
import { paypalMethodId } from '../../site/payment-kinds.ts';
import { allowedPolicies, isProblemCode, type ProblemPolicies, type ProblemPolicy } from '../../site/problem-codes.ts';
import { UsageError } from '../errors/command-errors.ts';
import { type Environment, type EnvironmentUse, type EnvironmentVariables, judgeEnvironment } from './environment.ts';
import { describeFaults, object, serviceAddress, siteOrigin } from './setting-rules.ts';

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

/** The part of the configuration that says how orders are paid. */
const id = 'must be the id of a payment method: a whole number from 1 on';
const oneKind = `must name a method of its own: ${paypalMethodId} is PayPal, and transfer and Klarna are two`;

const methodId = z.int(id).min(1, id);
const ownMethodId = methodId.refine((value) => value !== paypalMethodId, oneKind);

const acceptance = z.enum(acceptances, { error: 'must be "automatic" or "by_hand"' });
const quoted = 'must be a whole sentence of the terms';
const saysOf = (...accepted: readonly (Acceptance | 'with_payment')[]) =>
	z.strictObject(
		{
			accepted: z.enum(accepted, { error: `must be ${accepted.map((each) => `"${each}"`).join(' or ')}` }),
			sentence: z.string(quoted).regex(/\S \S.*\S \S/, quoted),
		},
		object('"accepted" and "sentence"'),
	);
const daysFault = 'must be a whole number of days from 1 to 90';
const days = z.int(daysFault).min(1, daysFault).max(90, daysFault);
const roles = `must be ${consumerCreditRoles.map((role) => `"${role}"`).join(', ')}, as the shop has clarified`;
const collectDaysFault = `must be a whole number of days from ${klarnaCollectDays.standard} to ${klarnaCollectDays.longest}`;

const klarna = z.strictObject(
	{
		methodId: ownMethodId,
		scriptUrl: serviceAddress,
		consumerCreditRole: z.enum(consumerCreditRoles, roles).exactOptional(),
		collectDays: z
			.int(collectDaysFault)
			.min(klarnaCollectDays.standard, collectDaysFault)
			.max(klarnaCollectDays.longest, collectDaysFault)
			.exactOptional(),
	},
	object('"methodId" and "scriptUrl"'),
);

const payments = z
	.strictObject(
		{
			bankTransferId: ownMethodId.nullable(),
			paypal: z.strictObject({ scriptUrl: serviceAddress }, object('"scriptUrl"')).nullable(),
			klarna: klarna.nullable(),
			acceptance: z
				.strictObject({ transfer: acceptance.optional(), house: acceptance.optional() }, object('"transfer" and "house"'))
				.optional(),
			terms: z
				.strictObject(
					{
						transfer: saysOf(...acceptances).exactOptional(),
						provider: saysOf('with_payment').exactOptional(),
						house: saysOf(...acceptances)
							.nullable()
							.exactOptional(),
					},
					object('"transfer", "provider" and "house"'),
				)
				.exactOptional(),
			transferDays: z.strictObject({ due: days, reminder: days }, object('"due" and "reminder"')).optional(),
		},
		object('"bankTransferId", "paypal" and "klarna"'),
	)
	.refine(({ bankTransferId, klarna }) => bankTransferId === null || bankTransferId !== klarna?.methodId, {
		error: oneKind,
		path: ['klarna', 'methodId'],
	}) satisfies z.ZodType<PaymentConfig>;

const aMinute = 'must be a whole number of minutes from 1 to 129600, which are 90 days';
const minutes = z.int(aMinute).min(1, aMinute).max(129_600, aMinute).exactOptional();
const percent = 'must be a whole number from 1 to 100';
const aNumber = 'must be a whole number from 1 to 100000';
const number = z.int(aNumber).min(1, aNumber).max(100_000, aNumber).exactOptional();

const reservations = z.strictObject(
	{
		minutes: z
			.strictObject(
				{ paypal: minutes, klarna: minutes, transfer: minutes, house: minutes },
				object('"paypal", "klarna", "transfer" and "house"'),
			)
			.exactOptional(),
		unpaidPercent: z.int(percent).min(1, percent).max(100, percent).exactOptional(),
		perOrder: number,
		perBuyer: number,
		perNetwork: number,
	},
	object('"minutes", "unpaidPercent", "perOrder", "perBuyer" and "perNetwork"'),
) satisfies z.ZodType<ReservationConfig>;

const aDay = 'must be a whole number of days from 1 to 730';
const keptDays = z.int(aDay).min(1, aDay).max(730, aDay).exactOptional();

const retention = z.strictObject(
	{ messageDays: keptDays, ratingDays: keptDays, sentDays: keptDays, endedOrderDays: keptDays },
	object('"messageDays", "ratingDays", "sentDays" and "endedOrderDays"'),
) satisfies z.ZodType<RetentionConfig>;

/** Judges what a site's configuration says of problems: only codes that exist, and no policy lower than is safe. */
const policy = z.enum(['fail', 'warn', 'ignore'], { error: 'must be "fail", "warn" or "ignore"' });

const problemPolicies = z
	.record(z.string(), policy, 'must be an object of codes and policies, such as { "link-dead": "fail" }')
	.transform((declared, context): ProblemPolicies => {
		for (const [code, chosen] of Object.entries(declared)) {
			const fault = faultOf(code, chosen);
			if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: [code], input: chosen });
		}
		return declared;
	});

function faultOf(code: string, chosen: ProblemPolicy): string | null {
	if (!isProblemCode(code)) return 'is no code of a problem; docs/problems.md lists all';
	const allowed = allowedPolicies(code);
	if (allowed.includes(chosen)) return null;
	return allowed.includes('warn')
		? 'cannot be "ignore": what it concerns is left out of the site, and nothing is left out in silence. It can be "warn"'
		: `cannot be "${chosen}": there is no site without what it concerns, or none that may be shown`;
}

/** Folders that every site has in any language, with any content: a shop below one of them would take the place of a page. */
const ownFolders: ReadonlySet<string> = new Set([
	'assets',
	'page-data',
	'index',
	'ecom',
	...languages,
	...[...Object.values(fixedPaths), ...Object.values(linkKeys)].flatMap((paths) =>
		languages.map((language) => firstFolder(paths, language)),
	),
]);

/** The folder below the language's home, where the store root would lie too. */
function firstFolder(paths: PerLanguage<string>, language: Language): string {
	const path = paths[language];
	const prefix = `${languagePrefix(language)}/`;
	// `/login` stands without a prefix in all languages.
	return (path.startsWith(prefix) ? path.slice(prefix.length) : path.slice(1)).split(/[/#]/)[0] ?? '';
}

const one = (known: readonly string[]) => `must be one of ${known.map((each) => JSON.stringify(each)).join(', ')}`;
const formats = ['avif', 'webp', 'jpeg'] as const;
const width = 'must be a whole number of px from 16 to 4000';
const quality = 'must be a whole number from 1 to 100';
const oneFolder = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const brandSlug = 'must be the slug of a brand, or null';
const siteId = 'must be a whole number from 1 on';
const mapsKey = 'must be a key of letters, digits, hyphens and underscores, or null';
const host = 'must be a host such as "player.vimeo.com"';
const ownOrOther = 'must be "self", the origin of an order service, or null';
const publicToken = 'must be the static token of a user who may read the shop of this project, and nothing else';
const domain = 'must be the domain of the project in Directus, such as "juwelier.example"';

const config = z.strictObject(
	{
		projectDomain: z.string(domain).min(1, domain),
		siteUrl: siteOrigin,
		orderServiceUrl: z.union([z.literal('self'), siteOrigin], ownOrOther).nullable(),
		languages: z
			.array(z.enum(languages, one(languages)), 'must be a list of languages, such as ["de", "en", "fr"]')
			.refine((list) => list.includes('de'), 'must hold "de", which is the language of the base fields')
			.refine((list) => new Set(list).size === list.length, 'must name each language once'),
		trailingSlash: z.literal(false, 'must be false: site paths have no trailing slash'),
		store: z.strictObject(
			{
				path: z
					.string('must be one folder name such as "shop", or null')
					.regex(oneFolder, { error: 'must be one folder name of letters a–z, digits and hyphens', abort: true })
					.refine((path) => !ownFolders.has(path), { error: 'is a folder that the site itself uses', abort: true })
					.refine((path) => slugFault(path) === null, { error: ({ input }) => slugFault(String(input)) ?? '' })
					.nullable(),
			},
			object('"path"'),
		),
		specialBrand: z.string(brandSlug).regex(oneFolder, brandSlug).nullable(),
		analytics: z
			.strictObject(
				{
					url: serviceAddress
						.refine((url) => !/[?#]/.test(url), 'must be the address of a folder')
						.transform((url) => url.replace(/\/*$/, '/')),
					siteId: z.int(siteId).min(1, siteId),
				},
				object('"url" and "siteId"'),
			)
			.nullable(),
		mapsKey: z
			.string(mapsKey)
			.regex(/^[\w-]+$/, mapsKey)
			.nullable(),
		videoHosts: z.array(z.string(host).refine(isUsualHost, host), 'must be a list of hosts, such as ["player.vimeo.com"]'),
		brandAreaHosts: z.array(z.string(host).refine(isUsualHost, host), 'must be a list of hosts, such as ["area.watch.com"]').optional(),
		images: z.strictObject(
			{
				formats: z
					.array(z.enum(formats, one(formats)), 'must be a list of formats that ends with "jpeg"')
					.refine((formats) => formats.at(-1) === 'jpeg', 'must end with "jpeg", which every browser reads'),
				widths: z.array(z.int(width).min(16, width).max(4000, width), 'must be a list of widths in px').min(1, 'must name a width in px'),
				avifQuality: z.int(quality).min(1, quality).max(100, quality),
			},
			object('"formats", "widths" and "avifQuality"'),
		),
		payments: payments.optional(),
		reservations: reservations.exactOptional(),
		retention: retention.exactOptional(),
		problems: problemPolicies,
		live: z
			.strictObject(
				{
					url: serviceAddress
						.refine((url) => !/[?#]/.test(url), 'must be the address of a Directus, without query and fragment')
						.transform((url) => url.replace(/\/+$/, '')),
					publicToken: z.string(publicToken).regex(/^[\x21-\x7e]+$/, publicToken),
				},
				object('"url" and "publicToken"'),
			)
			.optional(),
		hsts: z.enum(httpsScopes, one(httpsScopes)).optional(),
		serviceWorker: z.boolean('must be true or false'),
		contentPortalUrl: serviceAddress.transform((url) => url.replace(/\/+$/, '')).nullable(),
	},
	object('the settings of docs/configuration.md'),
) satisfies z.ZodType<SiteConfig>;

/** As an address has it: in lower case, without the port that is usual. */
function isUsualHost(name: string): boolean {
	return isPolicyHost(name) && URL.parse(`https://${name}`)?.host === name;
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
	const result = config.safeParse(loaded.declared);
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
