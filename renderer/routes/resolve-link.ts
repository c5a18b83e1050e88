/** Decides where a link in the content leads: within the site, to its counterpart in the page's language, or out of it. */
import type { SiteConfig } from '../../site/config.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { Links, ResolvedLink } from './links.ts';
import { type PlannedPage, toLanguagePaths } from './planned-page.ts';
import type { PageSubject } from './route.ts';
import type { RecordPages } from './site-plan.ts';

export interface LinkInputs {
	/** Those of records left out. */
	readonly pages: readonly PlannedPage[];
	readonly records: Pick<RecordPages, 'at' | 'pageOf'>;
	readonly config: SiteConfig;
	/** Ids of sections that a page has in all languages; left out, none. */
	readonly sharedAnchors?: readonly string[];
	/** Whether there is a page whatever records there are. */
	isStanding(subject: PageSubject): boolean;
}

/** Knows the links of a planned site. */
export function createLinks({ pages, records, config, isStanding, sharedAnchors = [] }: LinkInputs): Links {
	const byPath = new Map(pages.flatMap((page) => pathsOf(page, config).map((path): [string, PlannedPage] => [path, page])));
	const ownHost = new URL(config.siteUrl).host;

	function counterpartsOf(path: string): PerLanguage<string> | null {
		const page = byPath.get(path);
		if (page !== undefined) {
			return toLanguagePaths(page, config);
		}
		const record = records.at(path);
		return record === null ? null : toLanguagePaths(records.pageOf(record), config);
	}

	function resolveOwn(href: string, language: Language): ResolvedLink {
		const [, rawPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
		const path = rawPath.length > 1 ? rawPath.replace(/\/+$/, '') : rawPath;
		const counterparts = counterpartsOf(path);
		if (counterparts === null) {
			return { kind: 'page', href: path + suffix, planned: path === '' };
		}
		const target = isGerman(path, config) ? counterparts[language] : path;
		const hasOwnSection = target.includes('#') && !sharedAnchors.includes(suffix.slice(1));
		return { kind: 'page', href: hasOwnSection ? target : `${target.split('#')[0]}${suffix}`, planned: true };
	}

	return {
		resolveLink(href, language) {
			const trimmed = href.trim();
			if (/^(?:mailto|tel):/i.test(trimmed)) {
				return { kind: 'address', href: trimmed, planned: true };
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
		hasPage: (path) => byPath.has(path) || records.at(path) !== null,
		hasStandingPage: (path) => {
			const subject = byPath.get(path)?.subject;
			return subject !== undefined && isStanding(subject);
		},
	};
}

function pathsOf({ paths }: PlannedPage, config: SiteConfig): string[] {
	return config.languages.flatMap((language) => paths[language] ?? []);
}

function isGerman(path: string, config: SiteConfig): boolean {
	const others = perLanguage((language) => `/${language}`);
	return !config.languages.some((language) => language !== 'de' && (path === others[language] || path.startsWith(`${others[language]}/`)));
}
