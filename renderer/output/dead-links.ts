/** Collects links that lead to no page of the site, and names the page that holds them. */
import type { Problem } from '../../pipeline/content/problem.ts';
import type { Links } from '../routes/resolve-link.ts';
import type { Route } from '../routes/route.ts';

export interface DeadLinks {
	/** The page whose data is being made from here on. */
	enter(route: Route): void;
	/** A link in a text of that page leads nowhere; only its words were kept. */
	add(href: string): void;
	/** The paths that a finished page links to. */
	check(route: Route, paths: readonly string[]): void;
	/** One warning for each record and link, whatever the number of pages that show it. */
	problems(): Problem[];
}

export function createDeadLinks(links: Links): DeadLinks {
	const found = new Map<string, Problem>();
	let current: Route | null = null;

	function report({ record, path }: Route, href: string, outcome: string): void {
		const key = `${record.collection} ${record.id} ${record.field} ${href}`;
		if (!found.has(key)) {
			found.set(key, {
				...record,
				code: 'link-dead',
				severity: 'warning',
				message: `The page ${path} links to ${href}, which is no page of this site${outcome}.`,
				fix: 'Correct the link, or remove it.',
			});
		}
	}

	return {
		enter(route) {
			current = route;
		},
		add(href) {
			if (current !== null) {
				report(current, href, '; the words stay, without the link');
			}
		},
		check(route, paths) {
			for (const path of paths) {
				if (!path.startsWith('/assets/') && !links.hasPage(path)) {
					report(route, path, '');
				}
			}
		},
		problems: () => [...found.values()],
	};
}
