/** Brings the columns of the catalogue, and files that have to be of one build with them. */
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { catalogueQueries, type FacetsData, type OffersData } from './catalogue-data.ts';
import { toFacetsData, toOffersData } from './check-answers.ts';
import type { FetchQuery } from './fetch-query.ts';

/** The same object while the answers are. Rejects where it cannot be had. */
export type LoadCatalogue = () => Promise<Catalogue>;

export function createCatalogueLoader(fetchQuery: FetchQuery): LoadCatalogue {
	/** The columns that are made of the answers that came last. */
	let made: { readonly facets: FacetsData; readonly offers: OffersData; readonly catalogue: Catalogue } | null = null;

	async function load(fresh: boolean): Promise<Catalogue> {
		const { facets: facetsQuery, offers: offersQuery } = catalogueQueries;
		const answers = await Promise.all([fetchQuery(facetsQuery, { fresh }), fetchQuery(offersQuery, { fresh })]);
		const [facets, offers] = [toFacetsData(answers[0]), toOffersData(answers[1])];
		if (made?.facets === facets && made.offers === offers) return made.catalogue;
		const loaded = createCatalogue(facets, offers);
		if (loaded === null && !fresh) return await load(true);
		if (loaded === null) throw new Error('The columns of the catalogue are of different builds');
		made = { facets, offers, catalogue: loaded };
		return loaded;
	}

	return () => load(false);
}

/** A file that counts the products as the catalogue does: asked for past every cache where that of another build is known. Rejects where it cannot be had. */
export async function loadFitting<Data extends { readonly order: string }>(
	fetchQuery: FetchQuery,
	{ order }: Pick<Catalogue, 'order'>,
	query: string,
	parse: (answer: unknown) => Data,
): Promise<Data> {
	const known = parse(await fetchQuery(query));
	const data = known.order === order ? known : parse(await fetchQuery(query, { fresh: true }));
	if (data.order !== order) throw new Error(`${query} is of another build`);
	return data;
}
