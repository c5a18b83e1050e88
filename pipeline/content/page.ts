/** A legal or info text as a page of its own. */
import type { FileId } from '../records/file-record.ts';
import type { Localized } from '../records/localized.ts';

/** `home`: the welcome text of the home page; `contact`: the intro of the contact page. `info` pages lie at `/info/{slug}`. */
export type TextPageType = 'home' | 'contact' | 'privacy' | 'accessibility' | 'social_media_privacy' | 'info';

export interface TextPage {
	readonly id: number;
	readonly type: TextPageType;
	readonly slug: string | null;
	readonly title: Localized;
	/** The page's large picture: the home page's hero, and what stands for an info page's film until it may be loaded. */
	readonly picture: FileId | null;
	/** Address of an info page's film, a page of a host that the site shows films of. */
	readonly video: string | null;
	/** Markdown. */
	readonly body: Localized;
}
