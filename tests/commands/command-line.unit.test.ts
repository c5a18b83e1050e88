import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../commands/errors/command-errors.ts';
import {
	checkBackendOptions,
	createCommand,
	parseAge,
	parseCount,
	parseMoment,
	parsePort,
	withContentOptions,
} from '../../commands/options/command-line.ts';
import { defaultFolders, draftsFolders } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function foldersOf(...args: string[]) {
	const { content, out, cache } = withContentOptions(createCommand('build', ''))
		.option('--out <dir>', '', defaultFolders.out)
		.parse(args, { from: 'user' })
		.opts<Record<'content' | 'out' | 'cache', string>>();
	return { content, out, cache };
}

it('gives drafts folders of their own, none of which holds what is published', () => {
	const { content, out, cache } = defaultFolders;
	expect(foldersOf()).toEqual({ content, out, cache });
	expect(foldersOf('--drafts')).toEqual(draftsFolders);
	const all = [...Object.values(defaultFolders), ...Object.values(draftsFolders)];
	expect(new Set(all).size).toBe(all.length);
});

it('takes the folders that are named, with drafts too', () => {
	expect(foldersOf('--drafts', '--out', 'preview')).toEqual({ ...draftsFolders, out: 'preview' });
	expect(foldersOf('--content', 'elsewhere', '--drafts')).toEqual({ ...draftsFolders, content: 'elsewhere' });
});

it.each(['0', '80', '65535'])('listens on port %s', (value) => {
	expect(parsePort(value)).toBe(Number(value));
});

it.each(['', ' ', '-1', '65536', '1e3', '0x10', '80.5', 'http'])('knows no port "%s"', (value) => {
	expect(() => parsePort(value)).toThrow('whole number');
});

it.each(['', '0', '1e3', '2.5'])('counts no "%s" times', (value) => {
	expect(() => parseCount(value)).toThrow('whole number');
});

describe('an age on the command line', () => {
	it.each([
		['24h', 86_400_000],
		['90m', 5_400_000],
		['2d', 172_800_000],
	])('%s', (text, ms) => {
		expect(parseAge(text)).toBe(ms);
	});

	it.each(['', '24', 'h', '-1h', '1.5h', '24 h', '1w', '12345678d'])('is not %j', (text) => {
		expect(() => parseAge(text)).toThrow('such as 30s, 90m, 24h or 2d');
	});
});

describe('a time on the command line', () => {
	beforeEach(() => {
		vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it.each([
		['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
		['2026-11-20T12:00+01:00', '2026-11-20T11:00:00.000Z'],
	])('%s', (text, moment) => {
		expect(parseMoment(text)).toBe(moment);
	});

	it.each(['', 'yesterday', '2026-11-20', '2026-11-20T12:00:00', '2026-13-20T12:00:00Z'])('is not %j', (text) => {
		expect(() => parseMoment(text)).toThrow('a time with its zone');
	});
	it('may lie as far ahead of the clock as clocks of machines differ, and no further', () => {
		expect(parseMoment('2026-11-20T12:10:00Z')).toBe('2026-11-20T12:10:00.000Z');
		expect(() => parseMoment('2026-11-20T12:10:01Z')).toThrow('10 minutes ahead');
		expect(() => parseMoment('2062-11-20T12:00:00Z')).toThrow('10 minutes ahead');
	});
});

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
])('npm run build refuses %s with exit code 64 before it does anything', async (name, value) => {
	const folder = await temporaryFolder();
	const { exitCode, output } = await runBuild({
		out: join(folder, 'dist'),
		cache: join(folder, 'cache'),
		flags: ['--offline', name, ...value],
	});
	expect([exitCode, output]).toEqual([64, expect.stringContaining(`${name} can only be used`)]);
});
