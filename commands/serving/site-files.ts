/** Finds what a visitor gets for a path: a file of the site, or its language's 404 page. */
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasCode, orIfMissing } from '../../pipeline/disk/is-missing.ts';
import { languagePrefix, languages } from '../../site/languages.ts';
import { shellPath } from '../../site/store-paths.ts';

/** The file at `path` as it is in an address, with or without a slash at its end; null where the site has none. */
export async function findSiteFile(dir: string, path: string): Promise<string | null> {
	const base = decodePath(path).replace(/\/$/, '');
	for (const name of [base, `${base}.html`, `${base}/index.html`]) {
		const file = join(dir, name);
		if (file.startsWith(dir + sep) && !name.includes('\0') && (await isFile(file))) return file;
	}
	return null;
}

/**
 * The file that answers for what is not there, where the site has live content: the page for new products of the store root above `path`, or
 * that page's data. null: nothing does.
 */
export async function findShell(dir: string, path: string): Promise<string | null> {
	const [, data = '', below = ''] = /^(\/page-data)?(\/.*)$/.exec(decodePath(path)) ?? [];
	const [first = '', second = '', ...rest] = below.split('/').slice(1);
	const roots = [...(rest.length > 0 ? [`/${first}/${second}`] : []), ...(second === '' ? [] : [`/${first}`])];
	for (const root of roots) {
		const file = await findSiteFile(dir, `${data}${shellPath(root)}/${data === '' ? 'index.html' : 'page-data.json'}`);
		if (file !== null) return file;
	}
	return null;
}

/** The 404 page for `path`, in its language where there is one; null where the site has none at all. */
export async function readNotFoundPage(dir: string, path: string): Promise<Buffer | null> {
	const language = languages.find((each) => each !== 'de' && (path === `/${each}` || path.startsWith(`/${each}/`))) ?? 'de';
	return (
		(await orIfMissing(readFile(join(dir, languagePrefix(language), '404.html')), null)) ??
		(await orIfMissing(readFile(join(dir, '404.html')), null))
	);
}

/** The HTML that stands for `path`, the 404 page included; null where there is none, or where the path leads to another kind of file. */
export async function readSitePage(dir: string, path: string): Promise<Buffer | null> {
	const file = await findSiteFile(dir, path);
	if (file !== null && !isPage(file)) return null;
	// A build may have removed the file since it was found.
	return (file === null ? null : await orIfMissing(readFile(file), null)) ?? (await readNotFoundPage(dir, path));
}

export function isPage(file: string): boolean {
	return file.endsWith('.html');
}

/** A path that is not encoded properly stands for itself. */
export function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

async function isFile(file: string): Promise<boolean> {
	try {
		return (await stat(file)).isFile();
	} catch (error) {
		if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')) return false;
		throw error;
	}
}
