import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../commands/errors/command-errors.ts';
import { checkBackendOptions } from '../../commands/options/command-line.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const none = { acceptShrink: false };
const each = [
	['--accept-shrink', { acceptShrink: true }],
	['--as-of', { ...none, asOf: '2026-11-20T12:00:00.000Z' }],
	['--allow-stale', { ...none, allowStale: 0 }],
] as const;

describe.each(each)('%s', (name, options) => {
	it('needs a fetch: neither --offline nor a missing backend goes with it', () => {
		const check = (place: { offline: boolean; hasBackend: boolean }) => () => checkBackendOptions(options, place);
		expect(check({ offline: false, hasBackend: true })).not.toThrow();
		for (const hasBackend of [true, false]) {
			expect(check({ offline: true, hasBackend })).toThrow(UsageError);
			expect(check({ offline: true, hasBackend })).toThrow(new RegExp(`^${name} .*--offline`));
		}
		expect(check({ offline: false, hasBackend: false })).toThrow(UsageError);
		expect(check({ offline: false, hasBackend: false })).toThrow(new RegExp(`^${name} .*DIRECTUS_URL`));
	});
});

it('names all of them at once, and misses none that was not given', () => {
	const all = Object.assign({}, ...each.map(([, options]) => options), { acceptShrink: true });
	expect(() => checkBackendOptions(all, { offline: true, hasBackend: true })).toThrow(/^--accept-shrink, --allow-stale, --as-of /);
	expect(() => checkBackendOptions(none, { offline: true, hasBackend: false })).not.toThrow();
});

it.each([
	['--accept-shrink', []],
	['--as-of', ['2020-11-20T12:00:00Z']],
	['--allow-stale', ['24h']],
])('npm run build refuses %s with exit code 64 before it does anything', { timeout: 30_000 }, async (name, value) => {
	const folder = await temporaryFolder();
	const { exitCode, output } = await runBuild({
		out: join(folder, 'dist'),
		cache: join(folder, 'cache'),
		flags: ['--offline', name, ...value],
	});
	expect([exitCode, output]).toEqual([64, expect.stringContaining(`${name} can only be used`)]);
});
