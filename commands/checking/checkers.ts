/** Biome and knip: programs that judge the sources, 91 MB in a folder of their own. Building, serving and testing a site does without them. */
import { join } from 'node:path';
import { type Installation, installPackages } from '../../sandbox/installing/install-packages.ts';
import { projectDir } from '../options/project-folder.ts';

const installation: Installation = {
	name: 'Biome and knip',
	cost: 'some seconds, 91 MB',
	folder: join(projectDir, 'commands/checking/installation'),
	npmArguments: ['--ignore-scripts'],
	timeoutMs: 300_000,
};

/** Path of a program, which is installed first where it is not. @throws InstallationFailed */
export async function findChecker(name: 'biome' | 'knip'): Promise<string> {
	await installPackages(installation, (line) => console.log(line));
	return join(installation.folder, 'node_modules/.bin', name);
}
