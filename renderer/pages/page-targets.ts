/** What finished pages link to, place in the page included, and which places they have: whether a link's place exists shows only over all pages. */
import { type Language, languagePrefix } from '../../site/languages.ts';
import type { RecordName, Route } from '../routes/route.ts';
import type { DeadReference } from './dead-links.ts';

/** Sees every page of a site as it is made. */
export interface PageObserver {
	/** Header, menu and footer of a language, once. */
	shell(language: Language, html: string): void;
	/** `own` is what the page adds to its document. */
	page(route: Route, own: readonly string[]): void;
}

export interface PageTargets extends PageObserver {
	/**
	 * Links to a place, such as `/agb#lieferung`, in a page that exists and has no such place: by target, in the order in which the pages were made.
	 * A link in header, menu or footer counts once a language, for its home page.
	 */
	deadAnchors(): readonly DeadReference[];
}

/** `shellRecord` finds the record that a link in header, menu or footer comes from. */
export function createPageTargets(shellRecord: (target: string) => RecordName): PageTargets {
	const shellIds = new Set<string>();
	const idsByPath = new Map<string, ReadonlySet<string>>();
	const referrersByTarget = new Map<string, DeadReference['page'][]>();

	function note(target: string, referrer: DeadReference['page']): void {
		const referrers = referrersByTarget.get(target) ?? [];
		referrersByTarget.set(target, referrers);
		referrers.push(referrer);
	}

	return {
		shell(language, html) {
			for (const id of findIds([html])) {
				shellIds.add(id);
			}
			// A place that is named without a page is one of the page that is shown.
			for (const target of findAnchors([html]).filter((found) => !found.startsWith('#'))) {
				note(target, { path: languagePrefix(language) || '/', language, record: shellRecord(target) });
			}
		},
		page(route, own) {
			idsByPath.set(route.path, findIds(own));
			for (const target of findAnchors(own)) {
				note(target.startsWith('#') ? `${route.path}${target}` : target, route);
			}
		},
		deadAnchors: () =>
			[...referrersByTarget].flatMap(([target, referrers]) => {
				const [path = '', anchor = ''] = target.split('#');
				const ids = idsByPath.get(path);
				const isThere = ids === undefined || ids.has(anchor) || shellIds.has(anchor);
				return isThere ? [] : referrers.map((page) => ({ lacks: 'anchor' as const, target, isDropped: false, page }));
			}),
	};
}

function findIds(html: readonly string[]): ReadonlySet<string> {
	return new Set(html.flatMap((part) => [...part.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
}

/** Own links that name a place, without their query, each once. */
function findAnchors(html: readonly string[]): readonly string[] {
	const hrefs = html.flatMap((part) => [...part.matchAll(/<a\b[^>]*?\shref="((?:\/(?!\/)[^"#]*)?#[^"]+)"/g)].map(([, href = '']) => href));
	return [...new Set(hrefs.map((href) => decoded(href.replace(/\?[^#]*/, ''))))];
}

/** A fragment may be percent-encoded where the id is not. */
function decoded(href: string): string {
	try {
		return decodeURIComponent(href);
	} catch (error) {
		if (error instanceof URIError) {
			return href;
		}
		throw error;
	}
}
