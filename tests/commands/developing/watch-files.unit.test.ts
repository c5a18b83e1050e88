import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFolderStamps, watchFiles } from '../../../commands/developing/watch-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function aWatchedFolder() {
	const dir = await temporaryFolder();
	const write = (file: string, text = file) => {
		mkdirSync(dirname(join(dir, file)), { recursive: true });
		writeFileSync(join(dir, file), text);
	};
	write('content/manifest.json');
	write('content/records/a.json');
	write('site.config.ts');
	const heard = new Set<string>();
	const watcher = await watchFiles({
		paths: [join(dir, 'content'), join(dir, 'missing'), join(dir, 'site.config.ts')],
		onChange: (file) => heard.add(relative(dir, file)),
		onError: (error) => {
			throw error;
		},
	});
	onTestFinished(() => watcher.close());
	/** Waits until the change of `file` is heard; the result is all that was heard with it. */
	const hears = async (file: string) => {
		await vi.waitFor(() => expect([...heard]).toContain(file), { interval: 5 });
		const all = [...heard];
		heard.clear();
		return all;
	};
	return { dir, write, hears, rename: (from: string, to: string) => renameSync(join(dir, from), join(dir, to)) };
}

it('hears of files that are written, replaced and made, and not of what editors keep beside them', async () => {
	const { write, rename, hears } = await aWatchedFolder();
	write('content/records/.a.json.swp');
	write('content/records/a.json~');
	write('other.ts');
	write('content/records/a.json', 'new');
	expect(await hears('content/records/a.json')).toEqual(['content/records/a.json']);
	write('a.tmp');
	rename('a.tmp', 'content/records/a.json');
	await hears('content/records/a.json');
	write('site.config.ts', 'new');
	await hears('site.config.ts');
	write('content/deep/er/b.json');
	await hears('content/deep/er/b.json');
	write('missing/c.json');
	await hears('missing/c.json');
});

it('follows a folder that is replaced by renaming, as a fetch replaces the snapshot, again and again', async () => {
	const { dir, write, rename, hears } = await aWatchedFolder();
	for (const version of ['2', '3']) {
		write('content.schaufenster-next/manifest.json', version);
		write('content.schaufenster-next/records/a.json', version);
		rename('content', 'content.schaufenster-previous');
		rename('content.schaufenster-next', 'content');
		rmSync(join(dir, 'content.schaufenster-previous'), { recursive: true });
		await hears('content/manifest.json');
		write('content/records/a.json', `${version}, edited`);
		await hears('content/records/a.json');
	}
});

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
