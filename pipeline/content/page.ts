/** A legal or info text as a page of its own. */
import type { FileId } from './content.ts';
import type { Localized } from './localized.ts';

/** `home`: the welcome text of the home page; `contact`: the intro of the contact page. `info` pages lie at `/info/{slug}`. */
export type TextPageType = 'home' | 'contact' | 'privacy' | 'accessibility' | 'social_media_privacy' | 'info';

export interface TextPage {
	readonly id: number;
	readonly type: TextPageType;
	readonly slug: string | null;
	readonly title: Localized;
	/** The page's large picture; the home page shows it as its hero. */
	readonly picture: FileId | null;
	/** Markdown. */
	readonly body: Localized;
}
