import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UsageError } from '../../commands/errors/command-errors.ts';
import { readConfiguration, readSiteConfig } from '../../commands/options/configuration.ts';
import type { Environment } from '../../commands/options/environment.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { aSiteConfig } from '../builders/content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function linesOf(
	env: Record<string, string>,
	config: unknown,
): Promise<{ readonly lines: readonly string[]; readonly file: string }> {
	const file = join(await temporaryFolder(), 'site.config.mjs');
	writeFileSync(file, `export default ${JSON.stringify(config)};`);
	const message = await readConfiguration(env, file).then(
		() => '',
		(error: Error) => error.message,
	);
	return { lines: message.split('\n'), file };
}

it('refuses to put a secret into every page', async () => {
	const env = { DIRECTUS_URL: 'https://cms.example', DIRECTUS_TOKEN: 'read-everything' };
	const live = (publicToken: string) => aSiteConfig({ live: { url: 'https://cms.example', publicToken } });
	const { lines } = await linesOf(env, live('read-everything'));
	expect(lines).toEqual([expect.stringMatching(/^live\.publicToken stands in every page, and is the secret DIRECTUS_TOKEN .* Fix: /)]);
	expect(lines.join()).not.toContain('read-everything');
	expect((await linesOf(env, live('public'))).lines).toEqual(['']);
});

it('is told of in one round: the environment and the file, each fault with what is allowed, what was found, and what to do', async () => {
	const env = { DIRECTUS_URL: 'cms.example', LIVE_SECRET: 'k1rsch', PROJECT_DOMAIN: 'No Domain', DIRECTUS_DIALECT: 'v8' };
	const { images, languages: _, ...config } = aSiteConfig();
	const { lines, file } = await linesOf(env, {
		...config,
		images: { ...images, widths: ['x', 5], avifQuality: 1.5 },
		siteUrl: 7,
		colour: 1,
	});
	expect(lines).toEqual([
		expect.stringMatching(/^DIRECTUS_URL must be .*\. Found: "cms\.example"\. Fix: \S.*\.$/),
		expect.stringMatching(/^DIRECTUS_DIALECT must be "directus" or "legacy"\. Found: "v8"\. Fix: \S.*\.$/),
		expect.stringMatching(/^LIVE_SECRET must have 16 .*\. Found: a value that is not shown\. Fix: \S.*\.$/),
		expect.stringMatching(/^PROJECT_DOMAIN must be a domain .*\. Found: "No Domain"\. Fix: \S.*\.$/),
		expect.stringMatching(/^DIRECTUS_TOKEN is missing .* Fix: \S.*\.$/),
		expect.stringMatching(/: siteUrl must be the origin .*\. Found: 7\. Fix: \S.*\.$/),
		expect.stringMatching(/: languages must be a list .*\. Found: nothing\. Fix: \S.*\.$/),
		expect.stringMatching(/: images\.widths\.0 must be a whole number of px .*\. Found: "x"\. Fix: \S.*\.$/),
		expect.stringMatching(/: images\.widths\.1 must be a whole number of px .*\. Found: 5\. Fix: \S.*\.$/),
		expect.stringMatching(/: images\.avifQuality must be .*\. Found: 1\.5\. Fix: \S.*\.$/),
		`${file}: colour is no setting. Fix: correct its spelling, or remove it.`,
	]);
});

it.each<[unknown]>([
	[undefined],
	[null],
	['x'],
	[[]],
	[{}],
	...Object.keys(aSiteConfig()).flatMap((key): [unknown][] =>
		[null, 7, 'ü', [], {}, true].map((value) => [{ ...aSiteConfig(), [key]: value }]),
	),
	...['formats', 'widths', 'avifQuality'].flatMap((key): [unknown][] =>
		[null, 'x', [null], {}].map((value) => [aSiteConfig({ images: { ...aSiteConfig().images, [key]: value } })]),
	),
])('speaks no schema library’s English of %j', async (config) => {
	const { lines } = await linesOf({}, config);
	expect(lines.filter((line) => /invalid|expected|received|too (?:small|big)/i.test(line))).toEqual([]);
});

it('repeats no password that stands in an address, wherever it stands', async () => {
	const { lines } = await linesOf(
		{ SITE_URL: 'https://a:s3cret@x.example' },
		{ ...aSiteConfig(), siteUrl: 'b:s3cret@y.example', languages: ['c:s3cret@z'] },
	);
	expect(lines).toHaveLength(3);
	expect(lines.join()).not.toContain('s3cret');
});

