/** What a release answers to a path, as the host files of a site say (docs/decisions/0016, renderer/hosts). */
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { isAsset } from '../../renderer/release/compress-file.ts';
import { languagePrefix, languages } from '../../site/languages.ts';
import { shellPath } from '../../site/store-paths.ts';
import type { Manifest } from '../releases/manifest.ts';

export type FoundAnswer =
	| { readonly kind: 'file'; readonly path: string; readonly key: string; readonly status: 200 | 404 }
	| { readonly kind: 'redirect'; readonly to: string }
	| { readonly kind: 'nothing' };

/** By the path that was given up, without a slash at its end. */
export type Redirects = ReadonlyMap<string, string>;

const notServed: ReadonlySet<string> = new Set(Object.values(hostFiles));

/** `path`: decoded, with a slash at its beginning. */
export function findAnswer(path: string, site: Manifest, redirects: Redirects): FoundAnswer {
	const name = path.replace(/^\/+/, '').replace(/\/$/, '');
	const to = redirects.get(`/${name}`) ?? redirects.get(`/${name.toLowerCase()}`);
	if (to !== undefined) return { kind: 'redirect', to };
	const file = findFile(name, site) ?? (isAsset(name) ? null : findShell(`/${name}`, site));
	return file ?? findNotFound(name, site);
}

function findFile(name: string, site: Manifest): FoundAnswer | null {
	const names = name === '' ? ['index.html'] : [name, `${name}/index.html`];
	const path = names.find((each) => site.has(each) && !notServed.has(each));
	return path === undefined ? null : { kind: 'file', path, key: site.get(path) ?? '', status: 200 };
}

/** The page for products that are newer than the build, where the shop's content is live. */
function findShell(path: string, site: Manifest): FoundAnswer | null {
	const [, data = '', below = ''] = /^(\/page-data)?(\/.*)$/.exec(path) ?? [];
	const [first = '', second = '', ...rest] = below.split('/').slice(1);
	const roots = [...(rest.length > 0 ? [`/${first}/${second}`] : []), ...(second === '' ? [] : [`/${first}`])];
	const files = roots.map((root) => `${data}${shellPath(root)}/${data === '' ? 'index.html' : 'page-data.json'}`.slice(1));
	const found = files.find((file) => site.has(file));
	return found === undefined ? null : { kind: 'file', path: found, key: site.get(found) ?? '', status: 200 };
}

/** In the language of the path, else in the first one. */
function findNotFound(name: string, site: Manifest): FoundAnswer {
	const language = languages.find((each) => languagePrefix(each) !== '' && `/${name}/`.startsWith(`${languagePrefix(each)}/`));
	const pages = [...(language === undefined ? [] : [`${languagePrefix(language)}/404.html`.slice(1)]), '404.html'];
	const path = pages.find((page) => site.has(page));
	return path === undefined ? { kind: 'nothing' } : { kind: 'file', path, key: site.get(path) ?? '', status: 404 };
}

/** Reads `_redirects` of a site: a path, an address and a status a line. */
export function parseRedirects(text: string): Redirects {
	const lines = text.split('\n').map((line) => line.split(' '));
	return new Map(lines.flatMap(([from = '', to = '']) => (to === '' ? [] : [[decodePath(from) ?? from, to] as const])));
}

/** As a visitor asks for it; null where it is not encoded properly. */
export function decodePath(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
