/** Words of a product's personalisation. English. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'optional',
		counted: (length, most) => `${length} of ${most} characters`,
		missing: 'Please fill in this field.',
		tooLong: (length, most) => `That is ${length} characters; there is room for ${most}.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1 ? `We cannot engrave this character: ${glyphs}` : `We cannot engrave these characters: ${glyphs}`,
		surcharge: (amount) => `+ ${amount} each`,
		priceWith: (amount) => `Price with your choice: ${amount}`,
		noNumber: 'Please enter a number.',
		preview: (text) => (text === '' ? 'Preview of the engraving, no text yet' : `Preview of the engraving: ${text}`),
		illustration: 'For illustration only. Lettering and spacing vary with the piece.',
	},
};

/** Forms that a product's page loads on demand. English. */
export const requests: TextParts['requests'] = {
	requests: {
		titles: {
			availability: 'Is this piece available?',
			information: 'Your question about this piece',
			reservation: 'Reserve in our shop',
			appointment: 'Book an appointment in our shop',
		},
		binding: 'Your request is not binding and is not an order. We will reply by e-mail or phone.',
		day: 'Preferred day',
		dayInvalid: 'Please choose a day on which our shop is open.',
		refused: {
			past: 'That day has already passed.',
			notice: 'That day is too soon.',
			late: 'We don’t take appointments that far ahead.',
			weekday: (weekday) => `Our shop is closed on ${weekday}s.`,
			closed: (day) => `Our shop is closed on ${day}.`,
			openIn: (day, half) => `On ${day} our shop is only open in the ${half}.`,
			next: (day) => `The next possible day is ${day}.`,
			nextHalf: (day, half) => `The next possible ${half} is ${day}.`,
			last: (day) => `The last possible day is ${day}.`,
		},
		daypart: 'Time of day',
		dayparts: { any: 'any time', morning: 'morning', afternoon: 'afternoon' },
		count: 'Quantity',
		phone: 'Phone (optional)',
		message: 'Message (optional)',
		invalid: 'Please check this entry.',
		submit: 'Send request',
		sent: 'Thank you. We have received your request and will get back to you.',
		failed: 'Your request could not be sent. What you entered is still here. Please try again or call us.',
	},
	ratingForm: {
		title: 'Your review',
		stars: 'How do you like this piece?',
		starCount: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
		starsMissing: 'Please choose a number of stars.',
		headline: 'Title (optional)',
		text: 'Your review (optional)',
		name: 'Name to be shown (optional)',
		consent: 'I have read the [privacy notice] and agree to my review being published here.',
		consentMissing: 'Please confirm that we may publish your review.',
		submit: 'Submit review',
		sent: 'Thank you. We read every review before it appears here.',
		failed: 'Your review could not be sent. It is still here. Please try again.',
	},
	gallery: {
		title: 'Pictures',
		position: (place, count) => `Picture ${place} of ${count}`,
		previous: 'Previous picture',
		next: 'Next picture',
		enlarge: 'View larger',
		magnify: 'Zoom in',
		shrink: 'Zoom out',
		close: 'Close',
	},
};
