/** The project record: name, logo, search engine texts and the theme config. */
import type { ClosingDays } from '../../site/closing-days.ts';
import type { FileId } from '../records/file-record.ts';
import type { Localized } from '../records/localized.ts';

export interface Project {
	/** Key of the record, and the value of every other record's `project`. */
	readonly domain: string;
	readonly displayName: string;
	readonly logo: FileId | null;
	readonly showAccessibility: boolean;
	readonly googlePlaceId: string | null;
	readonly seoTitle: Localized | null;
	readonly seoDescription: Localized | null;
	readonly seoKeywords: Localized | null;
	readonly theme: Theme;
	/** Days on which the shop is closed whatever its opening hours say, from the first to the last. */
	readonly closingDays: readonly ClosingDays[];
	/** An appointment is wished for so many days ahead at least. */
	readonly appointmentNoticeDays: number;
}

/** `config` of the project record. Colours are CSS hex colours. */
export interface Theme {
	readonly baseColor: string | null;
	readonly brandColor: string | null;
	readonly backgroundColor: string | null;
	/** Behind pictures that let it through. */
	readonly pictureBackgroundColor: string | null;
	/** CSS length. */
	readonly pageWidth: string | null;
	readonly wrapperWidth: string | null;
	readonly headingFont: string | null;
	readonly headerHeightPx: number | null;
	readonly headerLayout: string;
	readonly footerBackgroundColor: string | null;
}
