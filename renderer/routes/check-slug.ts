/** Decides whether a slug from the content may become a folder of `dist` and a segment of a URL. */

const segment = /^[A-Za-z0-9](?:[A-Za-z0-9_~-]*[A-Za-z0-9])?$/;
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const maxLength = 120;

/** What is wrong with a slug, in the words of a problem's message; null when it is fine. */
export function slugFault(slug: string): string | null {
	if (slug.includes('..') || slug.includes('/') || slug.includes('\\')) {
		return 'leads out of its folder';
	}
	if (slug.length > maxLength) {
		return `is longer than ${maxLength} characters`;
	}
	if (!segment.test(slug)) {
		return 'holds characters other than letters a–z, digits and hyphens';
	}
	return deviceName.test(slug) ? 'is a name that some systems reserve for devices' : null;
}
