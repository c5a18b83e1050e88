/** Finds the records that cannot both have the path they claim. */

import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { Problem } from '../../pipeline/content/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Place } from './place.ts';
import type { ProductPlaces } from './product-places.ts';
import type { RecordName } from './route.ts';

export interface Claims {
	/** Those whose paths are theirs alone. */
	readonly places: readonly Place[];
	readonly products: readonly CatalogueEntry[];
	readonly problems: readonly Problem[];
}

/** What comes first has the path, places before products. What has no path of its own gets none; its problem says why. */
export function claimPaths(
	places: readonly Place[],
	products: readonly CatalogueEntry[],
	pathsOf: ProductPlaces['pathsOf'],
	config: SiteConfig,
): Claims {
	const problems: Problem[] = [];
	const holders = new Map<string, RecordName>();

	/** A product's paths differ in their root alone, so that the one it holds stands for all among products. */
	function claim(record: RecordName, paths: readonly string[], held: readonly string[]): boolean {
		for (const path of held) {
			assertInsideSite(path, record);
		}
		for (const path of paths) {
			const holder = holders.get(comparable(path));
			if (holder !== undefined) {
				problems.push(collision(record, holder, path));
				return false;
			}
		}
		for (const path of held) {
			holders.set(comparable(path), record);
		}
		return true;
	}

	const ownPlaces = places.filter(({ record, paths }) => {
		const own = config.languages.flatMap((language) => paths[language] ?? []);
		return claim(record, own, own);
	});
	const ownProducts = products.filter((entry) => {
		const paths = pathsOf(entry);
		if (paths === null) {
			return false;
		}
		const own = config.languages.map((language) => paths[language]);
		return claim({ collection: 'ecommerce_product', id: entry.id, field: 'slug' }, own, own.slice(0, 1));
	});
	return { places: ownPlaces, products: ownProducts, problems };
}

/** Some hosts' file systems know no difference between upper and lower case. */
function comparable(path: string): string {
	return path.toLowerCase();
}

/** Slugs are judged where content is read; a path that leaves `dist` all the same is our fault and no editor's. */
function assertInsideSite(path: string, record: RecordName): void {
	if (path !== '/' && !/^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/.test(path)) {
		throw new Error(`${record.collection} ${record.id} was given the path ${JSON.stringify(path)}, which is none of this site.`);
	}
}

function collision(record: RecordName, holder: RecordName, path: string): Problem {
	return {
		...record,
		code: 'path-taken',
		severity: 'error',
		message: `The path ${path} is already that of ${holder.collection} ${holder.id}.`,
		fix: `Give ${record.collection} ${record.id} or ${holder.collection} ${holder.id} another ${record.field}.`,
	};
}
