/** `npm run generate`: writes the committed files that follow from the declared collections and the folders of templates. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generating/generated-files.ts';
import { createCommand } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';

createCommand('generate', 'Writes the files that follow from the declared collections and the folders of templates.').parse();

for (const { file, text } of generatedFiles()) {
	writeFileSync(join(projectDir, file), text);
	console.log(file);
}
