/** The pages of a plan as they are remembered from one build to the next: by name, with a hash of all that was planned for them. */
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { PlannedPage } from '../routes/planned-page.ts';
import type { PageSubject } from '../routes/route.ts';
import type { SitePlan } from '../routes/site-plan.ts';

export interface KnownPage {
	/** Its first path. */
	readonly name: string;
	/** Changes with its paths, with its subject, and with the cards of the records that it shows. */
	readonly key: string;
	/** In all languages. */
	readonly paths: readonly string[];
	readonly place: PlannedPage;
}

interface KnownPageSources {
	readonly plan: Pick<SitePlan, 'pages'>;
	/** Hash of all that the plan knows of the records that a page shows. */
	shownHash(subject: PageSubject): string;
}

/** In the order of the plan. */
export function describePages({ plan, shownHash }: KnownPageSources, config: SiteConfig): KnownPage[] {
	return plan.pages.flatMap((place): KnownPage[] => {
		const { subject, paths, fallbackPaths, indexed } = place;
		const own = config.languages.flatMap((language) => paths[language] ?? []);
		const [name] = own;
		if (name === undefined) {
			return [];
		}
		const written = config.languages.filter((language) => place.writtenIn(language));
		const key = shortHash(JSON.stringify([subject, paths, fallbackPaths, indexed, written, shownHash(subject)]));
		return [{ name, key, paths: own, place }];
	});
}

/** By which notes and recorded inputs of header, menu and footer are kept; those of a page by its name. */
export const shellOwner = 'shell';

/** Paths begin with a slash. */
const recordPrefix = 'record ';

/** By which notes and recorded inputs of a record's pages are kept. */
export function recordOwner(id: number): string {
	return `${recordPrefix}${id}`;
}

/** The id of the record whose notes they are; null for those of others. */
export function recordOfOwner(owner: string): number | null {
	return owner.startsWith(recordPrefix) ? Number(owner.slice(recordPrefix.length)) : null;
}
