/** Looks at what was fetched as far as to know that the builder wrote it: a host may answer with anything. All throw on anything else. */
import type { CardsData, FacetsData, OffersData, OrderData, PanelData } from './catalogue-data.ts';

export const toFacetsData = (answer: unknown): FacetsData => check<FacetsData>(answer, ['order', 'idSteps', 'columns']);
export const toOffersData = (answer: unknown): OffersData => check<OffersData>(answer, ['order', 'amounts', 'highest', 'availability']);
export const toOrderData = (answer: unknown): OrderData => check<OrderData>(answer, ['order', 'pieces']);
export const toPanelData = (answer: unknown): PanelData => check<PanelData>(answer, ['filters']);
export const toCardsData = (answer: unknown): CardsData => check<CardsData>(answer, ['cards']);

function check<Data extends object>(answer: unknown, names: readonly (keyof Data & string)[]): Data {
	if (!isData<Data>(answer, names)) throw new Error('This is no file of the catalogue');
	return answer;
}

function isData<Data extends object>(answer: unknown, names: readonly string[]): answer is Data {
	return typeof answer === 'object' && answer !== null && names.every((name) => name in answer);
}
