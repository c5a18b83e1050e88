/** The project's own folders, for commands called from any folder. */
import { join, resolve } from 'node:path';

export const projectDir = resolve(import.meta.dirname, '../..');

/** The defaults of the commands' options. */
export const defaultFolders = {
	content: join(projectDir, 'content-cache'),
	out: join(projectDir, 'dist'),
	cache: join(projectDir, '.cache'),
	config: join(projectDir, 'site.config.ts'),
	/** Of the order service of this machine. */
	orders: join(projectDir, 'orders/data'),
} as const;

/** The defaults with `--drafts`: nothing of them lies among what is published. */
export const draftsFolders = {
	content: join(projectDir, 'content-cache.drafts'),
	out: join(projectDir, 'dist.drafts'),
	cache: join(projectDir, '.cache/drafts'),
} as const;

/** Folder of the site that this machine serves while it makes the pictures. It is never published. */
export const previewDir = join(projectDir, 'dist.preview');

/** The defaults of such a site with `--drafts`. */
export const draftsPreviewFolders = { ...draftsFolders, out: `${previewDir}.drafts` } as const;

/** Folder of the renditions: a site with drafts shares those of the published one, where it lies beside it. */
export function imagesDirOf(cacheDir: string): string {
	return join(cacheDir === draftsFolders.cache ? defaultFolders.cache : cacheDir, 'images');
}
