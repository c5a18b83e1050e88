/** Finds texts that may link to pages of the own site: they have to be checked again when such pages come and go. */

/** Where a text writes a link's target: behind a link text, in a definition, in HTML, and as a bare address. */
const targets = /\]\(\s*<?([^\s)>]*)|\]:\s*<?(\S*)|\bhref\s*=\s*["']?([^"'\s>]*)|(?<!\/)\b((?:https?:\/\/|www\.)[^\s<>"'()[\]]+)/gi;
const mayHoldTarget = /\]|<|https?:|www\./i;

/** May take a link for one to the own site, never the other way round. `ownHost` is the host of the site's address. */
export function linksToSite(markdown: string, ownHost: string): boolean {
	if (!mayHoldTarget.test(markdown)) return false;
	for (const match of markdown.matchAll(targets)) {
		if (mayBeOwn(match[1] ?? match[2] ?? match[3] ?? match[4]?.replace(/[.,;:!?]+$/, '') ?? '', ownHost)) return true;
	}
	return false;
}

function mayBeOwn(target: string, ownHost: string): boolean {
	if (/^www\./i.test(target)) return mayBeOwn(`https://${target}`, ownHost);
	if (target === '' || target.startsWith('#')) return false;
	// Escapes and character references may spell anything.
	if (/^[^/]*[&\\]/.test(target) || !/^[a-z0-9]/i.test(target)) return true;
	if (!/^https?:\/\//i.test(target)) return false;
	const authority = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
	if (/[&\\]/.test(authority)) return true;
	const url = URL.parse(target);
	return url === null || url.host === ownHost;
}
