import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../commands/options/environment.ts';
import { UsageError } from '../../commands/options/usage-error.ts';

function faultsOf(env: Record<string, string>): string[] {
	try {
		readEnvironment(env);
	} catch (error) {
		if (error instanceof UsageError) return error.message.split('\n');
		throw error;
	}
	return [];
}

const url = 'http://localhost:8055';

describe('the environment', () => {
	it('may be empty, also where variables are set to nothing', () => {
		const nothing = { directus: null, projectDomain: null, siteUrl: null };
		expect(readEnvironment({})).toEqual(nothing);
		expect(readEnvironment({ DIRECTUS_URL: '', DIRECTUS_TOKEN: '', PROJECT_DOMAIN: '', SITE_URL: '' })).toEqual(nothing);
	});

	it('names a backend with a token or with a password', () => {
		expect(readEnvironment({ DIRECTUS_URL: url, DIRECTUS_TOKEN: 't' }).directus).toEqual({
			url,
			credentials: { kind: 'token', token: 't' },
		});
		expect(readEnvironment({ DIRECTUS_URL: url, DIRECTUS_EMAIL: 'a@b.example', DIRECTUS_PASSWORD: 'p' }).directus).toEqual({
			url,
			credentials: { kind: 'password', email: 'a@b.example', password: 'p' },
		});
	});

	it('overrides domain and address, without a slash at the end', () => {
		expect(readEnvironment({ PROJECT_DOMAIN: 'a.example', SITE_URL: 'https://a.example/' })).toMatchObject({
			projectDomain: 'a.example',
			siteUrl: 'https://a.example',
		});
	});

	it.each([
		['no token', { DIRECTUS_URL: url }],
		['an e-mail without a password', { DIRECTUS_URL: url, DIRECTUS_EMAIL: 'a@b.example' }],
	])('refuses a backend with %s in one line', (_, env) => {
		const faults = faultsOf(env);
		expect(faults).toHaveLength(1);
		expect(faults[0]).toContain('DIRECTUS_TOKEN');
	});

	it('lists all faults together', () => {
		const faults = faultsOf({ DIRECTUS_URL: 'localhost:8055', SITE_URL: 'ftp://x.example', PROJECT_DOMAIN: 'no domain' });
		expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
			expect.arrayContaining(['DIRECTUS_URL', 'SITE_URL', 'PROJECT_DOMAIN', 'DIRECTUS_TOKEN']),
		);
	});
});
