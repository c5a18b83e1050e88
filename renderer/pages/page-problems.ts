/** Tells what is wrong with the pages of a site in the order of its plan, whether they were made now or by an earlier build. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { FindTextField } from '../../pipeline/content/find-text-field.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import type { ProductPlaces } from '../routes/product-places.ts';
import type { Route } from '../routes/route.ts';
import { type PlannedPlace, productOfOwner, productOwner } from '../touched/planned-places.ts';
import type { NoteBook } from './page-notes.ts';

/** Pictures of products that cannot be shown. */
export function productPictureProblems({ products }: SitePlan, notes: NoteBook): Problem[] {
	return notedProducts(products, notes).flatMap(({ id }) => notes.pictureProblems(productOwner(id)));
}

/** Products of whose pages there is anything to say, in the order of the plan. */
function notedProducts({ entries }: ProductPlaces, notes: NoteBook): readonly CatalogueEntry[] {
	const ids = new Set([...notes.owners()].flatMap((owner) => productOfOwner(owner) ?? []));
	return ids.size === 0 ? [] : entries.filter(({ id }) => ids.has(id));
}

/** Links that lead to no page of the site: one warning for each text and link, whatever the number of pages that show it. */
export function deadLinkProblems(
	plan: SitePlan,
	places: readonly PlannedPlace[],
	notes: NoteBook,
	findTextField: FindTextField = () => null,
): Problem[] {
	const found = new Map<string, Problem>();

	function tell({ record, path, language }: Route, href: string, outcome: string): void {
		const field = findTextField(record, href, language) ?? record.field;
		const key = `${record.collection} ${record.id} ${field} ${href}`;
		if (!found.has(key)) {
			found.set(key, {
				...record,
				field,
				code: 'link-dead',
				severity: 'warning',
				message: `The page ${path} links to ${href}, which is no page of this site${outcome}.`,
				fix: 'Correct the link, or remove it.',
			});
		}
	}

	function tellAll(owner: string, routes: () => readonly Route[]): void {
		const links = notes.linksOf(owner);
		for (const route of links === null ? [] : routes()) {
			for (const href of links?.[route.path]?.dropped ?? []) {
				tell(route, href, '; the words stay, without the link');
			}
			for (const href of links?.[route.path]?.dead ?? []) {
				tell(route, href, '');
			}
		}
	}

	for (const { name, place } of places) {
		tellAll(name, () => plan.routesOf(place));
	}
	for (const entry of notedProducts(plan.products, notes)) {
		tellAll(productOwner(entry.id), () => plan.routesOf(plan.products.placeOf(entry)));
	}
	return [...found.values()];
}
