/** The texts of the e-mail about pieces of an order that will not come, in the buyer's language. */
import type { PerLanguage } from '../../site/languages.ts';

/** `shop`: the shop cannot deliver them. `withdrawn`: the buyer does not want them any more. */
export type DropGround = 'shop' | 'withdrawn';

export interface DroppedTexts {
	/** Headline of the mail; its subject adds who writes. */
	readonly title: (number: number) => string;
	/** `day`: of the order. */
	readonly grounds: Readonly<Record<DropGround, (day: string) => string>>;
	/** `day`: the last one on which it is in time. */
	readonly refund: (amount: string, day: string) => string;
	/** Nothing was paid for them. */
	readonly free: string;
	/** Their price was given back before, or is about to be. */
	readonly wentBack: string;
	readonly owed: (amount: string) => string;
}

export const droppedTexts: PerLanguage<DroppedTexts> = {
	de: {
		title: (number) => `Ein Teil Ihrer Bestellung ${number} entfällt`,
		grounds: {
			shop: (day) => `aus Ihrer Bestellung vom ${day} können wir Folgendes leider nicht liefern:`,
			withdrawn: (day) => `wie von Ihnen gewünscht, entfällt aus Ihrer Bestellung vom ${day}:`,
		},
		refund: (amount, day) =>
			`Wir zahlen Ihnen dafür ${amount} zurück, spätestens bis zum ${day} und auf demselben Weg, auf dem Sie bezahlt haben.`,
		free: 'Dafür ist nichts zu bezahlen.',
		wentBack: 'Was Sie dafür bezahlt haben, ist schon erstattet oder angewiesen.',
		owed: (amount) => `Für Ihre Bestellung bleiben ${amount} zu bezahlen.`,
	},
	en: {
		title: (number) => `Part of your order ${number} will not be delivered`,
		grounds: {
			shop: (day) => `Unfortunately, we cannot deliver the following from your order of ${day}:`,
			withdrawn: (day) => `As you asked, we have removed the following from your order of ${day}:`,
		},
		refund: (amount, day) => `We will refund ${amount} for this by ${day} at the latest, in the way in which you paid.`,
		free: 'There is nothing to pay for this.',
		wentBack: 'What you paid for this has already been refunded, or is on its way to you.',
		owed: (amount) => `For your order, ${amount} is left to pay.`,
	},
	fr: {
		title: (number) => `Une partie de votre commande ${number} ne sera pas livrée`,
		grounds: {
			shop: (day) => `Nous ne pouvons malheureusement pas livrer les articles suivants de votre commande du ${day}\u00a0:`,
			withdrawn: (day) => `Comme vous l’avez souhaité, les articles suivants sont retirés de votre commande du ${day}\u00a0:`,
		},
		refund: (amount, day) =>
			`Nous vous rembourserons ${amount} pour cela au plus tard le ${day}, par le moyen de paiement que vous avez utilisé.`,
		free: 'Vous n’avez rien à payer pour cela.',
		wentBack: 'Ce que vous avez payé pour cela vous a déjà été remboursé, ou est en cours de remboursement.',
		owed: (amount) => `Il reste ${amount} à payer pour votre commande.`,
	},
};
