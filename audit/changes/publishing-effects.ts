/** What a changed record does to the site at the next publish, beyond showing other words: what comes, goes or moves. */
import type { RecordChange } from './record-changes.ts';

export type PublishingEffect = 'appears' | 'disappears' | 'moves';

/** In the order in which they matter. Of a record that is new or removed, that is all there is to say. */
export function publishingEffects({ how, fields }: Pick<RecordChange, 'how' | 'fields'>): readonly PublishingEffect[] {
	return how !== 'changed'
		? []
		: fields.flatMap(({ field, before, after }): PublishingEffect[] => {
				if (field === 'status' && after === 'published') return ['appears'];
				if (field === 'status' && before === 'published') return ['disappears'];
				return field === 'slug' && before !== null && after !== null ? ['moves'] : [];
			});
}
