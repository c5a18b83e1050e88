/** Forms, and the pages that they lead to. English. */
import type { TextParts } from '../texts.ts';

export const forms: TextParts['forms'] = {
	contact: {
		title: 'Contact',
		address: 'How to find us',
		reach: 'How to reach us',
		directions: 'These show you the way, too:',
		directionsBy: (service) => `Directions with ${service}`,
		form: {
			title: 'Write to us',
			name: 'Name',
			email: 'E-mail',
			message: 'Message',
			submit: 'Send message',
			sent: 'Your message has arrived.',
		},
	},
	forms: {
		allRequired: 'All fields are required.',
		trap: 'Please leave empty',
		sending: 'Sending...',
		summary: 'Please check what you entered:',
		faults: {
			missing: 'Please fill in this field.',
			too_long: 'This is too long.',
			invalid: 'This contains characters that cannot be sent.',
		},
		emailInvalid: 'Please enter an e-mail address such as name@example.com.',
		privacyMissing: 'Please confirm that you have read the privacy notice.',
		privacy: 'I have read the [privacy notice] and agree that my details are used to answer me.',
		incomplete: 'Something is missing or not right yet. Your browser’s Back button brings back what you entered.',
		limited: 'Too many messages came from your connection. Please try again in ten minutes.',
		failed: 'Sending did not work. What you entered is still here. Please try again, or call us.',
	},
	newsletter: {
		title: 'Newsletter',
		intro: 'A few times a year we write about what is new in our window and what is being made in the workshop.',
		signUp: 'Subscribe',
		email: 'E-mail',
		submit: 'Order the newsletter',
		consent:
			'You confirm your subscription by a link that we send you, and can end it at any time. More about this in the [privacy notice].',
		success: 'Thank you for subscribing!',
		checkMail: 'We have sent you an e-mail. The newsletter begins once you have confirmed the link in it.',
		failed: 'An unexpected error occurred',
		missing: 'Email missing',
		duplicate: 'Email Address already registered',
		confirmed: 'Your subscription is confirmed. From now on you receive our newsletter.',
		expired: 'This link is no longer valid. Please subscribe once more.',
		unsubscribed: 'You have unsubscribed and receive no more newsletters.',
	},
	thanks: {
		title: 'Thank you',
		text: 'Your message has arrived. We answer as soon as we can, usually on the same working day.',
		home: 'To the home page',
	},
	phone: {
		NOT_A_NUMBER: 'This is not a phone number.',
		TOO_SHORT: 'This phone number is too short.',
		TOO_LONG: 'This phone number is too long.',
		INVALID_COUNTRY: 'We do not know this country code.',
	},
};
