import { describe, expect, it } from 'vitest';
import { UsageError } from '../../commands/errors/command-errors.ts';
import { readEnvironment } from '../../commands/options/environment.ts';

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
	it('names the order desk, and what may be refunded there within a day', () => {
		const desk = { DIRECTUS_ORDERS_TOKEN: 'a-token-of-the-orders', DIRECTUS_URL: url };
		expect(readEnvironment(desk, { logsIn: false }).orderDesk).toEqual({
			...{ url, token: 'a-token-of-the-orders', wakeSecret: null },
			refundsPerDayCents: 200_000,
		});
		const given = { ...desk, DIRECTUS_WAKE_SECRET: 'a-secret-of-directus', DIRECTUS_REFUNDS_PER_DAY: '50' };
		expect(readEnvironment(given, { logsIn: false }).orderDesk).toMatchObject({
			wakeSecret: 'a-secret-of-directus',
			refundsPerDayCents: 5000,
		});
		expect(() => readEnvironment({ ...desk, DIRECTUS_REFUNDS_PER_DAY: '12,50' }, { logsIn: false })).toThrow(
			'DIRECTUS_REFUNDS_PER_DAY must be a whole number of euros, such as 2000',
		);
		expect(() => readEnvironment({ ...desk, DIRECTUS_ORDERS_TOKEN: 'short' }, { logsIn: false })).toThrow('DIRECTUS_ORDERS_TOKEN');
	});

	it('may be empty, also where variables are set to nothing', () => {
		const nothing = {
			directus: null,
			projectDomain: null,
			siteUrl: null,
			orderServiceUrl: null,
			imageCacheDir: null,
			ratingTarget: null,
			orderDesk: null,
			liveSecret: null,
		};
		expect(readEnvironment({})).toEqual(nothing);
		expect(
			readEnvironment({ DIRECTUS_URL: '', DIRECTUS_TOKEN: '', PROJECT_DOMAIN: '', SITE_URL: '', IMAGE_CACHE: '', LIVE_SECRET: '' }),
		).toEqual(nothing);
	});

	it('names a backend with its token', () => {
		expect(readEnvironment({ DIRECTUS_URL: url, DIRECTUS_TOKEN: 't' }).directus).toEqual({ url, token: 't', dialect: 'directus' });
	});

	it('lets ratings go on to a backend by a token of their own', () => {
		const env = { DIRECTUS_URL: url, DIRECTUS_TOKEN: 't', DIRECTUS_RATINGS_TOKEN: 'r' };
		expect(readEnvironment(env).ratingTarget).toEqual({ url, token: 'r' });
		expect(readEnvironment({ DIRECTUS_RATINGS_TOKEN: 'r' }).ratingTarget).toBeNull();
	});

	it('may name a backend alone where it is only linked to', () => {
		expect(readEnvironment({ DIRECTUS_URL: url }, { logsIn: false }).directus?.url).toBe(url);
		expect(faultsOf({ DIRECTUS_URL: url })).toHaveLength(1);
	});

	it.each<Record<string, string>>([{ DIRECTUS_TOKEN: 't' }, { DIRECTUS_EMAIL: 'site@a.example' }])(
		'may name a part of a login where none is needed: %o',
		(env) => {
			expect(readEnvironment(env, { logsIn: false }).projectDomain).toBeNull();
			expect(faultsOf(env)).not.toEqual([]);
		},
	);

	it('names a backend with a login, and how it is logged in to', () => {
		const login = { DIRECTUS_EMAIL: 'site@a.example', DIRECTUS_PASSWORD: 'p' };
		expect(readEnvironment({ DIRECTUS_URL: url, ...login, DIRECTUS_DIALECT: 'legacy' }).directus).toEqual({
			url,
			email: 'site@a.example',
			password: 'p',
			dialect: 'legacy',
		});
		expect(faultsOf({ DIRECTUS_URL: url, ...login, DIRECTUS_DIALECT: 'v8' })).toEqual([expect.stringContaining('DIRECTUS_DIALECT')]);
	});

	it.each([
		[
			{ DIRECTUS_URL: url, DIRECTUS_EMAIL: 'e' },
			['DIRECTUS_PASSWORD is missing, and DIRECTUS_EMAIL needs it. Fix: set DIRECTUS_PASSWORD, or unset DIRECTUS_EMAIL.'],
		],
		[
			{ DIRECTUS_URL: url, DIRECTUS_PASSWORD: 's3cret' },
			['DIRECTUS_EMAIL is missing, and DIRECTUS_PASSWORD needs it. Fix: set DIRECTUS_EMAIL, or unset DIRECTUS_PASSWORD.'],
		],
		[
			{ DIRECTUS_URL: url, DIRECTUS_TOKEN: 't', DIRECTUS_EMAIL: 'e', DIRECTUS_PASSWORD: 's3cret' },
			[
				'DIRECTUS_TOKEN and DIRECTUS_EMAIL and DIRECTUS_PASSWORD are set: there must be one way to log in. Fix: unset the token, or the login.',
			],
		],
		[
			{ DIRECTUS_TOKEN: 't', DIRECTUS_PASSWORD: 's3cret' },
			[
				'DIRECTUS_EMAIL is missing, and DIRECTUS_PASSWORD needs it. Fix: set DIRECTUS_EMAIL, or unset DIRECTUS_PASSWORD.',
				'DIRECTUS_TOKEN and DIRECTUS_PASSWORD are set: there must be one way to log in. Fix: unset the token, or the login.',
				'DIRECTUS_URL is missing, and nothing is asked without it: DIRECTUS_TOKEN, DIRECTUS_PASSWORD would be of no use. Fix: set DIRECTUS_URL, or unset the others.',
			],
		],
	])('refuses a login that is half or double: %o', (env, faults) => {
		expect(faultsOf(env)).toEqual(faults);
	});

	it('overrides domain and addresses, without a slash at the end', () => {
		const overrides = { PROJECT_DOMAIN: 'a.example', SITE_URL: 'https://a.example/', ORDER_SERVICE_URL: 'https://orders.a.example/' };
		expect(readEnvironment(overrides)).toMatchObject({
			projectDomain: 'a.example',
			siteUrl: 'https://a.example',
			orderServiceUrl: 'https://orders.a.example',
		});
		expect(faultsOf({ ORDER_SERVICE_URL: 'https://orders.a.example/ecom' })).toEqual([expect.stringContaining('ORDER_SERVICE_URL')]);
	});

	it('names a folder of renditions, by a path that means the same everywhere', () => {
		expect(readEnvironment({ IMAGE_CACHE: '/srv/pictures' }).imageCacheDir).toBe('/srv/pictures');
		expect(faultsOf({ IMAGE_CACHE: 'pictures' })).toEqual([expect.stringContaining('IMAGE_CACHE')]);
	});

	it('has a secret only where it is long enough to be one', () => {
		expect(readEnvironment({ LIVE_SECRET: '0123456789abcdef' }).liveSecret).toBe('0123456789abcdef');
		expect(faultsOf({ LIVE_SECRET: 'short' })).toEqual([expect.stringContaining('LIVE_SECRET')]);
	});

	it('refuses a backend without a token in one line', () => {
		expect(faultsOf({ DIRECTUS_URL: url })).toEqual([expect.stringContaining('DIRECTUS_TOKEN')]);
	});

	it('refuses a token that no backend is named for, in one line', () => {
		expect(faultsOf({ DIRECTUS_TOKEN: 't' })).toEqual([expect.stringContaining('DIRECTUS_URL')]);
	});

	it.each([
		['DIRECTUS_URL', 'https://editor:s3cret@directus.example'],
		['DIRECTUS_URL', 'https://s3cret@directus.example'],
		['SITE_URL', 'https://editor:s3cret@a.example'],
	])('refuses a password in %s, and does not repeat it', (name, value) => {
		const faults = faultsOf({ DIRECTUS_TOKEN: 't', DIRECTUS_URL: url, [name]: value });
		expect(faults).toEqual([expect.stringContaining(name)]);
		expect(faults.join()).not.toMatch(/s3cret|editor/);
	});

	it.each(['https://a.example/shop', 'https://a.example?x=1', 'https://a.example#x', 'https://A.example', 'https://a.example:443'])(
		'refuses the site address %s, which is no origin',
		(value) => {
			expect(faultsOf({ SITE_URL: value })).toEqual([expect.stringContaining('SITE_URL')]);
		},
	);

	it('lists all faults together', () => {
		const faults = faultsOf({ DIRECTUS_URL: 'localhost:8055', SITE_URL: 'ftp://x.example', PROJECT_DOMAIN: 'no domain' });
		expect(faults.map((fault) => fault.split(' ')[0])).toEqual(
			expect.arrayContaining(['DIRECTUS_URL', 'SITE_URL', 'PROJECT_DOMAIN', 'DIRECTUS_TOKEN']),
		);
	});
});
