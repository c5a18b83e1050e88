/** Consents, and what is shown with one only. English. */
import type { TextParts } from '../texts.ts';

export const consent: TextParts['consent'] = {
	consent: {
		title: 'Your consent',
		intro: 'You decide what this website may do beyond what it needs to. You can change your choice at the end of every page at any time.',
		privacy: 'Privacy',
		allowAll: 'Allow all cookies',
		allowSelected: 'Allow selected cookies',
		rejectAll: 'Reject all cookies',
		close: 'Close without a change',
		locked: 'always active',
		allow: (service) => `Allow ${service}`,
		more: 'More from the provider',
		opened: 'At the start of the page we ask for your consent.',
		saved: 'Your choice is saved.',
		gate: (provider) =>
			`This content comes from ${provider}. Only when you load it does the provider learn your IP address and which page you are viewing.`,
		once: 'Load once',
		always: 'Always allow',
		withdraw: 'Stop loading this',
		provider: 'The provider’s privacy notice',
		openAt: (provider) => `Open at ${provider}`,
		noExternal: 'You have not decided about any external content.',
		services: {
			maps: 'Map',
			ratings: 'Ratings',
			brand_area: 'Area of a watch brand',
			video: 'Films',
			matomo_opt_out: 'Analytics settings',
		},
	},
	map: { title: 'Map', directions: 'Plan your way to us' },
	rating: {
		title: 'Ratings on Google',
		expand: 'Show ratings on Google',
		notNow: 'Not now',
		stars: (rating) => `${rating} out of 5 stars`,
		count: (total) => (total === 1 ? 'from 1 review, the only one so far' : `from all ${total} reviews so far`),
		checked: 'We do not check whether the reviews come from our customers.',
		write: 'Write a review',
		read: 'Read reviews',
	},
	privacy: {
		officer: 'Data protection officer',
		watchArea: 'Embedded area of a watch manufacturer',
		watchAreaText:
			'On the brand’s page we show, if you wish, an area that the manufacturer itself runs. Nothing is loaded from there before. In the area the manufacturer’s texts apply:',
		consents: 'Manage consents',
		consentsText: 'Here you see which services you have agreed to, and take consents back. Without your consent none of them is loaded.',
		externalContent: 'External content',
		analytics: 'Statistics',
		analyticsText: 'We count visits only if you have agreed. You can take that consent back here, at any time and without giving a reason.',
		withoutScript: 'Consents need JavaScript. Without JavaScript no third-party service is loaded, and there is nothing to manage.',
	},
	watchBrand: {
		house: 'The brand',
		area: (brand) => `From the house of ${brand}`,
		areaText: (brand) =>
			`The following area comes from the manufacturer itself. Your browser connects to ${brand} only when you open it; there the manufacturer’s own texts apply.`,
		terms: 'Terms of use',
		privacy: 'Privacy notice',
		cookies: 'Cookie policy',
	},
};
