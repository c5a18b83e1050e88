/** Decides which pages a build has to look at: everything that can have changed, and as little else as possible. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import { languages } from '../../site/languages.ts';
import type { Reader } from '../data/watch.ts';
import type { OutputState } from '../output/output-state.ts';
import type { PlannedPlace } from './planned-places.ts';
import { changedInputs, type Inputs } from './site-inputs.ts';

/** What the last build knew. */
export type Known = Pick<OutputState, 'inputs' | 'reads' | 'places' | 'frames'>;

export interface Present {
	readonly inputs: Inputs;
	readonly frames: PerLanguage<string>;
	readonly places: readonly Pick<PlannedPlace, 'name' | 'key' | 'template'>[];
	/** Products that are new, or whose pages are made from something else than they were. */
	readonly changedProducts: ReadonlySet<number>;
	/** Products whose texts lead to pages of the site, wherever these may lie. */
	readonly linkingProducts: readonly number[];
}

export interface ChangedPages {
	/** Places whose data is made, by name. */
	readonly places: ReadonlySet<string>;
	/** Products whose pages' data is made. */
	readonly products: ReadonlySet<number> | 'all';
	/** Languages in which everything around a page's data changed: all pages are rendered, even with equal data. */
	readonly reframed: ReadonlySet<Language>;
}

/** `known` null: nothing is known, and everything has changed. */
export function chooseChangedPages(
	known: Known | null,
	{ inputs, frames, places, changedProducts, linkingProducts }: Present,
): ChangedPages {
	const reframed = new Set(languages.filter((language) => known?.frames[language] !== frames[language]));
	if (known === null || reframed.size > 0) {
		return { places: new Set(places.map(({ name }) => name)), products: 'all', reframed };
	}
	const changed = changedInputs(known.inputs, inputs);
	const isPlaceChanged = ({ name, key, template }: Present['places'][number]) =>
		known.places[name]?.key !== key || isReaderChanged(template, known, changed);
	return {
		places: new Set(places.filter(isPlaceChanged).map(({ name }) => name)),
		products: isReaderChanged('product', known, changed)
			? 'all'
			: new Set([...changedProducts, ...(changed.has('links') ? linkingProducts : [])]),
		reframed,
	};
}

/** True if something changed that decides the data of a template's pages, or of the shell. */
export function isReaderChanged(reader: Reader, { reads }: Pick<Known, 'reads'>, changed: ReadonlySet<string>): boolean {
	return changed.has('config') || changed.has('code') || (reads[reader] ?? []).some((name) => changed.has(name));
}
