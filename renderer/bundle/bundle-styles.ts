/** Bundles the site's one stylesheet and the fonts that it names. */
import { basename } from 'node:path';
import { build } from 'esbuild';
import type { Bundled } from './bundle-inputs.ts';

export interface Styles {
	/** The whole stylesheet, with `/assets/…` addresses of its fonts. */
	readonly css: string;
	/** Fonts by name below `/assets/`. */
	readonly fonts: ReadonlyMap<string, Uint8Array>;
	/** Names of the fonts that every page needs at once. */
	readonly preloads: readonly string[];
}

/** Fonts of the languages that the site is written in, upright: what the first screen needs. */
const firstFont = /-latin-(?:[a-z]+-)?normal-[A-Z0-9]+\.woff2$/;

/** The sheet that joins the others; it is no file. */
const ownSheet = 'site.css';

/** Bundles `client/styles/index.css` below `projectDir`. `tokens` are the theme's own rules; they come last, and so win. */
export async function bundleStyles(projectDir: string, tokens: string): Promise<Bundled<Styles>> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: projectDir,
		stdin: {
			contents: `@import './index.css';\n${tokens}`,
			loader: 'css',
			resolveDir: `${projectDir}/client/styles`,
			sourcefile: ownSheet,
		},
		outdir: 'assets',
		publicPath: '/assets',
		bundle: true,
		minify: true,
		legalComments: 'none',
		charset: 'utf8',
		target: ['chrome120', 'firefox120', 'safari17'],
		loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file' },
		assetNames: '[name]-[hash]',
		write: false,
		metafile: true,
		// Else a browser would leave out what it cannot read, and nobody would know.
		logOverride: { 'css-syntax-error': 'error' },
		logLevel: 'silent',
	});
	const sheet = outputFiles.find((file) => file.path.endsWith('.css'));
	if (sheet === undefined) {
		throw new Error('The style bundle has no stylesheet.');
	}
	const fonts = outputFiles
		.filter((file) => file !== sheet)
		.map((file): [string, Uint8Array] => [basename(file.path), file.contents])
		.sort(([left], [right]) => (left < right ? -1 : 1));
	return {
		css: sheet.text.trimEnd(),
		fonts: new Map(fonts),
		preloads: fonts.map(([name]) => name).filter((name) => firstFont.test(name)),
		inputs: Object.keys(metafile.inputs).filter((path) => path !== `client/styles/${ownSheet}`),
	};
}
