/** Forms that a piece's page brings when somebody wants them. English. */
import type { TextParts } from '../texts.ts';

export const requests: TextParts['requests'] = {
	requests: {
		titles: {
			availability: 'Is this piece available?',
			information: 'Your question about this piece',
			reservation: 'Reserve in our shop',
			appointment: 'Make an appointment in our shop',
		},
		binding: 'Your request binds nobody and is not an order. We answer by e-mail or telephone.',
		day: 'Preferred day',
		dayInvalid: 'Please choose today or a later day.',
		daypart: 'Time of day',
		dayparts: { any: 'any time', morning: 'morning', afternoon: 'afternoon' },
		count: 'Quantity',
		phone: 'Telephone (optional)',
		message: 'Message (optional)',
		invalid: 'This is not right.',
		submit: 'Send request',
		sent: 'Thank you. Your request has arrived, and we will get back to you.',
		failed: 'Sending did not work. What you entered is still here. Please try again, or call us.',
	},
	ratingForm: {
		title: 'Your rating',
		stars: 'How do you like this piece?',
		starCount: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
		starsMissing: 'Please choose how many stars you give.',
		headline: 'Heading (optional)',
		text: 'Your words (optional)',
		name: 'Name to be shown (optional)',
		consent: 'I have read the [privacy notice] and agree that my rating is published here.',
		consentMissing: 'Please confirm that your rating may be published.',
		submit: 'Send rating',
		sent: 'Thank you. We read your rating before it appears here.',
		failed: 'Your rating could not be sent. It is still here. Please try again.',
	},
	gallery: {
		title: 'Pictures',
		position: (place, count) => `Picture ${place} of ${count}`,
		previous: 'Previous picture',
		next: 'Next picture',
		enlarge: 'Look closely',
		magnify: 'Magnify',
		shrink: 'Zoom out',
		close: 'Close',
	},
};
