/** The texts of the e-mails that follow an order's receipt, in the buyer's language. */
import type { PerLanguage } from '../../site/languages.ts';

/**
 * Why an order ends. `unpaid`: not paid in spite of a reminder. `expired`: not paid while its products were held. `unaccepted`: the shop did not accept it in
 * that time. `unconfirmed`: its buyer did not confirm the address. `sold`: it held nothing, and its products were sold before its payment. `shop`: the shop cannot fulfil it. `withdrawn`: the buyer has withdrawn.
 */
export type CancelGround = 'unpaid' | 'expired' | 'unaccepted' | 'unconfirmed' | 'sold' | 'shop' | 'withdrawn';

/** Headline of a mail; its subject adds who writes. */
type Title = (number: number) => string;

export interface OrderStepTexts {
	readonly greeting: (name: string) => string;
	/** Label of the sum of an order. */
	readonly total: string;
	readonly accepted: {
		readonly title: Title;
		readonly text: (number: number, day: string) => string;
		/** All of it came. `provider`: by its own name; null: by transfer or in the shop. */
		readonly paid: (provider: string | null) => string;
		/** A provider promises it, and pays when the products leave. */
		readonly promised: (provider: string) => string;
	};
	readonly transfer: { readonly request: (amount: string, reference: string, day: string) => string; readonly noAccount: string };
	readonly reminder: { readonly title: Title; readonly text: (day: string) => string; readonly end: string };
	readonly cancelled: {
		readonly title: Title;
		readonly grounds: Readonly<Record<CancelGround, (day: string) => string>>;
	};
	readonly dispatched: {
		readonly sent: { readonly title: Title; readonly text: (day: string) => string };
		readonly collected: { readonly title: Title; readonly text: (day: string) => string };
		readonly parcel: (parcel: string) => string;
		readonly rest: string;
	};
	readonly returned: {
		readonly title: Title;
		readonly text: (day: string) => string;
		readonly refund: string;
	};
}

