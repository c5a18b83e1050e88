/** Reports the problems of a site's pages in the order of its plan, whether the pages were made now or by an earlier build. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { type KnownPage, productOfOwner, productOwner } from '../changes/known-pages.ts';
import type { ProductPages } from '../routes/product-pages.ts';
import type { Route } from '../routes/route.ts';
import type { SitePlan } from '../routes/site-plan.ts';
import type { DeadReference } from './dead-links.ts';
import type { NoteBook } from './page-notes.ts';

/** Of the pictures and texts of products. */
export function productProblems({ products }: SitePlan, notes: NoteBook): Problem[] {
	return notedProducts(products, notes).flatMap(({ id }) => notes.problems(productOwner(id)));
}

/** Products of whose pages there is anything to say, in the order of the plan. */
function notedProducts({ entries }: ProductPages, notes: NoteBook): readonly CatalogueEntry[] {
	const ids = new Set([...notes.owners()].flatMap((owner) => productOfOwner(owner) ?? []));
	return ids.size === 0 ? [] : entries.filter(({ id }) => ids.has(id));
}

/** Links that lead to no page of the site. */
export function* deadReferences(plan: SitePlan, places: readonly KnownPage[], notes: NoteBook): Generator<DeadReference> {
	function* ofOwner(owner: string, routes: () => readonly Route[]): Generator<DeadReference> {
		const links = notes.linksOf(owner);
		for (const page of links === null ? [] : routes()) {
			const { dropped = [], dead = [] } = links?.[page.path] ?? {};
			for (const target of dropped) {
				yield { lacks: 'page', target, isDropped: true, page };
			}
			for (const target of dead) {
				yield { lacks: 'page', target, isDropped: false, page };
			}
		}
	}

	for (const { name, place } of places) {
		yield* ofOwner(name, () => plan.routesOf(place));
	}
	for (const entry of notedProducts(plan.products, notes)) {
		yield* ofOwner(productOwner(entry.id), () => plan.routesOf(plan.products.pageOf(entry)));
	}
}
