/** Brings Directus into a folder of its own: it takes two to twenty minutes and 800 MB. */

import path from 'node:path';
import { type Installation, installPackages, isInstalled } from '../installing/install-packages.ts';

/** Where its package.json is. */
export const installationFolder = path.join(import.meta.dirname, 'installation');

const installation: Installation = {
	name: 'Directus for the sandbox',
	cost: 'two to twenty minutes, 800 MB',
	folder: installationFolder,
	timeoutMs: 1_200_000,
};

/** @throws InstallationFailed */
export async function installDirectus(log: (line: string) => void): Promise<void> {
	await installPackages(installation, log);
}

export function isDirectusInstalled(): boolean {
	return isInstalled(installation);
}
