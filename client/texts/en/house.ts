/** The shop and its legal pages, and the page that does not exist. English. */
import type { TextParts } from '../texts.ts';

export const house: TextParts['house'] = {
	languageNames: { de: 'Deutsch', en: 'English', fr: 'Français' },
	widgets: {
		address: 'Address',
		contact: 'Contact',
		openingHours: 'Opening hours',
		navigation: 'At a glance',
		legal: 'Legal',
		social: 'Follow us',
		unknown: 'Widget not found :-(',
	},
	company: {
		executives: 'Represented by',
		addressTypes: { hq: 'Head office', federal_office: 'Federal office' },
		phone: 'Telephone',
		mobile: 'Mobile',
		fax: 'Fax',
		email: 'E-mail',
		contactPage: 'Contact and directions',
	},
	openingHours: {
		title: 'Opening hours',
		closed: 'closed',
		days: 'Day',
		times: 'Time',
		range: (opens, closes) => `${opens}–${closes}`,
		from: (opens) => `from ${opens}`,
		until: (closes) => `until ${closes}`,
	},
	imprint: {
		title: 'Imprint',
		provider: 'Provider',
		contact: 'Contact',
		vatNumber: 'VAT identification number',
		taxNumber: 'Tax number',
		legalAuthority: 'Supervisory authority',
		registers: 'Register entry',
		insurance: 'Professional liability insurance',
		imageSources: 'Image credits',
		privacy: 'Data protection',
	},
	legalTexts: {
		terms: 'Terms',
		withdrawal: 'Withdrawal',
		shipping: 'Shipping and payment',
		accessibility: 'Accessibility',
	},
	textVersions: {
		title: 'Versions of this text',
		since: (day) => `Version of ${day}`,
		kept: (day) => `This version was first published on ${day} and is kept here unchanged.`,
		current: 'View the current version',
	},
	notFound: {
		title: 'This page does not exist',
		text: 'There is nothing at this address. The piece may have been sold, or the page may have moved.',
		home: 'Go to the home page',
	},
};
