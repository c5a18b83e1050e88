import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../commands/options/configuration.ts';
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
