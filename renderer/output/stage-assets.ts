/** Puts scripts, styles, fonts and pictures where pages look for them, and says which of them every page names. */
import type { ImageStore } from '../../pipeline/images/image-store.ts';
import type { ClientBundles } from '../bundle/bundle-client.ts';
import { contentHash } from '../content-hash.ts';
import type { FrameInputs } from '../html/document.ts';
import type { SiteWriter } from './site-writer.ts';

/** A stylesheet below this size stands in every page (design §9). */
const inlineCssLimit = 15_000;

export function stageAssets(
	writer: SiteWriter,
	{ scripts, styles }: Pick<ClientBundles, 'scripts' | 'styles'>,
): Omit<FrameInputs, 'iconPath'> {
	for (const [name, content] of [...scripts.files, ...styles.fonts]) {
		writer.write(`assets/${name}`, content);
	}
	const inline = Buffer.byteLength(styles.css) < inlineCssLimit;
	const sheet = `assets/site-${contentHash(styles.css)}.css`;
	if (!inline) {
		writer.write(sheet, styles.css);
	}
	return {
		css: styles.css,
		cssPath: inline ? null : `/${sheet}`,
		bootPath: `/assets/${scripts.boot}`,
		fontPaths: styles.preloads.map((name) => `/assets/${name}`),
	};
}

/** Pictures have their content in their name. Returns their number. */
export function stagePictures(writer: SiteWriter, images: ImageStore): number {
	let count = 0;
	for (const { name, file } of images.renditions()) {
		writer.copy(`assets/images/${name}`, file);
		count += 1;
	}
	return count;
}
