/** What stands around the pages of a language, as data: enough to see whether it changed, without rendering it. */

import type { ShellData } from '../../client/layout/shell-data.ts';
import { renditionPath } from '../../client/pages/picture-data.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { contentHash } from '../content-hash.ts';
import type { DataContext } from '../data/data-context.ts';
import { toShellData } from '../data/shell.ts';
import type { FrameInputs } from '../html/document.ts';

export interface Frames {
	readonly document: FrameInputs;
	readonly shells: PerLanguage<ShellData>;
	/** Hash of everything beside its data that decides how a page looks: shell, document, and all code that renders. */
	readonly keys: PerLanguage<string>;
}

export interface FramesInputs {
	readonly context: DataContext;
	readonly assets: Omit<FrameInputs, 'iconPath'>;
	/** Of the code that renders, and of the scripts. */
	readonly codeHash: string;
}

export function makeFrames({ context, assets, codeHash }: FramesInputs): Frames {
	const document = { ...assets, iconPath: iconPath(context) };
	const shells = perLanguage((language) => toShellData(context, language));
	const documentJson = JSON.stringify(document);
	const keys = perLanguage((language) => contentHash(documentJson, JSON.stringify(shells[language]), codeHash));
	return { document, shells, keys };
}

/** The logo's smallest rendition, for the browser's tab. */
function iconPath({ content, images }: DataContext): string | null {
	const logo = content.project.logo === null ? null : images.picture(content.project.logo);
	return logo === null ? null : renditionPath(logo.key, logo.widths[0] ?? logo.width, logo.formats.at(-1) ?? 'jpeg');
}
