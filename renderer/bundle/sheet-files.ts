/** Where the stylesheets lie that are bundled. Nothing imports them: a file in one of the folders is a sheet. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';

export const shellSheet = 'client/styles/shell.css';
/** Footer and menu, which stand behind the page in every document. */
export const endSheet = 'client/styles/end.css';
export const sheetFolders = { templates: 'client/styles/templates', parts: 'client/styles/parts' } as const;

/** Paths below the project's folder. */
export function listSheets(projectDir: string): string[] {
	return [shellSheet, endSheet, ...Object.values(sheetFolders).flatMap((folder) => sheetsIn(projectDir, folder))];
}

function sheetsIn(projectDir: string, folder: string): string[] {
	try {
		const names = readdirSync(join(projectDir, folder)).filter((name) => name.endsWith('.css'));
		return names.sort().map((name) => `${folder}/${name}`);
	} catch (error) {
		if (isMissing(error)) {
			return [];
		}
		throw error;
	}
}
