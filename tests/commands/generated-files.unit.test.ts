import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from '../../commands/generating/generated-files.ts';
import { projectDir } from '../../commands/options/project-folder.ts';

it.each(generatedFiles())('$file is as "npm run generate" writes it', ({ file, text }) => {
	expect(readFileSync(join(projectDir, file), 'utf8')).toBe(text);
});
