/** Reads the site's configuration file and judges it as a whole. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { SiteConfig } from '../../site/config.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { type Language, languagePrefix, languages, type PerLanguage } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { serviceAddress, siteOrigin } from './addresses.ts';
import type { Environment } from './environment.ts';
import { problemPolicies } from './problem-policies.ts';
import { UsageError } from './usage-error.ts';

/** Folders that every site has, whatever its content, in any language: a shop below one of them would take the place of a page. */
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

const config = z.strictObject({
	projectDomain: z.string().min(1),
	siteUrl: siteOrigin,
	orderServiceUrl: z.literal('self').or(siteOrigin).nullable(),
	languages: z
		.array(z.enum(languages))
		.refine((list) => list.includes('de'), 'must hold "de", which is the language of the base fields')
		.refine((list) => new Set(list).size === list.length, 'must name each language once'),
	trailingSlash: z.literal(false, 'must be false: site paths have no trailing slash'),
	store: z.strictObject({
		path: z
			.string()
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be one folder name of letters a–z, digits and hyphens')
			.refine((path) => !ownFolders.has(path), 'is a folder that the site itself uses')
			.nullable(),
	}),
	specialBrand: z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the slug of a brand')
		.nullable(),
	analytics: z
		.strictObject({
			url: serviceAddress
				.refine((url) => !/[?#]/.test(url), 'must be the address of a folder')
				.transform((url) => url.replace(/\/*$/, '/')),
			siteId: z.int().min(1),
		})
		.nullable(),
	mapsKey: z
		.string()
		.regex(/^[\w-]+$/, 'must be a key of letters, digits, hyphens and underscores')
		.nullable(),
	images: z.strictObject({
		formats: z
			.array(z.enum(['avif', 'webp', 'jpeg']))
			.refine((formats) => formats.at(-1) === 'jpeg', 'must end with "jpeg", which every browser reads'),
		widths: z.array(z.int().min(16).max(4000)).min(1),
		avifQuality: z.int().min(1).max(100),
	}),
	problems: problemPolicies,
	serviceWorker: z.boolean(),
	contentPortalUrl: serviceAddress.transform((url) => url.replace(/\/+$/, '')).nullable(),
}) satisfies z.ZodType<SiteConfig>;

/** The configuration in `file`, with what the environment overrides. @throws UsageError with all faults, one a line. */
export async function readSiteConfig(
	file: string,
	environment: Pick<Environment, 'projectDomain' | 'siteUrl' | 'orderServiceUrl'>,
): Promise<SiteConfig> {
	const { default: declared }: { default?: unknown } = await importFile(file);
	const result = config.safeParse(declared);
	if (!result.success) {
		const faults = result.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'the default export'} ${issue.message}`);
		throw new UsageError(faults.join('\n'));
	}
	return {
		...result.data,
		projectDomain: environment.projectDomain ?? result.data.projectDomain,
		siteUrl: environment.siteUrl ?? result.data.siteUrl,
		orderServiceUrl: environment.orderServiceUrl ?? result.data.orderServiceUrl,
	};
}

async function importFile(file: string): Promise<{ default?: unknown }> {
	try {
		return await import(pathToFileURL(resolve(file)).href);
	} catch (error) {
		throw new UsageError(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
	}
}
