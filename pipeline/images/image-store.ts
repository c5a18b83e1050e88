/** The pictures of a site after processing, as the renderer asks for them. */
import type { Problem } from '../problem.ts';
import type { FileId } from '../records/file-record.ts';
import type { Localized } from '../records/localized.ts';
import type { CropPosition } from './picture-details.ts';
import type { ProcessedPicture } from './rendition-cache.ts';
import type { IconRequest, SiteIcons } from './site-icons.ts';

/** The place in the content that uses a picture. */
export interface ImagePlace {
	readonly collection: string;
	readonly id: string | number;
	readonly field: string;
}

/** A use of a file in the content: what is processed, and whom a faulty picture is blamed on. */
export interface ImageUse extends ImagePlace {
	readonly file: FileId;
}

/** A picture inside rich text, as `imageReferences` finds it. */
export interface RichTextImageUse extends ImagePlace {
	readonly reference: string;
}

export interface ShownPicture extends ProcessedPicture {
	/** The alternative text, if there is one. */
	readonly alt?: Localized;
	/** The part that is seen in a square, where it is not the middle. */
	readonly crop?: CropPosition;
}

export interface ImageStore {
	/** null where the file is unknown or faulty; that has been reported as a problem. */
	picture(file: FileId): ShownPicture | null;
	/** The picture that rich text refers to by file id or name (see rich-text/image-reference.ts), in widths of up to 1980 px. */
	richTextPicture(reference: string): ShownPicture | null;
	/** Every rendition that the site's folder takes, the icons included: its name below `/assets/images/` and the file on disk that holds it. */
	renditions(): Iterable<{ readonly name: string; readonly file: string }>;
}

/** The pictures of a build, made ready a group at a time. */
export interface Pictures extends ImageStore {
	/**
	 * Makes the pictures of these uses ready for `picture` and `richTextPicture`; those that are ready cost nothing. Faulty and missing ones
	 * become problems, in the order of the uses, those in rich text last; then follow the records that show pictures without a description.
	 */
	prepare(uses: readonly ImageUse[], richTextUses: readonly RichTextImageUse[]): Promise<readonly Problem[]>;
	/** The site's icons, made ready. */
	icons(request: IconRequest): Promise<SiteIcons>;
	/** No more are asked for: progress reports all groups together. */
	end(): void;
}
