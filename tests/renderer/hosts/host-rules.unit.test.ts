import { describe, expect, it } from 'vitest';
import { apacheFile } from '../../../renderer/hosts/apache-file.ts';
import { headersFor } from '../../../renderer/hosts/header-model.ts';
import { headersFile } from '../../../renderer/hosts/headers-file.ts';
import { hostAddress, hostPattern } from '../../../renderer/hosts/host-address.ts';
import { nginxFile } from '../../../renderer/hosts/nginx-file.ts';
import { redirectsFile } from '../../../renderer/output/stage-redirects.ts';
import { aSiteConfig } from '../../builders/content.ts';

const hostile = '/a"b\\c\'d;e{f}g$h i\r\nj`k<l>m|n^o(p)q*r[s]tü';
const redirects = [
	{ from: '/info/a.b', to: '/info/neu', language: 'de' },
	{ from: hostile, to: hostile, language: 'en' },
] as const;

describe('an address in a file for hosts', () => {
	it('keeps nothing that ends a word, a line or a string, or stands for a variable', () => {
		expect(hostAddress(hostile)).toMatch(/^[A-Za-z0-9/%]+$/);
		expect(decodeURIComponent(hostAddress(hostile))).toBe(hostile);
	});
	it('stays as it is where it is an ordinary one', () => {
		const address = 'https://cms.example:8055/admin/login?next=%2Fa&b=1#top';
		expect(hostAddress(address)).toBe(address);
	});
	it('matches itself alone as a pattern', () => {
		expect(hostPattern('/info/a.b')).toBe('/info/a\\.b');
	});
});

it.each([
	['nginx', nginxFile],
	['Apache', apacheFile],
])('%s is told each header of the model, and noindex of a site with drafts', (_, write) => {
	const text = write({ redirects, config: aSiteConfig() });
	for (const { name, value } of headersFor('/')) expect(text).toContain(`${name} "${value}"`);
	expect(text).toContain('public, max-age=31536000, immutable');
	expect(text).not.toContain('noindex');
	expect(text).not.toContain('includeSubDomains');
	expect(write({ redirects, config: aSiteConfig({ hsts: 'preload' }) })).toContain('"max-age=63072000; includeSubDomains; preload"');
	expect(write({ redirects, config: aSiteConfig({ drafts: true }) })).toContain('X-Robots-Tag "noindex, nofollow"');
});

it('writes one line for each redirect, whatever its path holds', () => {
	const config = aSiteConfig({ contentPortalUrl: `https://cms.example${hostile}` });
	const apache = apacheFile({ redirects, config }).split('\n');
	expect(apache).toContain('RewriteRule "^info/a\\.b/?$" "%{ENV:SITE_SCHEME}://%{HTTP_HOST}/info/neu" [R=301,L,NE]');
	expect(apache.filter((line) => line.includes('R=301'))).toHaveLength(3);
	// A reference to what was matched begins with a percent sign; only the site's own origin is one.
	const written = apache.map((line) => line.replace('%{ENV:SITE_SCHEME}://%{HTTP_HOST}', ''));
	expect(written.filter((line) => /" "[^"]*(?<!\\)%/.test(line) && line.includes('R=301'))).toEqual([]);
	const nginx = nginxFile({ redirects, config }).split('\n');
	expect(nginx.filter((line) => line.includes('return 301'))).toHaveLength(2 * 2 + 1);
	for (const line of redirectsFile(redirects, null).trimEnd().split('\n')) expect(line).toMatch(/^\S+ \S+ 301$/);
});

it('says everywhere what a manifest is', () => {
	const config = aSiteConfig();
	expect(nginxFile({ redirects, config })).toContain('location = /manifest.webmanifest { default_type application/manifest+json; ');
	expect(apacheFile({ redirects, config })).toContain('AddType application/manifest+json .webmanifest');
	expect(headersFile(config, [])).toMatch(/^\/manifest\.webmanifest\n {2}Content-Type: application\/manifest\+json$/m);
});

it.each([
	['nginx', nginxFile],
	['Apache', apacheFile],
])('%s names standalone pages', (_, write) => {
	expect(write({ redirects, config: aSiteConfig(), standalonePaths: ['/pay', '/en/pay'] }).match(/same-origin-allow-popups/g)).toHaveLength(
		1,
	);
	expect(write({ redirects, config: aSiteConfig() })).not.toContain('popups');
});
