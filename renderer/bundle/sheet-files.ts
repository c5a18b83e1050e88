/** Where the stylesheets lie that are bundled: beside what they style. No script imports them, so a file's path says what it is for. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';

export const shellSheet = 'client/layout/shell.css';
/** Footer and menu, which stand behind the page in every document. */
export const endSheet = 'client/layout/end.css';

export type SheetKind = 'template' | 'part';

const patterns: Readonly<Record<SheetKind, RegExp>> = {
	template: /^client\/pages\/([\w-]+)\/\1\.css$/,
	part: /^client\/(?:.*\/)?([\w-]+)\.part\.css$/,
};

/** Paths below the project's folder: the shell, its end, then by name the templates' and those of parts on demand. Throws where two parts have one name. */
export function listSheets(projectDir: string): string[] {
	const paths = listClient(projectDir);
	return [shellSheet, endSheet, ...sheetsAmong(paths, 'template').values(), ...sheetsAmong(paths, 'part').values()];
}

/** The sheets of a kind by what they style, in the order of these names. */
export function sheetsAmong(paths: readonly string[], kind: SheetKind): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const path of paths) {
		const name = patterns[kind].exec(path)?.[1];
		if (name === undefined) continue;
		const other = found.get(name);
		if (other !== undefined) throw new Error(`Two stylesheets have the name ${name}: ${other} and ${path}`);
		found.set(name, path);
	}
	return new Map([...found].sort(([left], [right]) => (`${left}.css` < `${right}.css` ? -1 : 1)));
}

function listClient(projectDir: string): string[] {
	try {
		return readdirSync(join(projectDir, 'client'), { recursive: true, encoding: 'utf8' })
			.map((path) => `client/${path.split(sep).join('/')}`)
			.sort();
	} catch (error) {
		if (isMissing(error)) {
			return [];
		}
		throw error;
	}
}
