/** The sandbox's administrator is random and private, and scripts of other sites get no answer from its Directus. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAdmin } from '../../../sandbox/directus/admin.ts';
import { siteOrigins } from '../../../sandbox/directus/server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('makes token, password and secret at random, once, for this user alone', async () => {
	const [one, other] = [await temporaryFolder(), await temporaryFolder()];
	const admin = readAdmin(one);
	expect(readAdmin(one)).toEqual(admin);
	const secrets = [admin, readAdmin(other)].flatMap(({ password, token, secret }) => [password, token, secret]);
	expect(new Set(secrets).size).toBe(6);
	for (const each of secrets) expect(each).toMatch(/^[\w-]{32}$/);
	const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);
	expect([modeOf(one), modeOf(join(one, 'admin.json'))]).toEqual(['700', '600']);
});

it('lets the scripts of sites on this machine ask, and of no other', () => {
	const pattern = new RegExp(siteOrigins.replace(/^regex:/, ''));
	for (const origin of ['http://localhost:4173', 'http://127.0.0.1:4380', 'http://localhost'])
		expect(pattern.test(origin), origin).toBe(true);
	for (const origin of [
		'https://evil.example',
		'http://localhost.evil.example',
		'http://127.0.0.1.evil.example',
		'http://evil.example/localhost:1',
		'null',
	])
		expect(pattern.test(origin), origin).toBe(false);
});