const noOverrides: Environment = {
	directus: null,
	projectDomain: null,
	siteUrl: null,
	orderServiceUrl: null,
	imageCacheDir: null,
	ratingTarget: null,
	orderDesk: null,
	liveSecret: null,
};

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(config: object, environment = noOverrides) {
	const file = join(folder, 'site.config.mjs');
	writeFileSync(file, `export default ${JSON.stringify(config)};`);
	return readSiteConfig(file, environment);
}

it('is read as it stands, with what the environment overrides', async () => {
	expect(await read(aSiteConfig())).toEqual(aSiteConfig());
	expect(
		await read(aSiteConfig(), {
			...noOverrides,
			projectDomain: 'b.example',
			siteUrl: 'https://b.example',
			orderServiceUrl: 'https://o.example',
		}),
	).toEqual(aSiteConfig({ projectDomain: 'b.example', siteUrl: 'https://b.example', orderServiceUrl: 'https://o.example' }));
});

const payments = {
	bankTransferId: 1,
	paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' },
	klarna: { methodId: 5, scriptUrl: 'https://klarna.example/api.js' },
};

it('takes how orders are paid', async () => {
	expect((await read(aSiteConfig({ payments }))).payments).toEqual(payments);
});

it('takes policies for problems', async () => {
	const problems = { 'link-dead': 'fail', 'translation-missing': 'ignore', 'price-invalid': 'warn' } as const;
	expect((await read(aSiteConfig({ problems }))).problems).toEqual(problems);
});

it('reads the portal without a slash at its end', async () => {
	const { contentPortalUrl } = await read(aSiteConfig({ contentPortalUrl: 'https://cms.example/directus/' }));
	expect(contentPortalUrl).toBe('https://cms.example/directus');
});

it('reads the folder of the analytics tool with a slash at its end', async () => {
	const { analytics, mapsKey } = await read(
		aSiteConfig({ analytics: { url: 'https://matomo.example/tool', siteId: 32 }, mapsKey: 'a-key_1' }),
	);
	expect([analytics, mapsKey]).toEqual([{ url: 'https://matomo.example/tool/', siteId: 32 }, 'a-key_1']);
});

it('reads where live content comes from without a slash at its end', async () => {
	const live = { url: 'https://cms.example/directus/', publicToken: 'public' };
	expect((await read({ ...aSiteConfig(), live })).live).toEqual({ url: 'https://cms.example/directus', publicToken: 'public' });
});

it('reads for which hosts HTTPS is asked', async () => {
	expect((await read(aSiteConfig({ hsts: 'subdomains' }))).hsts).toBe('subdomains');
});

it("reads the project's own", async () => {
	expect((await readSiteConfig(join(projectDir, 'site.config.ts'), noOverrides)).languages).toEqual(['de', 'en', 'fr']);
});

