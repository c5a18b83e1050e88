import { describe, expect, it } from 'vitest';
import { headersFor } from '../../../renderer/hosts/header-model.ts';
import { headersFile } from '../../../renderer/hosts/headers-file.ts';
import { paymentPaths } from '../../../shop/data/host-paths.ts';
import { isPaymentPath } from '../../../site/full-load-paths.ts';
import { paymentPath, storeRoot } from '../../../site/store-paths.ts';
import { aSiteConfig } from '../../builders/content.ts';

function header(path: string, name: string): string | undefined {
	return headersFor(path).find((each) => each.name === name)?.value;
}

describe('headers of an answer', () => {
	it.each([
		['/assets/app-1.js', 'public, max-age=31536000, immutable'],
		['/assets/images/x-320.avif', 'public, max-age=31536000, immutable'],
		['/', 'public, max-age=0, must-revalidate'],
		['/sw.js', 'public, max-age=0, must-revalidate'],
		['/assetsx', 'public, max-age=0, must-revalidate'],
		['/page-data/app-data.json', 'public, max-age=0, must-revalidate'],
	])('%s is cached as %s', (path, value) => {
		expect(header(path, 'Cache-Control')).toBe(value);
	});

	it.each([
		['Content-Security-Policy', "frame-ancestors 'none'"],
		['X-Content-Type-Options', 'nosniff'],
		['Cross-Origin-Opener-Policy', 'same-origin'],
	])('%s is %s everywhere', (name, value) => {
		expect(header('/', name)).toBe(value);
		expect(header('/assets/x.js', name)).toBe(value);
	});

	it.each([
		[paymentPath(storeRoot('laden', 'de')), 'same-origin-allow-popups'],
		[`${paymentPath(storeRoot('laden', 'fr'))}/`, 'same-origin-allow-popups'],
		[`${paymentPath(storeRoot('laden', 'en'))}/index.html`, 'same-origin-allow-popups'],
		['/laden/kasse', 'same-origin'],
		['/laden/kasse/zahlenspiel', 'same-origin'],
		['/page-data/laden/kasse/zahlen/page-data.json', 'same-origin'],
	])('let %s talk to windows by %s', (path, value) => {
		const headers = headersFor(path, { standalone: isPaymentPath(path) });
		expect(headers.find(({ name }) => name === 'Cross-Origin-Opener-Policy')?.value).toBe(value);
		const others = headers.filter(({ name }) => name !== 'Cross-Origin-Opener-Policy');
		expect(others).toEqual(headersFor('/').filter(({ name }) => name !== 'Cross-Origin-Opener-Policy'));
	});

	it.each([
		[undefined, 'max-age=63072000'],
		['host', 'max-age=63072000'],
		['subdomains', 'max-age=63072000; includeSubDomains'],
		['preload', 'max-age=63072000; includeSubDomains; preload'],
	] as const)('ask for HTTPS for two years, of other hosts only where the site says %s', (hsts, value) => {
		const config = hsts && { hsts };
		expect(headersFor('/', config).filter(({ name }) => name === 'Strict-Transport-Security')).toEqual([
			{ name: 'Strict-Transport-Security', value },
		]);
		expect(headersFile(aSiteConfig(config), [])).toContain(`  Strict-Transport-Security: ${value}\n`);
	});
});

describe('_headers', () => {
	const rules = headersFile(aSiteConfig(), paymentPaths(aSiteConfig()))
		.trim()
		.split(/\n\n/)
		.map((rule) => rule.split('\n'));

	it('keeps to the limits of the hosts', () => {
		expect(rules.length).toBeLessThanOrEqual(100);
		for (const line of rules.flat()) expect(line.length).toBeLessThanOrEqual(2000);
	});

	it('sets no header twice for a path without taking it back first: hosts would join the values', () => {
		const linesOf = (pattern: string) => (rules.find(([first]) => first === pattern) ?? []).slice(1).map((line) => line.trim());
		const namesOf = (pattern: string) => linesOf(pattern).map((line) => line.split(':')[0] ?? '');
		for (const [pattern = ''] of rules) {
			if (pattern === '/*') continue;
			const twice = namesOf('/*').filter((name) => namesOf(pattern).includes(name));
			for (const name of twice) expect(namesOf(pattern).indexOf(`! ${name}`)).toBe(namesOf(pattern).indexOf(name) - 1);
			expect(linesOf(pattern).filter((line) => line.startsWith('! '))).toHaveLength(twice.length);
		}
	});

	it('lets the payment page talk to the windows of providers, in every language and with a slash', () => {
		const paying = rules.filter((rule) => rule.includes('  Cross-Origin-Opener-Policy: same-origin-allow-popups'));
		expect(paying.map(([pattern]) => pattern)).toEqual(
			['', '/en', '/fr'].flatMap((prefix) => [`${prefix}/schaufenster/kasse/zahlen`, `${prefix}/schaufenster/kasse/zahlen/`]),
		);
		expect(headersFile(aSiteConfig(), paymentPaths(aSiteConfig({ store: { path: null } })))).not.toContain('popups');
	});

	it('says what the model says', () => {
		const lines = rules.find(([pattern]) => pattern === '/*')?.slice(1) ?? [];
		const model = headersFor('/').filter(({ name }) => name !== 'Cache-Control');
		expect(lines.map((line) => line.trim())).toEqual(model.map(({ name, value }) => `${name}: ${value}`));
	});
});
