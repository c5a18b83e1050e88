import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeSyntaxFault } from '../../../commands/errors/describe-syntax-fault.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('a command whose sources cannot be read names file and line instead of a stack', async () => {
	const dir = await temporaryFolder();
	for (const file of ['run.js', 'errors/describe-syntax-fault.ts']) cpSync(join(projectDir, 'commands', file), join(dir, 'commands', file));
	mkdirSync(join(dir, 'site'));
	writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
	writeFileSync(join(dir, 'site/mark.ts'), 'export const a: number = 1;\nexport const b = ;\n');
	writeFileSync(join(dir, 'commands/audit.ts'), "import { a } from '../site/mark.ts';\nconsole.log(a);\n");
	const { exitCode, output } = await runProgram(process.execPath, ['commands/run.js', 'audit'], { cwd: dir });
	expect(output.split('\n')).toEqual([
		`${join('site', 'mark.ts')}, line 2 cannot be read: Expression expected`,
		'',
		expect.any(String),
		'export const b = ;',
		expect.stringMatching(/^ +\^$/),
		'',
		'Fix: correct that line; "npm run check" names all other faults of the sources.',
		'Nothing was done; everything is as it was.',
		'',
	]);
	expect(exitCode).toBe(1);
});

it('says nothing of what is no source', () => {
	expect(describeSyntaxFault(new Error('no'), projectDir)).toBeNull();
	expect(describeSyntaxFault(new SyntaxError('Unexpected token in JSON'), projectDir)).toBeNull();
});
