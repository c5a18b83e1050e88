/** The configuration of one shop of many in one Directus: what all share, and what the record of its project sets instead. Only a fleet reads the latter. */
import type { Problem } from '../../pipeline/problem.ts';
import { isWireRecord, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { SiteConfig } from '../../site/config.ts';
import { isDomain, type SettingFault, toFaults } from './setting-rules.ts';
import { siteConfigSchema } from './site-config-schema.ts';

/**
 * What a shop may set: what is different for each owner. What costs the machine, what decides whether a build is right, and the one Directus stay with the
 * configuration that all share; secrets stay with the environment.
 */
const ownKeys = [
	'siteUrl',
	'orderServiceUrl',
	'languages',
	'store',
	'specialBrand',
	'analytics',
	'mapsKey',
	'videoHosts',
	'brandAreaHosts',
	'payments',
	'reservations',
	'retention',
	'hsts',
] as const satisfies readonly (keyof SiteConfig)[];

/** null in their place takes away what the shared configuration says. */
const keysThatMayLack = [
	'brandAreaHosts',
	'payments',
	'reservations',
	'retention',
	'hsts',
] as const satisfies readonly (keyof SiteConfig)[];

const isNamed = (names: readonly string[], name: string): boolean => names.includes(name);

/** Judged by the rules of `site.config.ts`; a key of the shop replaces the shared one whole. `project`: the record as the backend sends it. */
export function configOfShop(
	shared: SiteConfig,
	project: WireRecord,
): { readonly config: SiteConfig } | { readonly problems: readonly Problem[] } {
	const { domain, settings } = project;
	const record = { code: 'shop-setting-invalid', severity: 'error', collection: 'project', id: recordKey(project) } as const;
	if (!isDomain(domain)) {
		const message = 'The domain must be a domain such as "juwelier.example", in small letters. It names the shop.';
		return { problems: [{ ...record, field: 'domain', message, fix: 'Enter the domain without https:// and without a path.' }] };
	}
	if (settings !== undefined && settings !== null && !isWireRecord(settings)) {
		const message = 'The settings must be an object of settings, such as { "languages": ["de"] }.';
		return { problems: [{ ...record, field: 'settings', message, fix: 'Write them between braces, or empty the field.' }] };
	}
	const own = Object.entries(settings ?? {});
	const { drafts, ...rest } = shared;
	const declared = withoutNull({
		...rest,
		...Object.fromEntries(own.filter(([key]) => isNamed(ownKeys, key))),
		projectDomain: domain,
		siteUrl: settings?.siteUrl ?? `https://${domain}`,
	});
	const judged = siteConfigSchema.safeParse(declared);
	const faults = [
		...own.flatMap(([key]) => (isNamed(ownKeys, key) ? [] : [notItsOwn(key)])),
		...toFaults(judged.error?.issues ?? [], declared, {
			isSecret: () => false,
			fixOf: () => 'docs/configuration.md shows each setting with an example.',
		}),
	];
	if (judged.success && faults.length === 0) return { config: { ...judged.data, ...(drafts !== undefined && { drafts }) } };
	return {
		problems: faults.map(({ name, message, fix }) => ({
			...record,
			field: `settings.${name}`,
			message: `${name} ${message}`,
			fix: fix ?? 'Correct its spelling, or remove it.',
		})),
	};
}

function withoutNull(declared: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	return Object.fromEntries(Object.entries(declared).filter(([key, value]) => value !== null || !isNamed(keysThatMayLack, key)));
}

function notItsOwn(name: string): SettingFault {
	return Object.hasOwn(siteConfigSchema.shape, name)
		? {
				name,
				message: 'is the same for all shops of this Directus.',
				fix: 'Remove it; whoever runs the shops can set it in the shared configuration.',
			}
		: { name, message: 'is no setting.', fix: null };
}
