/** Writes `_headers`, which Cloudflare and Netlify read (at most 100 rules of 2,000 characters). */
import { fixedFiles, fixedTypes } from './fixed-files.ts';
import { cacheControl, commonHeaders, type Header, type HeaderConfig, standaloneOpener } from './header-model.ts';

/**
 * The file's text. Rules that overlap are merged by the hosts, so no two of them set one header: pages rely on both hosts' default,
 * which is `public, max-age=0, must-revalidate` as in the model. Standalone pages take the common value back first, by a line that only
 * Cloudflare knows; a host that joins both values has none that browsers understand, and their windows work all the same.
 */
export function headersFile(config: HeaderConfig, standalonePaths: readonly string[]): string {
	return [
		rule('/*', commonHeaders(config)),
		rule('/assets/*', [{ name: 'Cache-Control', value: cacheControl.asset }]),
		rule(`/${fixedFiles.manifest}`, [{ name: 'Content-Type', value: fixedTypes.manifest }]),
		rule('/page-data/*', [{ name: 'Cache-Control', value: cacheControl['page-data'] }]),
		...standalonePaths
			.flatMap((path) => [path, `${path}/`])
			.map((path) => rule(path, [standaloneOpener]).replace('\n', `\n  ! ${standaloneOpener.name}\n`)),
	].join('\n');
}

function rule(pattern: string, headers: readonly Header[]): string {
	return `${pattern}\n${headers.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`;
}
