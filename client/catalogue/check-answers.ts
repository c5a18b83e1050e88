/** Looks at what was fetched as far as to know that the builder wrote it: a host may answer with anything. All throw on anything else. */
import type { CardsData, FacetsData, OffersData, OrderData, PanelData } from './catalogue-data.ts';

export const toFacetsData = (answer: unknown): FacetsData => checkAnswer<FacetsData>(answer, ['order', 'idSteps', 'columns']);
export const toOffersData = (answer: unknown): OffersData =>
	checkAnswer<OffersData>(answer, ['order', 'amounts', 'highest', 'availability']);
export const toOrderData = (answer: unknown): OrderData => checkAnswer<OrderData>(answer, ['order', 'pieces']);
export const toPanelData = (answer: unknown): PanelData => checkAnswer<PanelData>(answer, ['filters']);
export const toCardsData = (answer: unknown): CardsData => checkAnswer<CardsData>(answer, ['cards']);

/** `names`: of all that it has to have. */
export function checkAnswer<Data extends object>(answer: unknown, names: readonly (keyof Data & string)[]): Data {
	if (!isData<Data>(answer, names)) throw new Error('This is no file of the catalogue');
	return answer;
}

function isData<Data extends object>(answer: unknown, names: readonly string[]): answer is Data {
	return typeof answer === 'object' && answer !== null && names.every((name) => name in answer);
}
