/** Names a processed picture for a page. */
import type { PictureData } from '../../client/pages/picture-data.ts';
import type { FileId } from '../../pipeline/content/content.ts';
import type { Text } from '../../site/text.ts';
import type { PictureSource } from './data-context.ts';

/** null where there is no file, or the store does not have it. */
export function toPicture(images: PictureSource, file: FileId | null, alt: Text): PictureData | null {
	const picture = file === null ? null : images.picture(file);
	if (picture === null) {
		return null;
	}
	const { key, width, height, widths, formats } = picture;
	return { key, width, height, widths, formats, alt };
}
