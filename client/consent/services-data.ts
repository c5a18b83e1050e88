import type { AnalyticsConfig } from '../../site/config.ts';
import type { Text } from '../../site/text.ts';
import type { RatingSource } from '../rating-box/rating-source.ts';
import type { Texts } from '../texts/texts.ts';
import type { ConsentEntry } from './consent.ts';

/** Every document's data on the services that need consent: enough to know whether to ask, and to start the allowed ones. */
export interface ServicesData {
	readonly entries: readonly ConsentEntry[];
	/** Site path of their texts, a `ServiceTexts`, which are loaded when they are to be read. */
	readonly textsPath: string;
	readonly analytics: AnalyticsConfig | null;
	/** null: the site shows no rating box. */
	readonly rating: RatingSource | null;
}

/** The interface's own words in the banner. They come with the texts of the services, so that no script has to hold them. */
export type BannerWords = Pick<
	Texts['consent'],
	'title' | 'intro' | 'choose' | 'privacy' | 'allowAll' | 'allowSelected' | 'rejectAll' | 'close' | 'locked' | 'more' | 'opened' | 'saved'
>;

/** Texts to read before deciding. */
export interface ServiceTexts {
	readonly words: BannerWords;
	readonly services: readonly ServiceText[];
	/** null where the site has no privacy text. */
	readonly privacyPath: string | null;
}

export interface ServiceText extends ConsentEntry {
	readonly name: Text;
	/** Sanitised HTML. */
	readonly description: string | null;
	readonly link: string | null;
	/** Name of its toggle. */
	readonly allow: string;
}
