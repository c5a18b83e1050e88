/** What a loss of power may take away: whatever was not brought onto the disk. A commit has to come back from it as from a kill. */
import { dirname } from 'node:path';
import type { SiteFolders } from '../../renderer/output/site-folders.ts';
import type { DiskStep } from './disk-steps.ts';

const fills = ['appendFile', 'copyFile', 'write', 'writeFile', 'writev'];
const removes = ['rm', 'unlink'];

/** What is not sure to be on the disk when it has to be: staged files before the journal, the site before the journal goes. */
export function volatileSteps(
	steps: readonly DiskStep[],
	{ outDir, stagingDir, stagedFilesDir, journalFile }: SiteFolders,
): readonly string[] {
	const begins = steps.findIndex(({ call, paths }) => call === 'rename' && paths[1] === journalFile);
	const ends = steps.findIndex(({ call, paths }, index) => index > begins && removes.includes(call) && paths[0] === journalFile);
	if (begins === -1 || ends === -1) return ['There is no commit.'];
	const isSynced = (path: string, from: number, to: number) =>
		steps.slice(from, to).some(({ call, paths }) => call === 'synced whole' || (call === 'synced' && paths[0] === path));
	const isBelow = (path: string | undefined, dir: string) => path?.startsWith(`${dir}/`) ?? false;
	const found = new Set<string>();
	const expectSynced = (path: string, from: number, to: number, why: string) => {
		if (!isSynced(path, from, to)) found.add(`${path}: ${why}`);
	};

	const draft = steps[begins]?.paths[0] ?? '';
	for (const [index, { call, paths }] of steps.slice(0, begins).entries()) {
		const path = paths.at(-1) ?? '';
		if (!fills.includes(call) || !(path === draft || isBelow(path, stagedFilesDir))) continue;
		expectSynced(path, index, begins, 'written and not synced before the journal');
		if (path === draft) continue;
		for (let dir = dirname(path); dir !== dirname(stagingDir); dir = dirname(dir)) {
			expectSynced(dir, index, begins, 'new names not synced before the journal');
		}
	}
	const touches = steps.findIndex(
		({ call, paths }, index) => index > begins && call !== 'mkdir' && paths.some((path) => isBelow(path, outDir)),
	);
	expectSynced(stagingDir, begins, touches, 'the journal not synced before the site is touched');
	const goesLater = (path: string, index: number) =>
		steps.slice(index, ends).some(({ call, paths }) => call === 'rmdir' && paths[0] === path);
	for (const [index, { call, paths }] of steps.entries()) {
		const path = paths.at(-1);
		if (index < begins || index > ends || !isBelow(path, outDir) || path === undefined) continue;
		if (!['link', 'mkdir', 'rename', 'rmdir', 'unlink'].includes(call) || goesLater(dirname(path), index)) continue;
		expectSynced(dirname(path), index, ends, `${call} not synced before the journal goes`);
	}
	return [...found];
}
