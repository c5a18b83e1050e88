/** The age of backups and content, also where the clock was wrong when they were made. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { examineBackups, examineFetch } from '../../../commands/doctoring/examine-upkeep.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const nowMs = Date.parse('2026-11-29T12:00:00Z');

it.each([
	['20261129T020000Z', 'sound', '10 hours old'],
	['20261128T090000Z', 'fault', '27 hours old'],
	['20361129T120000Z', 'fault', 'the newest one is 87672 hours in the future'],
])('judges a backup of %s', async (time, state, message) => {
	const dir = await temporaryFolder();
	writeFileSync(join(dir, `orders-${time}.sqlite.age`), '');
	expect(examineBackups(dir, nowMs)).toMatchObject({ state, message: expect.stringContaining(message) });
});

it.each([
	['2026-11-29T02:00:00.000Z', 'sound', '10 hours old'],
	['2026-11-26T12:00:00.000Z', 'fault', '72 hours old'],
	['2026-12-01T12:00:00.000Z', 'fault', '48 hours in the future'],
])('judges content that was fetched at %s', async (fetchedAt, state, message) => {
	const dir = await temporaryFolder();
	mkdirSync(join(dir, 'releases/1.content'), { recursive: true });
	const manifest = { formatVersion: 1, project: 'x.example', fetchedAt, backendVersion: null, collections: {} };
	writeFileSync(join(dir, 'releases/1.content/manifest.json'), JSON.stringify(manifest));
	symlinkSync('releases/1', join(dir, 'current'));
	expect(examineFetch(dir, nowMs)).toMatchObject({ state, message: expect.stringContaining(message) });
});
