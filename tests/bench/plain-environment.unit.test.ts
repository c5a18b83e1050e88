import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainEnvironment } from '../../bench/plain-environment.ts';
import { projectDir } from '../../commands/options/project-folder.ts';

it('empties every variable that decides what a command does', () => {
	const rows = readFileSync(join(projectDir, 'docs/configuration.md'), 'utf8')
		.split('\n')
		.filter((line) => /^\| `[A-Z]+_/.test(line));
	const names = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]+/g) ?? []);
	expect(names).toContain('IMAGE_CACHE');
	expect(Object.keys(plainEnvironment).sort()).toEqual(names.filter((name) => name !== 'CHROMIUM_PATH').sort());
});
