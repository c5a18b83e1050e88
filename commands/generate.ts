/** `npm run generate`: writes the committed files that follow from the declarations of the collections. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generating/generated-files.ts';
import { createCommand } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';

createCommand('generate', 'Writes what follows from the declarations of the collections.').parse();

for (const { file, text } of generatedFiles()) {
	writeFileSync(join(projectDir, file), text);
	console.log(file);
}
