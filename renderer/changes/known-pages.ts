/** The places of a plan as they are remembered from one build to the next: by name, with a hash of all that was planned for them. */
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { SiteConfig } from '../../site/config.ts';
import { contentHash } from '../content-hash.ts';
import type { PlannedPage } from '../routes/planned-page.ts';
import type { SitePlan } from '../routes/site-plan.ts';
import { type Subject, shownProducts } from '../templates/definitions.ts';

export interface KnownPage {
	/** Its first path. */
	readonly name: string;
	readonly template: TemplateName;
	/** Changes with its paths, with its subject, and with the cards of the products that it shows. */
	readonly key: string;
	/** In all languages. */
	readonly paths: readonly string[];
	readonly place: PlannedPage<Subject>;
}

/** In the order of the plan. */
export function describePages(plan: SitePlan<Subject>, entries: readonly CatalogueEntry[], config: SiteConfig): KnownPage[] {
	const cards = new Map(entries.map(({ id, cardHash }) => [id, cardHash]));
	return plan.pages.flatMap((place): KnownPage[] => {
		const { subject, paths, fallbackPaths, indexed } = place;
		const own = config.languages.flatMap((language) => paths[language] ?? []);
		const [name] = own;
		if (name === undefined) {
			return [];
		}
		const written = config.languages.filter((language) => place.writtenIn(language));
		const shown = shownProducts(subject).map((id) => cards.get(id) ?? '');
		const key = contentHash(JSON.stringify([subject, paths, fallbackPaths, indexed, written, shown]));
		return [{ name, template: subject.template, key, paths: own, place }];
	});
}

/** By which the notes of header, menu and footer are kept; those of a page by the name of its place. */
export const shellOwner = 'shell';

/** Paths begin with a slash. */
const productPrefix = 'product ';

/** By which the notes of a product's pages are kept. */
export function productOwner(id: number): string {
	return `${productPrefix}${id}`;
}

/** The id of the product whose notes they are; null for those of others. */
export function productOfOwner(owner: string): number | null {
	return owner.startsWith(productPrefix) ? Number(owner.slice(productPrefix.length)) : null;
}
