/** Which slugs are safe as a folder name, a part of a URL and a line of a host's configuration. */

const safe = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const maxBytes = 200;

/** `x/index` is answered with what `x` is. */
const ofFolders = 'index';

/** Names of devices: no folder can have them on Windows, where sites are built and copied to as well. */
const ofWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The fault of a slug, as the end of a sentence; null: none. */
export function slugFault(slug: string): string | null {
	if (slug === '') return 'is empty';
	if (Buffer.byteLength(slug) > maxBytes) return `is longer than ${maxBytes} bytes`;
	if (/\p{Cc}/u.test(slug)) return 'has a control character';
	if (slug.includes('..') || /[/\\]/.test(slug)) return 'would leave its folder';
	if (slug.includes('%')) return 'is percent-encoded';
	if (/\p{Lu}/u.test(slug)) return 'has capital letters';
	if (slug === ofFolders) return 'is the name under which servers look for the folder itself';
	if (ofWindows.test(slug)) return 'is a name that Windows keeps for a device';
	return safe.test(slug) ? null : 'has characters other than a to z, 0 to 9 and single hyphens between them';
}

/** A safe slug close to the given one, to name in a fix. */
export function suggestSlug(slug: string): string {
	const spelled = slug
		.toWellFormed()
		.normalize('NFC')
		.toLowerCase()
		.replaceAll('ä', 'ae')
		.replaceAll('ö', 'oe')
		.replaceAll('ü', 'ue')
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replace(/\p{M}/gu, '');
	const words = spelled.split(/[^a-z0-9]+/).filter((word) => word !== '');
	const suggestion = words.join('-').slice(0, 80).replace(/-$/, '') || 'my-page';
	return suggestion === ofFolders || ofWindows.test(suggestion) ? `${suggestion}-1` : suggestion;
}
