/** Writes `.htaccess`, which Apache 2.4 reads where its `AllowOverride` lets it. */
import { loginPath } from '../../site/full-load-paths.ts';
import { defaultLanguage, languagePrefix } from '../../site/languages.ts';
import { fixedTypes } from './fixed-files.ts';
import { cacheControl, headersFor, standaloneOpener } from './header-model.ts';
import { hostAddress, hostPattern } from './host-address.ts';
import { hostFiles } from './host-files.ts';
import type { HostRules } from './nginx-file.ts';

/** Twins that `--precompress` makes, and the types that they hide behind their endings. */
const encodings = [
	['br', 'br'],
	['gzip', 'gz'],
] as const;
const types = {
	html: 'text/html; charset=utf-8',
	js: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	json: 'application/json',
	svg: 'image/svg+xml',
	xml: 'text/xml; charset=utf-8',
	txt: 'text/plain; charset=utf-8',
	webmanifest: fixedTypes.manifest,
};

const endings = Object.keys(types).join('|');

/**
 * Apache makes every address absolute, by the scheme that itself is asked by: behind a server that ends TLS that would be a redirect to `http:`
 * first, and from there to `https:`.
 */
const ownOrigin = '%{ENV:SITE_SCHEME}://%{HTTP_HOST}';

/** The file's text: the same answers as nginx gives by its own (see nginx-file.ts). */
export function apacheFile({ redirects, shells = [], standalonePaths = [], config }: HostRules): string {
	const isMoved = (from: string, to: string, flags: string) =>
		`RewriteRule "^${hostPattern(from).slice(1)}/?$" "${to.startsWith('/') ? ownOrigin : ''}${substitution(to)}" [R=301,L,NE${flags}]`;
	const others = config.languages.filter((language) => language !== defaultLanguage).map(languagePrefix);
	return [
		'# Written by the build.',
		'Options -Indexes -MultiViews',
		'DirectorySlash Off',
		'AddDefaultCharset utf-8',
		`AddType ${fixedTypes.manifest} .webmanifest`,
		`AddType ${fixedTypes.favicon} .ico`,
		'AddType text/javascript .js',
		'AddType font/woff2 .woff2',
		'AddType image/avif .avif',
		// Usually Breton.
		'RemoveLanguage .br',
		'ErrorDocument 404 /404.html',
		...others.flatMap((prefix) => [`<If "%{REQUEST_URI} =~ m#^${prefix}/#">`, `ErrorDocument 404 ${prefix}/404.html`, '</If>']),
		...headerRules(config, standalonePaths),
		'RewriteEngine On',
		'RewriteRule "^" - [E=SITE_SCHEME:%{REQUEST_SCHEME}]',
		'RewriteCond "%{HTTP:X-Forwarded-Proto}" "=https"',
		'RewriteRule "^" - [E=SITE_SCHEME:https]',
		`RewriteRule "^(?:${Object.values(hostFiles).map(hostPattern).join('|')})$" - [R=404,L]`,
		...(config.contentPortalUrl === null ? [] : [isMoved(loginPath, config.contentPortalUrl, ',NC,QSD')]),
		...redirects.map(({ from, to }) => isMoved(from, to, '')),
		'RewriteCond "%{REQUEST_FILENAME}/index.html" -f',
		'RewriteRule "^(.*?)/?$" "/$1/index.html" [L]',
		...shells.flatMap(({ root, path }) => [
			...answerBelow(root, `${path}/index.html`),
			...answerBelow(`/page-data${root}`, `/page-data${path}/page-data.json`),
		]),
		// A folder without a page is nothing, and no secret.
		'RewriteCond "%{REQUEST_FILENAME}" -d',
		'RewriteRule "^" - [R=404,L]',
		...compressedTwins(),
		'',
	].join('\n');
}

function headerRules(config: HostRules['config'], standalonePaths: readonly string[]): string[] {
	return [
		'<IfModule mod_headers.c>',
		...headersFor('/', config).map(({ name, value }) => `Header always set ${name} "${value}"`),
		// A path not found is answered as /404.html by then, so that no cache keeps that.
		`Header always set Cache-Control "${cacheControl.asset}" "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
		...(standalonePaths.length === 0
			? []
			: [
					`Header always set ${standaloneOpener.name} "${standaloneOpener.value}" "expr=%{REQUEST_URI} =~ m#^(?:${standalonePaths.map(hostPattern).join('|')})(?:/|$)#"`,
				]),
		'</IfModule>',
	];
}

/** Answers with the twins that `--precompress` makes. Without the module nothing could say that they are compressed. */
function compressedTwins(): string[] {
	return [
		'<IfModule mod_headers.c>',
		...encodings.flatMap(([name, ending]) => [
			`RewriteCond "%{HTTP:Accept-Encoding}" "\\b${name}\\b"`,
			`RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}.${ending}" -f`,
			`RewriteRule "\\.(?:${endings})$" "%{REQUEST_URI}.${ending}" [L]`,
			`<FilesMatch "\\.(?:${endings})\\.${ending}$">`,
			`Header set Content-Encoding ${name}`,
			'</FilesMatch>',
		]),
		...Object.entries(types).flatMap(([original, type]) => [
			`<FilesMatch "\\.${original}\\.(?:br|gz)$">`,
			`ForceType "${type}"`,
			'</FilesMatch>',
		]),
		`<FilesMatch "\\.(?:${endings})(?:\\.(?:br|gz))?$">`,
		'Header merge Vary Accept-Encoding',
		'</FilesMatch>',
		'</IfModule>',
	];
}

/** Answers paths below `path` by `file`, unless files. */
function answerBelow(path: string, file: string): string[] {
	return ['RewriteCond "%{REQUEST_FILENAME}" "!-f"', `RewriteRule "^${hostPattern(path).slice(1)}/." "${file}" [L]`];
}

/** A percent sign begins a reference to what was matched. */
function substitution(address: string): string {
	return hostAddress(address).replaceAll('%', '\\%');
}
