/** Names a processed picture for a page. */
import type { PictureData } from '../../client/ui/picture-data.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import type { PictureSource } from './data-context.ts';
import { toText } from './localized-text.ts';

/** null where there is no file, or the store does not have it. `name` stands in for a missing alternative text. */
export function toPicture(images: PictureSource, file: FileId | null, name: Text, language: Language): PictureData | null {
	const picture = file === null ? null : images.picture(file);
	if (picture === null) {
		return null;
	}
	const { key, width, height, widths, formats, alt, crop } = picture;
	return { key, width, height, widths, formats, alt: alt ? toText(alt, language) : name, ...(crop && { crop }) };
}
