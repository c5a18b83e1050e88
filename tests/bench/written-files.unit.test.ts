import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countWritten, markFiles } from '../../bench/measure/written-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('counts new and rewritten files, also those with the same content, and no others', async () => {
	const folder = await temporaryFolder();
	const write = (name: string) => writeFileSync(join(folder, name), 'content');
	for (const name of ['kept', 'rewritten', 'removed']) write(name);
	const before = markFiles(folder);
	rmSync(join(folder, 'rewritten'));
	rmSync(join(folder, 'removed'));
	write('rewritten');
	write('new');
	expect(countWritten(before, markFiles(folder))).toBe(2);
});

it('sees a folder that is not there yet as empty', async () => {
	expect(markFiles(join(await temporaryFolder(), 'missing')).size).toBe(0);
});
