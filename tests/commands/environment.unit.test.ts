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

	it('names a backend with its token', () => {
		expect(readEnvironment({ DIRECTUS_URL: url, DIRECTUS_TOKEN: 't' }).directus).toEqual({ url, token: 't' });
	});

	it('overrides domain and address, without a slash at the end', () => {
		expect(readEnvironment({ PROJECT_DOMAIN: 'a.example', SITE_URL: 'https://a.example/' })).toMatchObject({
			projectDomain: 'a.example',
			siteUrl: 'https://a.example',
		});
	});

	it('refuses a backend without a token in one line', () => {
		expect(faultsOf({ DIRECTUS_URL: url })).toEqual([expect.stringContaining('DIRECTUS_TOKEN')]);
	});

	it('lists all faults together', () => {
		const faults = faultsOf({ DIRECTUS_URL: 'localhost:8055', SITE_URL: 'ftp://x.example', PROJECT_DOMAIN: 'no domain' });
		expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
			expect.arrayContaining(['DIRECTUS_URL', 'SITE_URL', 'PROJECT_DOMAIN', 'DIRECTUS_TOKEN']),
		);
	});
});
