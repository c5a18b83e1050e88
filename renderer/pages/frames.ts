/** What stands around the pages of a language, as data: enough to see whether it changed, without rendering it. */
import type { ServiceTexts } from '../../client/consent/services-data.ts';
import type { ShellData } from '../../client/layout/shell-data.ts';
import type { HouseIcons } from '../../pipeline/images/site-icons.ts';
import { defaultLanguage, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { contentHash } from '../content-hash.ts';
import type { DataContext } from '../data/data-context.ts';
import { toHeadImage } from '../data/head-image.ts';
import { toPicture } from '../data/picture.ts';
import { toServiceTexts } from '../data/services.ts';
import { toShellData } from '../data/shell.ts';
import { toThirdParties } from '../data/third-parties.ts';
import type { FrameInputs } from '../html/document.ts';

export interface Frames {
	readonly document: FrameInputs;
	readonly shells: PerLanguage<ShellData>;
	/** What visitors read before they decide about a service; no page has it in its document. */
	readonly serviceTexts: PerLanguage<ServiceTexts>;
	/** Hash of everything beside its data that decides how a page looks: shell, document, and all code that renders. */
	readonly keys: PerLanguage<string>;
}

export interface FramesInputs {
	readonly context: DataContext;
	readonly assets: Omit<FrameInputs, 'icons' | 'preview' | 'thirdParties'>;
	readonly icons: HouseIcons;
	/** Of the code that renders, and of the scripts. */
	readonly codeHash: string;
}

export function makeFrames({ context, assets, icons, codeHash }: FramesInputs): Frames {
	const { key, hasDrawing, look } = icons;
	const document = { ...assets, thirdParties: toThirdParties(context), icons: { key, hasDrawing }, preview: preview(context) };
	const shells = perLanguage((language) => toShellData(context, language, look));
	const documentJson = JSON.stringify(document);
	const keys = perLanguage((language) => contentHash(documentJson, JSON.stringify(shells[language]), codeHash));
	return { document, shells, serviceTexts: perLanguage((language) => toServiceTexts(context, language)), keys };
}

/** The shop's logo stands for pages that have no picture of their own. */
function preview({ content, config, images }: DataContext): FrameInputs['preview'] {
	const { displayName, logo } = content.project;
	const picture = toPicture(images, logo, displayName, defaultLanguage);
	return { siteName: displayName, image: picture && toHeadImage(picture, config) };
}
