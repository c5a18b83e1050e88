/** The words of the page on which buyers confirm the e-mail address of an order, in their language. */
import type { PerLanguage } from '../../site/languages.ts';

export interface ConfirmPageTexts {
	readonly title: string;
	readonly order: (number: number, amount: string) => string;
	/** `pieces`: that will not be sent. */
	readonly dropped: (pieces: string) => string;
	readonly button: string;
	/** Labels of what is to be transferred, beside the account. */
	readonly fields: { readonly amount: string; readonly reference: string };
	/**
	 * How the order stands. `open`: the address is not confirmed yet. `confirmed`: it is, and the acceptance follows. `forShop`: a person at the shop decides.
	 * `gone`: the same, and its products are not there at present.
	 */
	readonly states: Readonly<Record<'open' | 'confirmed' | 'forShop' | 'gone' | 'accepted' | 'over', readonly string[]>>;
	readonly unknown: readonly string[];
	readonly limited: readonly string[];
	/** Of an order of which no data are left. */
	readonly over: readonly string[];
}

export const confirmPageTexts: PerLanguage<ConfirmPageTexts> = {
	de: {
		title: 'Bestellung bestätigen',
		order: (number, amount) => `Bestellung ${number}, Gesamtbetrag ${amount}`,
		dropped: (pieces) => `Davon entfällt: ${pieces}. Im Gesamtbetrag ist es nicht mehr enthalten.`,
		button: 'E-Mail-Adresse bestätigen',
		fields: { amount: 'Betrag', reference: 'Verwendungszweck' },
		states: {
			open: ['Mit der Schaltfläche bestätigen Sie, dass diese E-Mail-Adresse Ihre ist. Erst dann bearbeiten wir die Bestellung weiter.'],
			confirmed: [
				'Danke, Ihre E-Mail-Adresse ist bestätigt. Nehmen wir die Bestellung an, schreiben wir Ihnen. Bitte überweisen Sie erst dann.',
			],
			forShop: [
				'Danke, Ihre E-Mail-Adresse ist bestätigt.',
				'Diese Bestellung sieht sich jemand bei uns im Geschäft an. Wir schreiben Ihnen, ob wir sie annehmen. Bitte überweisen Sie erst dann.',
			],
			gone: [
				'Danke, Ihre E-Mail-Adresse ist bestätigt.',
				'Die Ware ist inzwischen verkauft oder für andere zurückgelegt. Wir schreiben Ihnen, ob wir die Bestellung noch annehmen können. Bitte überweisen Sie nichts.',
			],
			accepted: [
				'Danke, Ihre E-Mail-Adresse ist bestätigt, und wir haben die Bestellung angenommen. Alle Angaben finden Sie auch in unserer E-Mail.',
			],
			over: ['Diese Bestellung ist aufgehoben. Es ist nichts zu bezahlen. Bestellen Sie gern noch einmal.'],
		},
		unknown: ['Dieser Link gilt nicht, oder nicht mehr. Ob er vollständig ist, sehen Sie in unserer E-Mail.'],
		limited: ['Von hier kamen in kurzer Zeit sehr viele Aufrufe. Bitte versuchen Sie es in zehn Minuten noch einmal.'],
		over: ['Diese Bestellung ist abgeschlossen.'],
	},
	en: {
		title: 'Confirm your order',
		order: (number, amount) => `Order ${number}, total ${amount}`,
		dropped: (pieces) => `Not delivered: ${pieces}. The total no longer includes this.`,
		button: 'Confirm e-mail address',
		fields: { amount: 'Amount', reference: 'Reference' },
		states: {
			open: ['By this button you confirm that this e-mail address is yours. Only then do we process your order.'],
			confirmed: [
				'Thank you, your e-mail address is confirmed. If we accept the order, we will write to you. Please wait for that before you pay.',
			],
			forShop: [
				'Thank you, your e-mail address is confirmed.',
				'Somebody at our shop looks at this order in person. We will write to you whether we accept it. Please wait for that before you pay.',
			],
			gone: [
				'Thank you, your e-mail address is confirmed.',
				'The products have been sold meanwhile, or are held for someone else. We will write to you whether we can still accept the order. Please do not pay anything.',
			],
			accepted: [
				'Thank you, your e-mail address is confirmed, and we have accepted the order. You will find all details in our e-mail as well.',
			],
			over: ['This order has ended. There is nothing to pay. You are welcome to order again.'],
		},
		unknown: ['This link is not valid, or no longer. Please compare it with the one in our e-mail.'],
		limited: ['A great many requests came from here within a short time. Please try again in ten minutes.'],
		over: ['This order is complete.'],
	},
	fr: {
		title: 'Confirmer votre commande',
		order: (number, amount) => `Commande ${number}, montant total ${amount}`,
		dropped: (pieces) => `Non livré\u00a0: ${pieces}. Le montant total n’en tient plus compte.`,
		button: 'Confirmer l’adresse e-mail',
		fields: { amount: 'Montant', reference: 'Référence' },
		states: {
			open: ['Ce bouton confirme que cette adresse e-mail est la vôtre. Ce n’est qu’ensuite que nous traitons votre commande.'],
			confirmed: [
				'Merci, votre adresse e-mail est confirmée. Si nous acceptons la commande, nous vous écrirons. Veuillez attendre notre message avant de payer.',
			],
			forShop: [
				'Merci, votre adresse e-mail est confirmée.',
				'Cette commande est examinée par une personne de notre boutique. Nous vous écrirons si nous l’acceptons. Veuillez attendre notre message avant de payer.',
			],
			gone: [
				'Merci, votre adresse e-mail est confirmée.',
				'Les articles ont été vendus entre-temps ou sont réservés à d’autres. Nous vous écrirons si nous pouvons encore accepter la commande. Veuillez ne rien payer.',
			],
			accepted: [
				'Merci, votre adresse e-mail est confirmée et nous avons accepté la commande. Toutes les indications figurent aussi dans notre e-mail.',
			],
			over: ['Cette commande est annulée. Il n’y a rien à payer. N’hésitez pas à commander de nouveau.'],
		},
		unknown: ['Ce lien n’est pas valable, ou ne l’est plus. Veuillez le comparer avec celui de notre e-mail.'],
		limited: ['De très nombreuses requêtes sont venues d’ici en peu de temps. Veuillez réessayer dans dix minutes.'],
		over: ['Cette commande est terminée.'],
	},
};
