/** How and when the house is reached. */
import type { ProblemText } from './problem-text.ts';

export const contact = {
	'day-unknown': {
		heading: { de: 'Öffnungszeit ohne klaren Tag', en: 'Opening hours without a clear day' },
		meaning: {
			de: 'Es ist nicht zu erkennen, für welchen Tag die Öffnungszeit gilt. Sie wird nicht gezeigt, oder Terminwünsche richten sich nicht nach ihr.',
			en: 'It cannot be told which day the opening hours are for. They are not shown, or appointments do not follow them.',
		},
		fix: { de: 'Wählen Sie den Tag aus der Liste.', en: 'Choose the day from the list.' },
	},
	'email-invalid': {
		heading: { de: 'E-Mail-Adresse stimmt nicht', en: 'An e-mail address cannot be right' },
		meaning: {
			de: 'So sieht keine E-Mail-Adresse aus. Sie wird nicht gezeigt.',
			en: 'No e-mail address looks like this. It is not shown.',
		},
		fix: {
			de: 'Tragen Sie die vollständige Adresse ein, zum Beispiel info@example.org.',
			en: 'Enter the whole address, such as info@example.org.',
		},
	},
	'phone-unparseable': {
		heading: { de: 'Telefonnummer ist nicht wählbar', en: 'A phone number cannot be dialled' },
		meaning: {
			de: 'Das ist keine Telefonnummer. Die Website zeigt es, wie es dasteht, aber niemand kann es am Handy antippen und anrufen.',
			en: 'This is no phone number. The site shows it as it is, but nobody can tap it on a phone to call.',
		},
		fix: {
			de: 'Tragen Sie die Nummer mit Vorwahl ein, zum Beispiel +49 761 123456.',
			en: 'Enter the number with its area code, such as +49 761 123456.',
		},
	},
	'time-invalid': {
		heading: { de: 'Uhrzeit ist nicht lesbar', en: 'A time cannot be read' },
		meaning: {
			de: 'Das ist keine Uhrzeit. Sie wird nicht gezeigt.',
			en: 'This is no time of day. It is not shown.',
		},
		fix: { de: 'Tragen Sie eine Uhrzeit wie 09:30 ein.', en: 'Enter a time such as 09:30.' },
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
