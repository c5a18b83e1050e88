import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolderStamps } from '../../../commands/developing/watch-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('knows what stayed as it was noted, and what was written, replaced or removed since', async () => {
	const dir = join(await temporaryFolder(), 'content');
	mkdirSync(join(dir, 'records'), { recursive: true });
	const at = (name: string) => join(dir, 'records', name);
	const [edited, replaced, removed, kept, gone] = [at('edited'), at('replaced'), at('removed'), at('kept'), at('gone')];
	for (const file of [edited, replaced, removed, kept]) writeFileSync(file, 'as it was');
	const stamps = createFolderStamps(dir);
	expect(stamps.isAsNoted(kept)).toBe(false);
	expect(stamps.isAsNoted(gone)).toBe(false);

	stamps.note();
	const past = new Date('2026-01-01');
	writeFileSync(edited, 'as it is!');
	utimesSync(edited, past, past);
	writeFileSync(join(dir, 'other'), 'as it was');
	renameSync(join(dir, 'other'), replaced);
	rmSync(removed);
	expect([edited, replaced, removed].filter(stamps.isAsNoted)).toEqual([]);
	expect([kept, gone].filter((file) => !stamps.isAsNoted(file))).toEqual([]);

	stamps.note();
	expect([edited, replaced, removed].filter((file) => !stamps.isAsNoted(file))).toEqual([]);
	rmSync(dir, { recursive: true });
	stamps.note();
	expect(stamps.isAsNoted(kept)).toBe(true);
});

it('knows which files lie in the folder, and not those of a folder with a longer name', () => {
	const stamps = createFolderStamps('/shop/content');
	expect(['/shop/content/records/a.json', '/shop/content-cache/a.json', '/shop/content'].map(stamps.includes)).toEqual([
		true,
		false,
		false,
	]);
});
