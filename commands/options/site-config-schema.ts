/** The rules of `site.config.ts`, which hold for a shop's own settings in content as well. */
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
import { object, serviceAddress, siteOrigin } from './setting-rules.ts';

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

/** How orders are paid. */
const payments = z
	.strictObject(
		{
			bankTransferId: ownMethodId.nullable(),
			paypal: z.strictObject({ scriptUrl: serviceAddress }, object('"scriptUrl"')).nullable(),
			klarna: klarna.nullable(),
			houseIds: z.array(ownMethodId, 'must be a list of ids of payment methods').optional(),
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
	})
	.refine(({ bankTransferId, klarna, houseIds = [] }) => !houseIds.some((id) => id === bankTransferId || id === klarna?.methodId), {
		error: 'must name methods that are neither the transfer nor Klarna',
		path: ['houseIds'],
	}) satisfies z.ZodType<PaymentConfig>;

const aMinute = 'must be a whole number of minutes from 1 to 129600, which are 90 days';
const minutes = z.int(aMinute).min(1, aMinute).max(129_600, aMinute).exactOptional();
const percent = 'must be a whole number from 1 to 100';
const share = z.int(percent).min(1, percent).max(100, percent).exactOptional();
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
		confirmAddress: z.boolean('must be true or false').exactOptional(),
		unpaidPercent: share,
		unpaidPercentOfAll: share,
		perOrder: number,
		perBuyer: number,
		perNetwork: number,
	},
	object('"minutes", "confirmAddress", "unpaidPercent", "unpaidPercentOfAll", "perOrder", "perBuyer" and "perNetwork"'),
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

/** A whole configuration, as a file or a shop's settings declare it. Messages complete the name of a setting. */
export const siteConfigSchema = z.strictObject(
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
