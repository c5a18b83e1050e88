/** Contact and opening hours of the shop. */
import type { ProblemText } from '../report-text.ts';

export const contact = {
	'day-unknown': {
		heading: { de: 'Öffnungszeit ohne klaren Tag', en: 'Opening hours without a clear day', fr: 'Horaires d’ouverture sans jour clair' },
		meaning: {
			de: 'Es ist nicht zu erkennen, für welchen Tag die Öffnungszeit gilt. Sie wird nicht gezeigt, oder Terminwünsche richten sich nicht nach ihr.',
			en: 'It cannot be told which day the opening hours are for. They are not shown, or appointments do not follow them.',
			fr: 'Impossible de savoir à quel jour s’appliquent ces horaires. Ils ne sont pas affichés, ou les demandes de rendez-vous n’en tiennent pas compte.',
		},
		fix: { de: 'Wählen Sie den Tag aus der Liste.', en: 'Choose the day from the list.', fr: 'Choisissez le jour dans la liste.' },
	},
	'email-invalid': {
		heading: { de: 'E-Mail-Adresse stimmt nicht', en: 'An e-mail address cannot be right', fr: 'Une adresse e-mail est incorrecte' },
		meaning: {
			de: 'So sieht keine E-Mail-Adresse aus. Sie wird nicht gezeigt.',
			en: 'No e-mail address looks like this. It is not shown.',
			fr: 'Une adresse e-mail ne s’écrit pas ainsi. Elle n’est pas affichée.',
		},
		fix: {
			de: 'Tragen Sie die vollständige Adresse ein, zum Beispiel info@example.org.',
			en: 'Enter the whole address, such as info@example.org.',
			fr: 'Saisissez l’adresse complète, par exemple info@example.org.',
		},
	},
	'phone-unparseable': {
		heading: {
			de: 'Telefonnummer ist nicht wählbar',
			en: 'A phone number cannot be dialled',
			fr: 'Un numéro de téléphone ne peut pas être appelé',
		},
		meaning: {
			de: 'Das ist keine Telefonnummer. Die Website zeigt es, wie es dasteht, aber niemand kann es am Handy antippen und anrufen.',
			en: 'This is no phone number. The site shows it as it is, but it cannot be tapped on a phone to call.',
			fr: 'Ce n’est pas un numéro de téléphone. Le site l’affiche tel quel, mais on ne peut pas le toucher sur un mobile pour appeler.',
		},
		fix: {
			de: 'Tragen Sie die Nummer mit Vorwahl ein, zum Beispiel +49 761 123456.',
			en: 'Enter the number with its area code, such as +49 761 123456.',
			fr: 'Saisissez le numéro avec son indicatif, par exemple +49 761 123456.',
		},
	},
	'time-invalid': {
		heading: { de: 'Uhrzeit ist nicht lesbar', en: 'A time cannot be read', fr: 'Une heure est illisible' },
		meaning: {
			de: 'Das ist keine Uhrzeit. Sie wird nicht gezeigt.',
			en: 'This is no time of day. It is not shown.',
			fr: 'Ce n’est pas une heure. Elle n’est pas affichée.',
		},
		fix: { de: 'Tragen Sie eine Uhrzeit wie 09:30 ein.', en: 'Enter a time such as 09:30.', fr: 'Saisissez une heure comme 09:30.' },
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
