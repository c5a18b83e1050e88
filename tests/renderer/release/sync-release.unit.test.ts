/** Whether anything reached the disk cannot be seen without cutting its power; what can be is what was asked for before the switch. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rollBack } from '../../../renderer/release/roll-back.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { releasePlace } from './small-site.ts';

const { events } = vi.hoisted(() => ({ events: [] as string[] }));
vi.mock('node:fs/promises', async (importReal) => {
	const real = await importReal<typeof import('node:fs/promises')>();
	const open: typeof real.open = async (file, ...rest) => {
		const handle = await real.open(file, ...rest);
		const sync = handle.sync.bind(handle);
		handle.sync = async () => {
			events.push(`${file}`);
			await sync();
		};
		return handle;
	};
	const rename: typeof real.rename = async (from, to) => {
		events.push(`${to}`);
		await real.rename(from, to);
	};
	return { ...real, open, rename };
});
beforeEach(() => void events.splice(0));

/** A server's folder, where a program `sync` ends with `exitCode`. */
async function prepare(exitCode: number) {
	const work = await temporaryFolder();
	const programs = join(work, 'programs');
	mkdirSync(programs);
	const log = join(work, 'log');
	writeFileSync(log, '');
	writeFileSync(join(programs, 'sync'), `#!/bin/sh\necho "$@" >> ${log}\nexit ${exitCode}\n`);
	chmodSync(join(programs, 'sync'), 0o755);
	vi.stubEnv('PATH', programs);
	const place = releasePlace(work);
	/** What was written out before the web root was switched. */
	const flushed = () => events.slice(0, events.indexOf(join(place.dir, 'current'))).map((file) => relative(place.dir, file));
	return { ...place, flushed };
}

describe.runIf(process.platform === 'linux')('where the file system cannot be written out as a whole', () => {
	const filesOf = (release: string, ...names: readonly string[]) => names.map((name) => join('releases', release, name));

	it('each file and folder of a release is', async () => {
		const { releaseVersion, flushed } = await prepare(1);
		await releaseVersion('a');
		const expected = filesOf('.release-new', '', 'index.html', 'about', 'about/index.html', 'assets/app-a.js', 'page-data/app-data.json');
		expect(flushed()).toEqual(expect.arrayContaining(expected.map((path) => path.replace(/\/$/, ''))));
	});

	it('each file and folder of the release that a rollback leads to is', async () => {
		const { dir, releaseVersion, flushed } = await prepare(1);
		await releaseVersion('a');
		await releaseVersion('b');
		events.splice(0);
		await rollBack(dir);
		expect(flushed()).toEqual(expect.arrayContaining(filesOf('1', 'index.html', 'assets', 'assets/app-a.js', 'assets/app-b.js')));
	});
});

it.runIf(process.platform === 'linux')('asks for no single file where it can be', async () => {
	const { releaseVersion, flushed } = await prepare(0);
	await releaseVersion('a');
	expect(flushed().filter((path) => path.includes('.html'))).toEqual([]);
});
