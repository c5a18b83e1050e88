/** Puts scripts, styles and fonts where pages look for them, and says which of them every page names. */

import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { ClientBundles } from '../bundle/bundle-client.ts';
import { withTheme } from '../bundle/themed-styles.ts';
import type { FrameInputs, SiteFrame } from '../html/document.ts';
import { type DocumentStyles, needsShellFile } from '../html/document-styles.ts';
import type { SiteWriter } from './site-writer.ts';

export interface ClientAssets {
	/** By path in the site. */
	readonly files: ReadonlyMap<string, string | Uint8Array>;
	readonly frame: Omit<FrameInputs, keyof SiteFrame>;
	/** Identifies the scripts alone. */
	readonly buildHash: string;
	/** Of everything that esbuild made, and of the code that renders. */
	readonly hash: string;
}

export function chooseAssets(
	{ scripts, styles: plainStyles, worker, server }: ClientBundles,
	config: Pick<SiteConfig, 'serviceWorker'>,
	themeRules: string,
): ClientAssets {
	const styles = withTheme(plainStyles, themeRules);
	const workerScript = config.serviceWorker ? worker.working : worker.retired;
	const files = new Map<string, string | Uint8Array>([[workerFile, workerScript]]);
	for (const [name, content] of [...scripts.files, ...styles.fonts]) {
		files.set(`assets/${name}`, content);
	}
	const shell = { css: styles.shell, path: sheetPath('shell', styles.shell) };
	const end = { css: styles.end, path: sheetPath('end', styles.end) };
	const templates = mapSheets(styles.templates);
	const parts = mapSheets(styles.parts);
	const shellFile = needsShellFile({ shell, templates }) ? [shell] : [];
	for (const { css, path } of [...shellFile, end, ...Object.values(templates), ...Object.values(parts)]) {
		files.set(path.slice(1), css);
	}
	const sheets: DocumentStyles = {
		shell,
		endPath: end.path,
		templates,
		parts: Object.fromEntries(Object.entries(parts).map(([name, { path }]) => [name, path])),
	};
	return {
		files,
		frame: {
			styles: sheets,
			hasWorker: config.serviceWorker,
			bootPath: `/assets/${scripts.boot}`,
			fontPaths: styles.preloads.map((name) => `/assets/${name}`),
		},
		buildHash: scripts.buildHash,
		hash: shortHash(server.hash, scripts.buildHash, workerScript, shell.path, ...files.keys()),
	};
}

function mapSheets(sheets: Readonly<Record<string, string>>): DocumentStyles['templates'] {
	return Object.fromEntries(Object.entries(sheets).map(([name, css]) => [name, { css, path: sheetPath(name, css) }]));
}

/** The one script whose name has to stay: browsers ask there for the next version of what they have. */
const workerFile = 'sw.js';

/** The name first, so that a list of requests shows it. */
function sheetPath(name: string, css: string): string {
	return `/assets/${name}-${shortHash(css)}.css`;
}

/** `former`: what the last build put there. */
export function stageAssets(writer: SiteWriter, { files }: ClientAssets, former: readonly string[]): void {
	for (const [path, content] of files) {
		writer.write(path, content);
	}
	for (const path of former) {
		if (!files.has(path)) {
			writer.remove(path);
		}
	}
}