/** `day`: of the order, but in a request for payment the last one on which it is in time. */
export const orderStepTexts: PerLanguage<OrderStepTexts> = {
	de: {
		greeting: (name) => `Guten Tag ${name},`,
		total: 'Gesamtbetrag',
		accepted: {
			title: (number) => `Wir nehmen Ihre Bestellung ${number} an`,
			text: (number, day) => `wir nehmen Ihre Bestellung ${number} vom ${day} an. Damit ist der Vertrag geschlossen über:`,
			paid: (provider) => `Bezahlt${provider === null ? '' : ` mit ${provider}`}.`,
			promised: (provider) => `${provider} hat die Zahlung zugesagt. Bitte überweisen Sie uns nichts.`,
		},
		transfer: {
			request: (amount, reference, day) =>
				`Bitte überweisen Sie ${amount} mit dem Verwendungszweck ${reference} bis zum ${day} auf dieses Konto:`,
			noAccount: 'Unsere Bankverbindung teilen wir Ihnen eigens mit; bitte überweisen Sie erst dann.',
		},
		reminder: {
			title: (number) => `Erinnerung an die Zahlung Ihrer Bestellung ${number}`,
			text: (day) =>
				`für Ihre Bestellung vom ${day} fehlt uns noch die Zahlung. Haben Sie inzwischen überwiesen, ist diese Nachricht gegenstandslos.`,
			end: 'Ist der Betrag bis dahin nicht eingegangen, treten wir vom Vertrag zurück und geben die Ware wieder frei.',
		},
		cancelled: {
			title: (number) => `Ihre Bestellung ${number} ist aufgehoben`,
			grounds: {
				unpaid: (day) =>
					`für Ihre Bestellung vom ${day} ist trotz unserer Erinnerung keine vollständige Zahlung eingegangen. Wir treten deshalb vom Vertrag zurück; es ist nichts mehr zu bezahlen. Haben Sie doch überwiesen, erhalten Sie den Betrag zurück.`,
				expired: (day) =>
					`Ihre Bestellung vom ${day} wurde nicht bezahlt, solange wir die Ware für Sie zurückgelegt haben. Sie ist damit aufgehoben, und es ist nichts zu bezahlen. Haben Sie doch bezahlt, erhalten Sie den Betrag zurück. Bestellen Sie gern noch einmal.`,
				unaccepted: (day) =>
					`Ihre Bestellung vom ${day} konnten wir nicht rechtzeitig annehmen. Sie ist damit aufgehoben, und es ist nichts zu bezahlen. Haben Sie doch bezahlt, erhalten Sie den Betrag zurück. Bestellen Sie gern noch einmal.`,
				unconfirmed: (day) =>
					`Ihre Bestellung vom ${day} wurde nicht über den Link in unserer Eingangsbestätigung bestätigt. Sie ist damit aufgehoben, und es ist nichts zu bezahlen. Bestellen Sie gern noch einmal.`,
				sold: (day) =>
					`die Ware Ihrer Bestellung vom ${day} war verkauft oder für andere zurückgelegt, bevor Ihre Zahlung bei uns ankam. Die Bestellung ist damit aufgehoben; von Ihrer Zahlung haben wir nichts eingezogen.`,
				shop: (day) =>
					`Ihre Bestellung vom ${day} können wir leider nicht ausführen. Sie ist damit aufgehoben; was Sie bezahlt haben, erhalten Sie zurück.`,
				withdrawn: (day) =>
					`wie von Ihnen gewünscht, ist Ihre Bestellung vom ${day} aufgehoben. Was Sie bezahlt haben, erhalten Sie zurück.`,
			},
		},
		dispatched: {
			sent: {
				title: (number) => `Ihre Bestellung ${number} ist unterwegs`,
				text: (day) => `aus Ihrer Bestellung vom ${day} haben wir versandt:`,
			},
			collected: {
				title: (number) => `Ihre Bestellung ${number} liegt bereit`,
				text: (day) => `aus Ihrer Bestellung vom ${day} liegt für Sie zur Abholung bereit:`,
			},
			parcel: (parcel) => `Sendung: ${parcel}`,
			rest: 'Es folgt noch:',
		},
		returned: {
			title: (number) => `Ihre Rücksendung zur Bestellung ${number} ist angekommen`,
			text: (day) => `aus Ihrer Bestellung vom ${day} ist bei uns wieder eingetroffen:`,
			refund: 'Wir prüfen die Rücksendung und schreiben Ihnen, wenn wir die Rückzahlung veranlassen.',
		},
	},
	en: {
		greeting: (name) => `Dear ${name},`,
		total: 'Total',
		accepted: {
			title: (number) => `We accept your order ${number}`,
			text: (number, day) => `We accept your order ${number} of ${day}. This concludes the contract for:`,
			paid: (provider) => `Paid${provider === null ? '' : ` with ${provider}`}.`,
			promised: (provider) => `${provider} has guaranteed the payment. Please transfer nothing to us.`,
		},
		transfer: {
			request: (amount, reference, day) => `Please transfer ${amount} to this account by ${day}, quoting the reference ${reference}:`,
			noAccount: 'We will send you our bank details separately; please wait for them before you make the transfer.',
		},
		reminder: {
			title: (number) => `Payment reminder for your order ${number}`,
			text: (day) =>
				`We have not yet received the full payment for your order of ${day}. If you have transferred it in the meantime, please disregard this message.`,
			end: 'If the amount has not arrived by then, we will rescind the contract and release the products.',
		},
		cancelled: {
			title: (number) => `Your order ${number} has been cancelled`,
			grounds: {
				unpaid: (day) =>
					`Despite our reminder, the full payment for your order of ${day} has not arrived. We therefore rescind the contract; there is nothing left to pay. If you did transfer money, you will get it back.`,
				expired: (day) =>
					`Your order of ${day} was not paid while we held the products for you. It has ended, and there is nothing to pay. If you did pay, you will get it back. You are welcome to order again.`,
				unaccepted: (day) =>
					`We were not able to accept your order of ${day} in time. It has ended, and there is nothing to pay. If you did pay, you will get it back. You are welcome to order again.`,
				unconfirmed: (day) =>
					`Your order of ${day} was not confirmed by the link in our message of receipt. It has therefore ended, and there is nothing to pay. You are welcome to order again.`,
				sold: (day) =>
					`The products of your order of ${day} were sold, or held for someone else, before your payment reached us. The order has therefore ended; we have not collected anything of your payment.`,
				shop: (day) =>
					`Unfortunately, we cannot fulfil your order of ${day}. It is cancelled, and you will get back whatever you have paid.`,
				withdrawn: (day) => `As you asked, your order of ${day} has been cancelled. You will get back whatever you have paid.`,
			},
		},
		dispatched: {
			sent: {
				title: (number) => `Your order ${number} is on its way`,
				text: (day) => `We have dispatched from your order of ${day}:`,
			},
			collected: {
				title: (number) => `Your order ${number} is ready for collection`,
				text: (day) => `From your order of ${day}, this is ready for you to collect:`,
			},
			parcel: (parcel) => `Parcel: ${parcel}`,
			rest: 'Still to come:',
		},
		returned: {
			title: (number) => `Your return for order ${number} has arrived`,
			text: (day) => `From your order of ${day}, we have received back:`,
			refund: 'We will check the return and write to you when we issue the refund.',
		},
	},
	fr: {
		greeting: (name) => `Bonjour ${name},`,
		total: 'Montant total',
		accepted: {
			title: (number) => `Nous acceptons votre commande ${number}`,
			text: (number, day) => `Nous acceptons votre commande ${number} du ${day}. Le contrat est ainsi conclu et porte sur\u00a0:`,
			paid: (provider) => `Payé${provider === null ? '' : ` avec ${provider}`}.`,
			promised: (provider) => `${provider} a garanti le paiement. Veuillez ne rien nous virer.`,
		},
		transfer: {
			request: (amount, reference, day) =>
				`Veuillez virer ${amount} sur ce compte avant la fin du ${day}, en indiquant la référence ${reference}\u00a0:`,
			noAccount:
				'Nous vous communiquerons nos coordonnées bancaires séparément\u00a0; veuillez les attendre avant d’effectuer le virement.',
		},
		reminder: {
			title: (number) => `Rappel de paiement pour votre commande ${number}`,
			text: (day) =>
				`Le paiement complet de votre commande du ${day} ne nous est pas encore parvenu. Si vous avez effectué le virement entre-temps, ne tenez pas compte de ce message.`,
			end: 'Si le montant n’est pas arrivé d’ici là, nous résoudrons le contrat et remettrons les articles en vente.',
		},
		cancelled: {
			title: (number) => `Votre commande ${number} est annulée`,
			grounds: {
				unpaid: (day) =>
					`Malgré notre rappel, le paiement complet de votre commande du ${day} ne nous est pas parvenu. Nous résolvons donc le contrat\u00a0; vous n’avez plus rien à payer. Si vous avez tout de même effectué un virement, il vous sera remboursé.`,
				expired: (day) =>
					`Votre commande du ${day} n’a pas été réglée pendant que nous réservions les articles. Elle est annulée et vous n’avez rien à payer. Si vous avez payé malgré tout, vous serez remboursé. Vous pouvez commander à nouveau quand vous le souhaitez.`,
				unaccepted: (day) =>
					`Nous n’avons pas pu accepter votre commande du ${day} à temps. Elle est annulée et vous n’avez rien à payer. Si vous avez payé malgré tout, vous serez remboursé. Vous pouvez commander à nouveau quand vous le souhaitez.`,
				unconfirmed: (day) =>
					`Votre commande du ${day} n’a pas été confirmée par le lien de notre accusé de réception. Elle est donc annulée et il n’y a rien à payer. N’hésitez pas à commander de nouveau.`,
				sold: (day) =>
					`Les articles de votre commande du ${day} ont été vendus ou réservés à d’autres avant l’arrivée de votre paiement. La commande est donc annulée\u00a0; nous n’avons rien encaissé de votre paiement.`,
				shop: (day) =>
					`Nous ne pouvons malheureusement pas exécuter votre commande du ${day}. Elle est annulée\u00a0; ce que vous avez payé vous sera remboursé.`,
				withdrawn: (day) => `Comme vous l’avez demandé, votre commande du ${day} est annulée. Ce que vous avez payé vous sera remboursé.`,
			},
		},
		dispatched: {
			sent: {
				title: (number) => `Votre commande ${number} est en route`,
				text: (day) => `De votre commande du ${day}, nous avons expédié\u00a0:`,
			},
			collected: {
				title: (number) => `Votre commande ${number} vous attend`,
				text: (day) => `De votre commande du ${day}, vous pouvez venir retirer\u00a0:`,
			},
			parcel: (parcel) => `Colis : ${parcel}`,
			rest: 'Suivra encore\u00a0:',
		},
		returned: {
			title: (number) => `Votre retour de la commande ${number} est arrivé`,
			text: (day) => `De votre commande du ${day}, nous avons reçu en retour\u00a0:`,
			refund: 'Nous vérifions le retour et vous écrirons lorsque nous effectuerons le remboursement.',
		},
	},
};
