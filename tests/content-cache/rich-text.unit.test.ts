import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { processorVersion } from '../../pipeline/rich-text/rich-text-store.ts';

it('holds texts as the current processor renders them, else each build of a fresh clone renders them again: npm run demo:snapshot', () => {
	const { processor } = JSON.parse(readFileSync(join(defaultFolders.content, 'rich-text/all.json'), 'utf8'));
	expect(processor).toBe(processorVersion);
});
