/** Gets all pictures of a site ready at once. */
import type { Problem } from '../content/problem.ts';
import type { ImageStore, ImageUse, RichTextImageUse } from './image-store.ts';
import { createPictures, type PicturesInput } from './pictures.ts';

export interface ImagesInput extends PicturesInput {
	readonly uses: readonly ImageUse[];
	readonly richTextUses: readonly RichTextImageUse[];
}

export interface ImagesOutput {
	readonly store: ImageStore;
	/** In the order of the uses, those in rich text last. */
	readonly problems: readonly Problem[];
}

/** Faulty and missing pictures become problems that name the record; only a failing disk throws. */
export async function processImages({ uses, richTextUses, ...input }: ImagesInput): Promise<ImagesOutput> {
	const store = await createPictures(input);
	return { store, problems: await store.prepare(uses, richTextUses) };
}
