/** What finished pages link to, place in the page included, and which places they have: whether a link's place exists shows only over all pages. */
import type { Language } from '../../site/languages.ts';
import type { RecordName, Route } from '../routes/route.ts';

/** Sees every page of a site as it is made. */
export interface PageObserver {
	/** Header, menu and footer of a language, once. */
	shell(language: Language, html: string): void;
	/** `own` is what the page adds to its document. */
	page(route: Route, own: readonly string[]): void;
}

/** A page that links, and the record that it comes from. */
export interface Referrer {
	readonly path: string;
	readonly record: RecordName;
}

/** A link to a place, such as `/agb#lieferung`, in a page that exists and has no such place. */
export interface DeadAnchor {
	readonly target: string;
	/** In the order in which the pages were made; a link in header, menu or footer is told of the first page of its language. */
	readonly referrers: readonly Referrer[];
}

export interface PageTargets extends PageObserver {
	deadAnchors(): readonly DeadAnchor[];
}

export function createPageTargets(): PageTargets {
	const shellIds = new Set<string>();
	const shellTargets = new Map<Language, readonly string[]>();
	const idsByPath = new Map<string, ReadonlySet<string>>();
	const referrersByTarget = new Map<string, Referrer[]>();

	function note(targets: readonly string[], { path, record }: Route): void {
		for (const target of targets) {
			const whole = target.startsWith('#') ? `${path}${target}` : target;
			const referrers = referrersByTarget.get(whole) ?? [];
			referrersByTarget.set(whole, referrers);
			referrers.push({ path, record });
		}
	}

	return {
		shell(language, html) {
			for (const id of findIds([html])) {
				shellIds.add(id);
			}
			shellTargets.set(language, findAnchors([html]));
		},
		page(route, own) {
			idsByPath.set(route.path, findIds(own));
			note(findAnchors(own), route);
			note(shellTargets.get(route.language) ?? [], route);
			shellTargets.delete(route.language);
		},
		deadAnchors: () =>
			[...referrersByTarget].flatMap(([target, referrers]) => {
				const [path = '', anchor = ''] = target.split('#');
				const ids = idsByPath.get(path);
				return ids === undefined || ids.has(anchor) || shellIds.has(anchor) ? [] : [{ target, referrers }];
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
