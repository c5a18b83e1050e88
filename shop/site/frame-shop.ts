/** What stands around the pages of a language, as data: enough to see whether it changed, without rendering it. */
import type { Pictures } from '../../pipeline/images/image-store.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { Watch } from '../../renderer/changes/watch.ts';
import { fixedFiles } from '../../renderer/hosts/fixed-files.ts';
import type { FrameInputs, SiteFrame } from '../../renderer/html/document.ts';
import type { SiteWriter } from '../../renderer/output/site-writer.ts';
import type { Frames } from '../../renderer/site.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, perLanguage } from '../../site/languages.ts';
import type { Content } from '../content/content.ts';
import type { DataContext } from '../data/data-context.ts';
import { renderManifest, toIconRequest } from '../data/house-icons.ts';
import { toHeadImage, toPicture } from '../data/picture.ts';
import { serviceMarkdown, serviceTextsFile, toServiceTexts } from '../data/services.ts';
import { toShellData } from '../data/shell.ts';
import { toPolicies, toThirdParties } from '../data/third-parties.ts';
import { eagerTemplates } from '../pages/definitions.ts';

export interface FrameSources {
	readonly config: SiteConfig;
	readonly content: Content;
	readonly context: DataContext;
	readonly assets: Omit<FrameInputs, keyof SiteFrame>;
	/** Of the code that renders, and of the scripts. */
	readonly codeHash: string;
	readonly images: Pictures;
	readonly texts: RichTexts;
	readonly watch: Watch;
	readonly writer: Pick<SiteWriter, 'write'>;
}

/** Writes the site's icons and manifest, and what visitors read before they decide about a service, which no page has in its document. */
export async function frameShop(sources: FrameSources): Promise<Frames> {
	const { config, content, context, assets, codeHash, images, texts, watch, writer } = sources;
	// the pictures of the whole content are made ready with the frame
	watch.reads('pictures');
	await texts.ready(serviceMarkdown(content.consents));
	const icons = await images.icons(toIconRequest(context.content.project));
	watch.picture(icons.key);
	writer.write(fixedFiles.favicon, icons.favicon);
	writer.write(fixedFiles.manifest, renderManifest(content.project, icons));
	for (const language of config.languages) {
		writer.write(serviceTextsFile(language), JSON.stringify(toServiceTexts(context, language)));
	}
	const { key, hasDrawing, look } = icons;
	const policies = toPolicies(toThirdParties(context));
	const document = { ...assets, policies, eager: eagerTemplates, icons: { key, hasDrawing }, preview: preview(context) };
	const shells = perLanguage((language) => toShellData(context, language, look));
	const documentJson = JSON.stringify(document);
	return { document, shells, keys: perLanguage((language) => shortHash(documentJson, JSON.stringify(shells[language]), codeHash)) };
}

/** The shop's logo stands for pages that have no picture of their own. */
function preview({ content, config, images }: DataContext): FrameInputs['preview'] {
	const { displayName, logo } = content.project;
	const picture = toPicture(images, logo, displayName, defaultLanguage);
	return { siteName: displayName, image: picture && toHeadImage(picture, config) };
}
