/** What the shop has to know of a withdrawal, in its own language. */
import type { PerLanguage } from '../../site/languages.ts';

export interface ReturnTexts {
	readonly noOrder: string;
	readonly sameEmail: (order: number) => string;
	readonly otherEmail: (order: number) => string;
	readonly notShipped: string;
	/** `shipped`: the day of the last parcel; `end`: of the earliest end of the period. */
	readonly inTime: (shipped: string, end: string) => string;
	readonly perhapsLate: (shipped: string, end: string) => string;
	readonly exempt: (lines: string) => string;
	readonly refund: (amount: string, day: string) => string;
	readonly nothingPaid: string;
	/** Before the time for the refund is over. */
	readonly reminder: {
		readonly subject: (order: number) => string;
		readonly text: (order: number, received: string, day: string, amount: string) => string;
	};
}

export const returnTexts: PerLanguage<ReturnTexts> = {
	de: {
		noOrder:
			'Zu dieser Angabe gibt es hier keine Bestellung. Der Widerruf gilt trotzdem als eingegangen; bitte ordnen Sie ihn von Hand zu.',
		sameEmail: (order) => `Bestellung: ${order}; die E-Mail-Adresse ist die des Käufers.`,
		otherEmail: (order) =>
			`ACHTUNG: Die E-Mail-Adresse ist NICHT die der Bestellung ${order}. Fragen Sie beim Käufer über die Adresse der Bestellung nach, bevor Sie etwas aufheben oder erstatten.`,
		notShipped: 'Frist: Es ist noch nicht alles versandt; die Widerrufsfrist hat nicht begonnen.',
		inTime: (shipped, end) =>
			`Frist: Der letzte Teil ging am ${shipped} hinaus. Die 14 Tage ab Erhalt enden frühestens am ${end}: Der Widerruf ist rechtzeitig.`,
		perhapsLate: (shipped, end) =>
			`Frist: Der letzte Teil ging am ${shipped} hinaus; wann er ankam, ist hier unbekannt. Bei Ankunft am selben Tag wäre die Frist am ${end} abgelaufen. Bitte prüfen Sie den Zustelltag und ob der Käufer richtig belehrt war.`,
		exempt: (lines) => `Ohne Widerrufsrecht, weil nach Kundenangaben angefertigt (§ 312g Abs. 2 Nr. 1 BGB): ${lines}`,
		refund: (amount, day) =>
			`Bezahlt und nicht erstattet: ${amount}. Die Rückzahlung ist bis zum ${day} fällig (§ 357 Abs. 1 BGB); Sie dürfen warten, bis die Ware zurück oder ihre Absendung nachgewiesen ist (§ 357 Abs. 4 BGB). Es wird nichts von selbst erstattet.`,
		nothingPaid: 'Bezahlt und nicht erstattet: nichts.',
		reminder: {
			subject: (order) => `Rückzahlung zum Widerruf der Bestellung ${order} wird fällig`,
			text: (order, received, day, amount) =>
				`Der Widerruf zur Bestellung ${order} ist am ${received} eingegangen, und seitdem wurde nichts erstattet. Bezahlt sind ${amount}. Die Rückzahlung ist bis zum ${day} fällig (§ 357 Abs. 1 BGB), es sei denn, die Ware fehlt noch und ihre Absendung ist nicht nachgewiesen, oder der Widerruf ist unwirksam.`,
		},
	},
	en: {
		noOrder: 'There is no order here for what was named. The withdrawal counts as received all the same; please assign it by hand.',
		sameEmail: (order) => `Order: ${order}; the e-mail address is the buyer's.`,
		otherEmail: (order) =>
			`ATTENTION: The e-mail address is NOT that of order ${order}. Ask the buyer at the address of the order before you cancel or refund anything.`,
		notShipped: 'Period: not everything has been dispatched; the withdrawal period has not begun.',
		inTime: (shipped, end) =>
			`Period: the last part was dispatched on ${shipped}. The 14 days from its receipt end on ${end} at the earliest: the withdrawal is in time.`,
		perhapsLate: (shipped, end) =>
			`Period: the last part was dispatched on ${shipped}; when it arrived is not known here. Had it arrived on the same day, the period would have ended on ${end}. Please check the day of delivery, and whether the buyer was instructed correctly.`,
		exempt: (lines) => `No right of withdrawal, because made to the buyer's specification (§ 312g (2) no. 1 BGB): ${lines}`,
		refund: (amount, day) =>
			`Paid and not refunded: ${amount}. The refund is due by ${day} (§ 357 (1) BGB); you may wait until the products are back or their dispatch is proved (§ 357 (4) BGB). Nothing is refunded by itself.`,
		nothingPaid: 'Paid and not refunded: nothing.',
		reminder: {
			subject: (order) => `The refund for the withdrawal from order ${order} is becoming due`,
			text: (order, received, day, amount) =>
				`The withdrawal from order ${order} arrived on ${received}, and nothing has been refunded since. ${amount} is paid. The refund is due by ${day} (§ 357 (1) BGB), unless the products are not back and their dispatch is not proved, or the withdrawal has no effect.`,
		},
	},
	fr: {
		noOrder:
			'Aucune commande ne correspond ici à cette indication. La rétractation est tout de même reçue\u00a0; veuillez l’attribuer à la main.',
		sameEmail: (order) => `Commande\u00a0: ${order}\u00a0; l’adresse e-mail est celle de l’acheteur.`,
		otherEmail: (order) =>
			`ATTENTION : l’adresse e-mail n’est PAS celle de la commande ${order}. Interrogez l’acheteur à l’adresse de la commande avant d’annuler ou de rembourser quoi que ce soit.`,
		notShipped: 'Délai\u00a0: tout n’est pas encore expédié\u00a0; le délai de rétractation n’a pas commencé.',
		inTime: (shipped, end) =>
			`Délai\u00a0: la dernière partie est partie le ${shipped}. Les 14 jours à compter de la réception se terminent au plus tôt le ${end} : la rétractation est dans les temps.`,
		perhapsLate: (shipped, end) =>
			`Délai\u00a0: la dernière partie est partie le ${shipped}\u00a0; la date d’arrivée est inconnue ici. Si elle était arrivée le même jour, le délai aurait pris fin le ${end}. Veuillez vérifier le jour de livraison et si l’acheteur a été correctement informé.`,
		exempt: (lines) => `Sans droit de rétractation, car réalisé selon les indications de l’acheteur (§ 312g al. 2 n° 1 BGB) : ${lines}`,
		refund: (amount, day) =>
			`Payé et non remboursé\u00a0: ${amount}. Le remboursement est dû au plus tard le ${day} (§ 357 al. 1 BGB)\u00a0; vous pouvez attendre le retour des articles ou la preuve de leur expédition (§ 357 al. 4 BGB). Rien n’est remboursé automatiquement.`,
		nothingPaid: 'Payé et non remboursé\u00a0: rien.',
		reminder: {
			subject: (order) => `Le remboursement de la commande ${order} arrive à échéance`,
			text: (order, received, day, amount) =>
				`La rétractation de la commande ${order} est arrivée le ${received} et rien n’a été remboursé depuis. ${amount} ont été payés. Le remboursement est dû au plus tard le ${day} (§ 357 al. 1 BGB), sauf si les articles ne sont pas revenus et que leur expédition n’est pas prouvée, ou si la rétractation est sans effet.`,
		},
	},
};
