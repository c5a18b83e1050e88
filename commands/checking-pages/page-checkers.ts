/** The Nu HTML checker, Lighthouse and the HTTP Observatory: 270 MB that building and serving a site never need, in a folder of their own. */
import { join } from 'node:path';
import { type Installation, installPackages } from '../../sandbox/installing/install-packages.ts';
import { projectDir } from '../options/project-folder.ts';

const installation: Installation = {
	name: 'Lighthouse, the Nu HTML checker and the Observatory',
	cost: 'a minute, 270 MB',
	folder: join(projectDir, 'commands/checking-pages/installation'),
	// The Observatory would fetch a list of hosts from the Internet.
	npmArguments: ['--ignore-scripts', '--omit=optional'],
	timeoutMs: 600_000,
};

/** Path of a file or folder of one of these packages, which are installed first where they are not. @throws InstallationFailed */
export async function findPageChecker(path: string): Promise<string> {
	await installPackages(installation, (line) => console.log(line));
	return join(installation.folder, 'node_modules', path);
}
