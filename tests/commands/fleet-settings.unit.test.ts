import { describe, expect, it } from 'vitest';
import { UsageError } from '../../commands/errors/command-errors.ts';
import { fleetVariables, readBucketAccess, readFleetSettings, readHookSecret } from '../../commands/options/fleet-settings.ts';

const complete = {
	FLEET_REDIS_URL: 'redis://:s3cret-of-redis@10.0.0.5:6379',
	FLEET_S3_ENDPOINT: 'https://s3.example.com/',
	FLEET_S3_BUCKET: 'shops-of-the-group',
	FLEET_S3_ACCESS_KEY: 'access-key',
	FLEET_S3_SECRET_KEY: 's3cret-of-the-storage',
	FLEET_HOOK_SECRET: 's3cret-of-the-webhooks',
};

/** What an operator reads, one fault a line. */
function faultsOf(
	env: Readonly<Record<string, string>>,
	read: (env: Readonly<Record<string, string>>) => unknown = readFleetSettings,
): string[] {
	try {
		read(env);
	} catch (error) {
		if (error instanceof UsageError) return error.message.split('\n');
		throw error;
	}
	return [];
}

describe('the environment of the fleet', () => {
	it('is complete with what has no default', () => {
		expect(readFleetSettings(complete)).toMatchObject({
			redisUrl: complete.FLEET_REDIS_URL,
			prefix: 'fleet',
			bucket: {
				endpoint: 'https://s3.example.com',
				region: 'us-east-1',
				bucket: 'shops-of-the-group',
				accessKey: 'access-key',
				secretKey: 's3cret-of-the-storage',
			},
		});
	});

	it('takes a prefix and a region', () => {
		const settings = readFleetSettings({ ...complete, FLEET_PREFIX: 'group-2', FLEET_S3_REGION: 'eu-central-1' });
		expect([settings.prefix, settings.bucket.region]).toEqual(['group-2', 'eu-central-1']);
	});

	it('names all that is missing at once, and how to get it', () => {
		const faults = faultsOf({});
		expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
			'FLEET_S3_ENDPOINT',
			'FLEET_S3_BUCKET',
			'FLEET_S3_ACCESS_KEY',
			'FLEET_S3_SECRET_KEY',
			'FLEET_REDIS_URL',
		]);
		for (const fault of faults) expect(fault).toMatch(/ must .+\. Found: nothing\. Fix: .+\.$/);
	});

	it.each([
		['FLEET_REDIS_URL', 'http://s3cret-host:6379'],
		['FLEET_REDIS_URL', 's3cret'],
		['FLEET_REDIS_URL', 'redis:localhost:6379'],
		['FLEET_REDIS_URL', 'redis:///run/redis.sock'],
		['FLEET_S3_ENDPOINT', 's3.example.com'],
		['FLEET_S3_ENDPOINT', 'ftp://user:s3cret@s3.example.com'],
		['FLEET_S3_BUCKET', 'Shops'],
		['FLEET_S3_BUCKET', 'a/b'],
		['FLEET_PREFIX', 'fleet:1'],
		['FLEET_PREFIX', 'x'.repeat(41)],
		['FLEET_PURGE_URL', 'cdn.example.com'],
		['FLEET_PURGE_URL', 'ftp://user:s3cret@cdn.example.com'],
		['FLEET_PLAIN_BUCKET', 'Plain_Bucket'],
		['FLEET_PLAIN_BUCKET', complete.FLEET_S3_BUCKET],
	])('names %s where it is %j, and no other', (name, value) => {
		const faults = faultsOf({ ...complete, [name]: value });
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(new RegExp(`^${name} must .+\\. Found: .+\\. Fix: .+\\.$`));
	});

	it.each<Record<string, string>>([{}, { FLEET_HOOK_SECRET: '' }, { FLEET_HOOK_SECRET: 's3cret' }])(
		'has a secret of the webhooks that is long enough: %j',
		(env) => {
			const faults = faultsOf(env, readHookSecret);
			expect(faults).toEqual([
				expect.stringMatching(/^FLEET_HOOK_SECRET must .+\. Found: .+\. Fix: make one with "openssl rand -hex 24", .+\.$/),
			]);
			expect(faults[0]).not.toContain('s3cret');
			expect(readHookSecret(complete)).toBe(complete.FLEET_HOOK_SECRET);
		},
	);

	it('never shows what is secret', () => {
		const names = fleetVariables.filter((name) => /SECRET|TOKEN|REDIS/.test(name));
		expect(names).toContain('FLEET_HOOK_SECRET');
		for (const name of names) expect(faultsOf({ ...complete, [name]: 's3cret' }).join()).not.toContain('s3cret');
		expect(faultsOf({ ...complete, FLEET_S3_ENDPOINT: 'ftp://user:s3cret@x.example' }).join()).not.toContain('s3cret');
		// Nor what is right beside a fault.
		expect(faultsOf({ ...complete, FLEET_PREFIX: 'A' }).join()).not.toContain('s3cret');
	});

	it('of the gateway is that of the storage alone', () => {
		const { FLEET_REDIS_URL: _redis, FLEET_HOOK_SECRET: _secret, ...storage } = complete;
		expect(readBucketAccess(storage).bucket).toBe('shops-of-the-group');
		expect(faultsOf({}, readBucketAccess).map((fault) => fault.split(' ')[0])).not.toContain('FLEET_REDIS_URL');
	});
});
