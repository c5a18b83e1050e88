/** Bundles the site's stylesheets and the fonts that they name: one for the shell, one for each template and each part on demand. */
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { Bundled } from './bundle-inputs.ts';
import { endSheet, listSheets, type SheetKind, sheetsAmong, shellSheet } from './sheet-files.ts';
import { shortenProperties, shortNames, withoutBlanks } from './short-properties.ts';
import type { PlainStyles } from './themed-styles.ts';

/** Fonts of the languages that the site is written in, upright: what the first screen needs. */
const firstFont = /-latin-(?:[a-z]+-)?normal-[A-Z0-9]+\.woff2$/;

const options = {
	minify: true,
	legalComments: 'none',
	charset: 'utf8',
	target: ['chrome120', 'firefox120', 'safari17'],
	// Else a browser would silently leave out what it cannot read.
	logOverride: { 'css-syntax-error': 'error' },
	logLevel: 'silent',
} satisfies BuildOptions;

/** Bundles the sheets below `projectDir`. */
export async function bundleStyles(projectDir: string): Promise<Bundled<PlainStyles>> {
	const { outputFiles, metafile } = await build({
		...options,
		absWorkingDir: projectDir,
		entryPoints: listSheets(projectDir),
		outdir: 'assets',
		outbase: 'client',
		publicPath: '/assets',
		bundle: true,
		preserveSymlinks: true,
		loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
		assetNames: '[name]-[hash]',
		write: false,
		metafile: true,
	});
	const texts = new Map(outputFiles.map((file) => [file.path, file.text]));
	const written = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]): [string, string][] =>
		entryPoint === undefined ? [] : [[entryPoint, (texts.get(join(projectDir, path)) ?? '').trimEnd()]],
	);
	const properties = shortNames(written.map(([, sheet]) => sheet));
	const sheets = written.map(([path, sheet]): [string, string] => [path, shortenProperties(sheet, properties)]);
	const fonts = outputFiles
		.filter((file) => !file.path.endsWith('.css'))
		.map((file): [string, Uint8Array] => [basename(file.path), file.contents])
		.sort(([left], [right]) => (left < right ? -1 : 1));
	return {
		plainShell: withoutBlanks(new Map(sheets).get(shellSheet) ?? ''),
		end: new Map(sheets).get(endSheet) ?? '',
		templates: sheetsOf(sheets, 'template'),
		parts: sheetsOf(sheets, 'part'),
		fonts: new Map(fonts),
		preloads: fonts.map(([name]) => name).filter((name) => firstFont.test(name)),
		properties,
		inputs: Object.keys(metafile.inputs),
	};
}

function sheetsOf(sheets: readonly (readonly [path: string, css: string])[], kind: SheetKind): Record<string, string> {
	const css = new Map(sheets);
	const named = sheetsAmong([...css.keys()], kind);
	return Object.fromEntries([...named].map(([name, path]) => [name, css.get(path) ?? '']));
}
