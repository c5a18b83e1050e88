/** Looks at what was fetched as far as to know that the builder wrote it. All throw on anything else. */
import { checkAnswer } from '../catalogue/check-answers.ts';
import type { BelongingData, NamesData, PagesData, ValueNamesData } from './search-data.ts';

export const toNamesData = (answer: unknown): NamesData => checkAnswer<NamesData>(answer, ['idSteps', 'names', 'references', 'suffixes']);
export const toValueNamesData = (answer: unknown): ValueNamesData => checkAnswer<ValueNamesData>(answer, ['facets', 'synonyms']);
export const toPagesData = (answer: unknown): PagesData => checkAnswer<PagesData>(answer, ['note', 'pages']);
export const toBelongingData = (answer: unknown): BelongingData => checkAnswer<BelongingData>(answer, ['order', 'columns']);
