/**
 * What documents and pages are built with for consents: the services, the gates before content from elsewhere, and the list of
 * decisions.
 */
import type { AnalyticsConfig } from '../../site/config.ts';
import type { ExternalService } from '../../site/services.ts';
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

export interface GateData {
	readonly service: ExternalService;
	readonly name: Text;
	/** Host that the content comes from. */
	readonly provider: string;
	/** The provider's privacy notice, or the site's own on it; null where neither is known. */
	readonly privacyUrl: string | null;
}

/** A page of another host that stands inside one of ours. */
export interface ExternalFrameData {
	readonly gate: GateData;
	readonly src: string;
	/** Where the same can be seen without a frame; null: at `src`. */
	readonly link: string | null;
}

/** All services with external content that the site has, decided about or not. */
export interface ConsentManagerData {
	readonly services: readonly { readonly id: ExternalService; readonly name: Text }[];
}
