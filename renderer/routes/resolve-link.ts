/** Decides where a link in the content leads: within the site, to its counterpart in the page's language, or out of it (design §6). */
import type { MenuLinkData } from '../../client/layout/shell-data.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { Route } from './route.ts';

export interface ResolvedLink {
	readonly kind: MenuLinkData['kind'];
	readonly href: string;
	/** False: a path of the own site at which there is no page. */
	readonly planned: boolean;
}

export interface Links {
	/** Resolves any `href` as an editor wrote it, for a page in `language`. */
	resolveLink(href: string, language: Language): ResolvedLink;
	/** Tells whether a site path, without query and fragment, has a page. */
	hasPage(path: string): boolean;
}

/** Knows the links of a planned site. */
export function createLinks(routes: readonly Route[], config: SiteConfig): Links {
	const byPath = new Map(routes.map((route) => [route.path, route.languagePaths]));
	const stands = standIns(routes);
	const ownHost = new URL(config.siteUrl).host;

	function resolveOwn(href: string, language: Language): ResolvedLink {
		const [, rawPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
		const path = rawPath.length > 1 ? rawPath.replace(/\/+$/, '') : rawPath;
		const counterparts = byPath.get(path);
		const standIn = stands.get(path);
		if (counterparts === undefined && standIn === undefined) {
			return { kind: 'page', href: path + suffix, planned: path === '' };
		}
		const target = standIn?.[language] ?? (isGerman(path, config) ? counterparts?.[language] : undefined) ?? path;
		// A counterpart that is itself a section keeps its own fragment.
		return { kind: 'page', href: target.includes('#') ? target : target + suffix, planned: true };
	}

	return {
		resolveLink(href, language) {
			const trimmed = href.trim();
			if (/^(?:mailto|tel):/i.test(trimmed)) {
				return { kind: 'contact', href: trimmed, planned: true };
			}
			if (/^(?:https?:)?\/\//i.test(trimmed)) {
				const url = URL.parse(trimmed, config.siteUrl);
				if (url === null || url.host !== ownHost) {
					return { kind: 'external', href: trimmed, planned: true };
				}
				return resolveOwn(url.pathname + url.search + url.hash, language);
			}
			return resolveOwn(trimmed, language);
		},
		hasPage: (path) => byPath.has(path),
	};
}

/** A kind of goods whose link key has no page of its own is shown by the list of the first category of that type. */
function standIns(routes: readonly Route[]): Map<string, PerLanguage<string>> {
	const planned = new Set(routes.map((route) => route.path));
	const found = new Map<string, PerLanguage<string>>();
	for (const { subject, languagePaths } of routes) {
		const type = subject.template === 'product-list' && subject.page === 1 ? (subject.category?.type ?? null) : null;
		for (const path of type === null ? [] : Object.values(linkKeys[type])) {
			if (!planned.has(path) && !found.has(path)) {
				found.set(path, languagePaths);
			}
		}
	}
	return found;
}

function isGerman(path: string, config: SiteConfig): boolean {
	const others = perLanguage((language) => `/${language}`);
	return !config.languages.some((language) => language !== 'de' && (path === others[language] || path.startsWith(`${others[language]}/`)));
}
