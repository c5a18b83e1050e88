/** Consents, and what is shown with one only. English. */
import type { TextParts } from '../texts.ts';

export const consent: TextParts['consent'] = {
	consent: {
		title: 'Your consent',
		intro: 'Statistics and third-party content are up to you. You can change your choice at the bottom of any page.',
		choose: 'Choose individually',
		privacy: 'Privacy',
		allowAll: 'Allow all cookies',
		allowSelected: 'Allow selected cookies',
		rejectAll: 'Reject all cookies',
		close: 'Close without changes',
		locked: 'always active',
		allow: (service) => `Allow ${service}`,
		more: 'More from the provider',
		opened: 'We are asking for your consent at the top of the page.',
		saved: 'Your choice has been saved.',
		gate: (provider) =>
			`This content comes from ${provider}. The provider learns your IP address and which page you are viewing only if you load it.`,
		once: 'Load once',
		always: 'Always allow',
		withdraw: 'Stop loading this',
		provider: 'The provider’s privacy notice',
		openAt: (provider) => `Open at ${provider}`,
		noExternal: 'You have not made a choice about any external content yet.',
		services: {
			maps: 'Map',
			ratings: 'Ratings',
			brand_area: 'Watch brand area',
			video: 'Films',
			matomo_opt_out: 'Analytics settings',
		},
	},
	map: { title: 'Map', directions: 'Plan your route' },
	rating: {
		title: 'Ratings on Google',
		expand: 'Show ratings on Google',
		notNow: 'Not now',
		stars: (rating) => `${rating} out of 5 stars`,
		count: (total) => (total === 1 ? 'based on 1 review, the only one so far' : `based on all ${total} reviews so far`),
		checked: 'We do not check whether the reviews come from our customers.',
		write: 'Write a review',
		read: 'Read reviews',
	},
	privacy: {
		officer: 'Data protection officer',
		watchArea: 'Embedded area of a watch manufacturer',
		watchAreaText:
			'On the brand’s page you can choose to view an area run by the manufacturer itself. Nothing is loaded from it beforehand. The manufacturer’s own terms and notices apply there:',
		socialMedia: 'Our pages on social networks have a notice of their own:',
		consents: 'Manage consents',
		consentsText:
			'Here you can see which services you have agreed to and withdraw your consent. Without your consent, none of them is loaded.',
		externalContent: 'External content',
		analytics: 'Statistics',
		analyticsText: 'We count visits only if you have agreed. You can withdraw that consent here at any time, without giving a reason.',
		withoutScript:
			'Managing consent needs JavaScript. Without JavaScript, no third-party service is loaded, so there is nothing to manage.',
	},
	watchBrand: {
		house: 'The brand',
		area: (brand) => `From ${brand}`,
		areaText: (brand) =>
			`The following area is provided by the manufacturer itself. Your browser connects to ${brand} only when you open it; the manufacturer’s own terms and notices apply there.`,
		terms: 'Terms of use',
		privacy: 'Privacy notice',
		cookies: 'Cookie policy',
	},
};
