/** Which files of `dist` belong to a site path, and where data lies that pages share. */

/** `index.html` below the path; 404 pages are files themselves. */
export function htmlFile(path: string): string {
	if (path.endsWith('/404.html')) {
		return path.slice(1);
	}
	return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** `page-data/{path}/page-data.json`; the home page's path is `index` there. */
export function pageDataFile(path: string): string {
	return `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;
}

/** The site path that a file would belong to, be there such a page or not; null where no page has files of such a name. */
export function pageOfFile(file: string): string | null {
	const [, data] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
	if (data !== undefined) {
		return data === 'index' ? '/' : `/${data}`;
	}
	if (/(?:^|\/)404\.html$/.test(file)) {
		return `/${file}`;
	}
	const [, page] = /^(?:(.+)\/)?index\.html$/.exec(file) ?? [null];
	return page === null ? null : `/${page ?? ''}`;
}

/** The folder of a path below the site's own, which is `.`. Much faster than what works for paths of any system. */
export function folderOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.';
}

/** Every folder that one of these paths lies in, but for the site's own. */
export function foldersAbove(paths: Iterable<string>): Set<string> {
	const folders = new Set<string>();
	for (const path of paths) {
		for (let folder = folderOf(path); folder !== '.' && !folders.has(folder); folder = folderOf(folder)) {
			folders.add(folder);
		}
	}
	return folders;
}
