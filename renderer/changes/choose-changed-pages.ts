/** Decides which pages a build has to look at: everything that can have changed, and as little else as possible. */
import { type Language, languages, type PerLanguage } from '../../site/languages.ts';
import type { OutputState } from '../output/output-state.ts';
import { type KnownPage, recordOwner } from './known-pages.ts';
import type { Recorder } from './recorder.ts';

/** What the last build knew. */
export type Known = Pick<OutputState, 'places' | 'frames'>;

export interface Present {
	readonly frames: PerLanguage<string>;
	readonly places: readonly Pick<KnownPage, 'name' | 'key'>[];
	/** Of all records that have a page. */
	readonly records: readonly number[];
	/** Records that are new, or whose pages are made from something else than they were. */
	readonly changedRecords: ReadonlySet<number>;
}

export interface ChangedPages {
	/** Places whose data is made, by name. */
	readonly places: ReadonlySet<string>;
	/** Records whose pages' data is made. */
	readonly records: ReadonlySet<number>;
	/** Languages in which everything around a page's data changed: all pages are rendered, even with equal data. */
	readonly reframed: ReadonlySet<Language>;
}

/** `known` null: nothing is known, and everything has changed. */
export function chooseChangedPages(
	known: Known | null,
	{ isChanged }: Pick<Recorder, 'isChanged'>,
	{ frames, places, records, changedRecords }: Present,
): ChangedPages {
	const reframed = new Set(languages.filter((language) => known?.frames[language] !== frames[language]));
	const isAll = known === null || reframed.size > 0;
	const isPlaceChanged = ({ name, key }: Present['places'][number]) => isAll || known.places[name]?.key !== key || isChanged(name);
	const isRecordChanged = (id: number) => isAll || changedRecords.has(id) || isChanged(recordOwner(id));
	return {
		places: new Set(places.filter(isPlaceChanged).map(({ name }) => name)),
		records: new Set(records.filter(isRecordChanged)),
		reframed,
	};
}
