import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchFiles } from '../../../commands/developing/watch-files.ts';
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
		await vi.waitFor(() => expect([...heard]).toContain(file), { timeout: 5000, interval: 5 });
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