it.each<[string, object, RegExp]>([
	[
		'a public token that is none',
		{ live: { url: 'https://cms.example', publicToken: 'a b' } },
		/live\.publicToken must be the static token/,
	],
	['live content without a token', { live: { url: 'https://cms.example' } }, /live\.publicToken must be/],
	['live content from no address', { live: { url: 'cms.example', publicToken: 'public' } }, /live\.url must be an absolute/],
	['a slash at the end', aSiteConfig({ siteUrl: 'https://x.example/' }), /siteUrl/],
	['a path in the address', aSiteConfig({ siteUrl: 'https://x.example/shop' }), /siteUrl/],
	['a password in the address', aSiteConfig({ siteUrl: 'https://editor:s3cret@x.example' }), /siteUrl(?!.*s3cret)/],
	['a period of retention of no time', aSiteConfig({ retention: { messageDays: 0 } }), /retention.messageDays/],
	['an order service with a path', aSiteConfig({ orderServiceUrl: 'https://o.example/ecom' }), /orderServiceUrl/],
	['no German', aSiteConfig({ languages: ['en'] }), /languages/],
	['a store path that leaves its folder', aSiteConfig({ store: { path: '../x' } }), /store\.path/],
	['a store path that is taken', aSiteConfig({ store: { path: 'assets' } }), /store\.path/],
	...['danke', 'thanks', 'merci', 'login', 'newsletter', 'kontakt', 'mentions-legales', 'watches', 'info', 'page-data', 'fr'].map(
		(path): [string, object, RegExp] => [`the store path ${path}`, aSiteConfig({ store: { path } }), /store\.path/],
	),
	['a store path that Windows keeps', aSiteConfig({ store: { path: 'con' } }), /store\.path is a name that Windows keeps/],
	['a store path that no folder can have', aSiteConfig({ store: { path: 'a'.repeat(201) } }), /store\.path is longer than 200 bytes/],
	['no fallback format', aSiteConfig({ images: { formats: ['avif'], widths: [320], avifQuality: 50 } }), /images\.formats/],
	['a key that does not exist', { ...aSiteConfig(), colour: 'red' }, /colour/],
	[
		'a policy for a code that does not exist',
		{ ...aSiteConfig(), problems: { 'link-rotten': 'warn' } },
		/problems\.link-rotten is no code/,
	],
	[
		'a policy that does not exist',
		{ ...aSiteConfig(), problems: { 'link-dead': 'shout' } },
		/problems\.link-dead must be "fail", "warn" or/,
	],
	[
		'silence about what is left out',
		aSiteConfig({ problems: { 'price-invalid': 'ignore' } }),
		/problems\.price-invalid cannot be "ignore"/,
	],
	['a site without its project', aSiteConfig({ problems: { 'record-missing': 'warn' } }), /problems\.record-missing cannot be "warn"/],
	['an analytics tool behind a query', aSiteConfig({ analytics: { url: 'https://m.example/?a=b', siteId: 1 } }), /analytics\.url/],
	['an analytics tool without a site', aSiteConfig({ analytics: { url: 'https://m.example/', siteId: 0 } }), /analytics\.siteId/],
	['a key that is none', aSiteConfig({ mapsKey: 'a&b' }), /mapsKey/],
	['an address instead of a host of films', aSiteConfig({ videoHosts: ['https://filme.example/'] }), /videoHosts/],
	['a host with a path', aSiteConfig({ videoHosts: ['filme.example/x'] }), /videoHosts/],
	['a host of films that would end a policy', aSiteConfig({ videoHosts: ["a.example; script-src 'unsafe-inline'"] }), /videoHosts/],
	['a host of films with a semicolon', aSiteConfig({ videoHosts: ['x;script-src'] }), /videoHosts/],
	["a host of a brand's area with a semicolon", aSiteConfig({ brandAreaHosts: ['x;script-src'] }), /brandAreaHosts/],
	[
		'a tool whose host would end a policy',
		aSiteConfig({ analytics: { url: 'https://x;script-src/', siteId: 1 } }),
		/analytics\.url must have a host/,
	],
	['an order service whose host would end a policy', aSiteConfig({ orderServiceUrl: 'https://x;script-src' }), /orderServiceUrl/],
	['HTTPS for a scope that does not exist', { ...aSiteConfig(), hsts: true }, /hsts must be one of "host", "subdomains", "preload"/],
	['a transfer that is Klarna, too', aSiteConfig({ payments: { ...payments, bankTransferId: 5 } }), /payments\.klarna\.methodId must name/],
	['a transfer that is PayPal', aSiteConfig({ payments: { ...payments, bankTransferId: 4 } }), /payments\.bankTransferId must name/],
	[
		'a password in the address of a script',
		aSiteConfig({ payments: { ...payments, paypal: { scriptUrl: 'https://user:s3cret@paypal.example/js' } } }),
		/payments\.paypal\.scriptUrl must hold(?!.*s3cret)/,
	],
	[
		'a role in consumer credit that is none',
		{ ...aSiteConfig(), payments: { ...payments, klarna: { ...payments.klarna, consumerCreditRole: 'yes' } } },
		/payments\.klarna\.consumerCreditRole must be "intermediary", "ancillary", "none"/,
	],
	[
		'a time to collect that Klarna does not give',
		aSiteConfig({ payments: { ...payments, klarna: { ...payments.klarna, collectDays: 181 } } }),
		/payments\.klarna\.collectDays must be a whole number of days from 28 to 180/,
	],
	['payments without a word on Klarna', { ...aSiteConfig(), payments: { bankTransferId: 1, paypal: null } }, /payments\.klarna must be/],
	['a password in the portal', aSiteConfig({ contentPortalUrl: 'https://a:s3cret@x.example' }), /contentPortalUrl(?!.*s3cret)/],
])('refuses %s', async (_, config, message) => {
	await expect(read(config)).rejects.toThrow(UsageError);
	await expect(read(config)).rejects.toThrow(message);
});

it('lists all faults together', async () => {
	await expect(read({ ...aSiteConfig(), siteUrl: 'x', projectDomain: '' })).rejects.toThrow(/projectDomain[\s\S]*\n[\s\S]*siteUrl/);
});

it('says which file is missing', async () => {
	await expect(readSiteConfig(join(folder, 'none.ts'), noOverrides)).rejects.toThrow(/none\.ts/);
});

it('says in which line a file cannot be read', async () => {
	const file = join(folder, 'site.config.ts');
	writeFileSync(file, 'export default {\n\tserviceWorker: true\n\tmapsKey: null,\n};\n');
	// Node's own loader, which the test runner takes the place of
	const { exitCode, output } = await runBuild({ config: file, out: join(folder, 'dist') });
	expect(output).toMatch(/site\.config\.ts cannot be loaded: line 3: /);
	expect(exitCode).toBe(64);
});
