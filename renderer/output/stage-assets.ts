/** Puts scripts, styles and fonts where pages look for them, and says which of them every page names. */
import type { ClientBundles } from '../bundle/bundle-client.ts';
import { contentHash } from '../content-hash.ts';
import type { FrameInputs } from '../html/document.ts';
import type { SiteWriter } from './site-writer.ts';

/** A stylesheet below this size stands in every page (design §9). */
const inlineCssLimit = 15_000;

export interface ClientAssets {
	/** By path in the site. */
	readonly files: ReadonlyMap<string, string | Uint8Array>;
	readonly frame: Omit<FrameInputs, 'iconPath'>;
	/** Identifies the scripts alone. */
	readonly buildHash: string;
	/** Of everything that esbuild made, and of the code that renders. */
	readonly hash: string;
}

export function chooseAssets({ scripts, styles, server }: ClientBundles): ClientAssets {
	const files = new Map<string, string | Uint8Array>();
	for (const [name, content] of [...scripts.files, ...styles.fonts]) {
		files.set(`assets/${name}`, content);
	}
	const inline = Buffer.byteLength(styles.css) < inlineCssLimit;
	const sheet = `assets/site-${contentHash(styles.css)}.css`;
	if (!inline) {
		files.set(sheet, styles.css);
	}
	return {
		files,
		frame: {
			css: styles.css,
			cssPath: inline ? null : `/${sheet}`,
			bootPath: `/assets/${scripts.boot}`,
			fontPaths: styles.preloads.map((name) => `/assets/${name}`),
		},
		buildHash: scripts.buildHash,
		hash: contentHash(server.hash, scripts.buildHash, styles.css, ...files.keys()),
	};
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
