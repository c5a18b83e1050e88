/** Decides which link targets an editor may write: everything else loses its link and keeps its text. */

export type LinkKind = 'external' | 'mail' | 'phone' | 'path' | 'fragment';

/**
 * The kind of a link target as it stands in markdown; null for what must not become a link (other schemes, relative paths,
 * backslashes and control characters, which browsers read in surprising ways).
 */
export function linkKind(href: string): LinkKind | null {
	if (hasControlOrBackslash(href)) return null;
	if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? 'external' : null;
	if (href.startsWith('//')) return URL.canParse(`https:${href}`) ? 'external' : null;
	if (/^mailto:[^/]/i.test(href)) return 'mail';
	if (/^tel:[+\d]/i.test(href)) return 'phone';
	if (href.startsWith('/')) return 'path';
	if (/^#./.test(href)) return 'fragment';
	return null;
}

function hasControlOrBackslash(href: string): boolean {
	for (const character of href) {
		if (character === '\\' || character <= ' ' || character === '\u007f') return true;
	}
	return false;
}
