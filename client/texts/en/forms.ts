/** Forms, and the pages that they lead to. English. */
import type { TextParts } from '../texts.ts';

export const forms: TextParts['forms'] = {
	contact: {
		title: 'Contact',
		address: 'How to find us',
		reach: 'How to reach us',
		directions: 'You can also get directions here:',
		directionsBy: (service) => `Directions with ${service}`,
		form: {
			title: 'Write to us',
			name: 'Name',
			email: 'E-mail',
			message: 'Message',
			submit: 'Send message',
			sent: 'We have received your message.',
		},
	},
	forms: {
		allRequired: 'All fields are required.',
		phoneRead: (number) => `We reach you at ${number}`,
		phoneKept: 'You can go on all the same: we keep it as you have typed it.',
		trap: 'Please leave empty',
		sending: 'Sending...',
		summary: 'Please check your details:',
		faults: {
			missing: 'Please fill in this field.',
			too_long: 'This is too long.',
			invalid: 'This contains characters that cannot be sent.',
		},
		emailInvalid: 'Please enter an e-mail address such as name@example.com.',
		privacyMissing: 'Please confirm that you have read the privacy notice.',
		privacy: 'I have read the [privacy notice] and agree to my details being used to answer me.',
		incomplete: 'Something is missing or incorrect. Use your browser’s Back button to return to what you entered.',
		limited: 'Too many messages have been sent from your connection. Please try again in ten minutes.',
		failed: 'Your message could not be sent. What you entered is still here. Please try again or call us.',
	},
	newsletter: {
		title: 'Newsletter',
		intro: 'New pieces and news from our shop, by e-mail.',
		signUp: 'Subscribe',
		email: 'E-mail',
		submit: 'Subscribe to the newsletter',
		consent:
			'You confirm your subscription with a link that we send you, and you can unsubscribe at any time. For more information, see our [privacy notice].',
		success: 'Thank you for subscribing!',
		checkMail: 'We have sent you an e-mail. Your subscription starts once you have clicked the link in it.',
		failed: 'An unexpected error occurred',
		missing: 'Email missing',
		duplicate: 'Email Address already registered',
		confirmed: 'Your subscription is confirmed. You will receive our newsletter from now on.',
		expired: 'This link is no longer valid. Please subscribe again.',
		unsubscribed: 'You have unsubscribed and will receive no more newsletters.',
	},
	thanks: {
		title: 'Thank you',
		text: 'We have received your message and will reply as soon as we can.',
		home: 'Back to the home page',
	},
	phone: {
		NOT_A_NUMBER: 'This is not a phone number.',
		TOO_SHORT: 'This phone number is too short.',
		TOO_LONG: 'This phone number is too long.',
		INVALID_COUNTRY: 'This country code does not exist.',
	},
};
