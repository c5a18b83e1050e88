/** Questions in words: what it is, why nothing was booked, and what to do. */
import type { Language, PerLanguage } from '../../../site/languages.ts';
import type { Question, QuestionKind } from './question.ts';

/** `orders`: their numbers, such as `1003, 1004`. */
type Say = (orders: string, detail: string) => readonly [what: string, todo: string];

interface QuestionTexts {
	readonly kinds: Readonly<Record<QuestionKind, Say>>;
	readonly entry: (number: number) => string;
	readonly line: (number: number) => string;
	/** Of a statement's row whose payer the bank does not name. */
	readonly unknownPayer: string;
}

const english: Readonly<Record<QuestionKind, Say>> = {
	unreadable_file: (_, detail) => [
		`the file cannot be read, and nothing of it is booked: ${detail}`,
		'correct what it says, and read the file again',
	],
	unreadable: (_, detail) => [`this row cannot be read: ${detail}`, 'look at it in your online banking, and book a payment by hand'],
	other_account: (_, detail) => [
		`not booked, it is of another account, ${detail}`,
		'read the file of the shop’s account; if this is one too, name it with --account',
	],
	unknown_account: (_, detail) => [
		`not booked, the shop’s own account is not known; this one is ${detail}`,
		'if it is the shop’s, name it with --account',
	],
	pending: (orders) => [`not booked, it is pending${orders && ` (order ${orders})`}`, 'read a statement in which it is booked'],
	information: () => ['not booked, it is for information only', 'nothing'],
	outgoing: (orders) => [
		`not booked, it is outgoing${orders && ` and names order ${orders}`}`,
		orders ? 'if it is a refund, give the command "Erstattung ist überwiesen" at the order' : 'nothing',
	],
	refund_sent: (orders) => [`outgoing: the refund of order ${orders}, which is booked`, 'nothing'],
	payment_returned: (orders) => [`a reversed credit: order ${orders} is open again`, 'ask the buyer to pay, or cancel the order'],
	refund_returned: (orders) => [
		`a reversed debit: the refund of ${orders} is open again`,
		'ask the buyer for an account, and pay it back once more',
	],
	return_unmatched: (orders) => [
		`not booked, it is a reversal${orders && ` that names order ${orders}`}, and nothing of this amount is booked there`,
		'look at the order, and note what happened',
	],
	future: () => ['not booked, its day lies in the future', 'read a statement of that day, or correct the date'],
	undated: () => ['not booked, it has no date', 'look at it in your online banking, and book it by hand'],
	currency: (orders, detail) => [
		`not booked, it is in ${detail}${orders && ` and names order ${orders}`}`,
		'look at what arrived in euro, and book it by hand',
	],
	parts: (orders, detail) => [
		`not booked, its parts do not add up (${detail})${orders && `; it names order ${orders}`}`,
		'look at the single payments in your online banking, and book them by hand',
	],
	parts_unsaid: (orders) => [
		`not booked, it is a collective entry that does not say what came for order ${orders}`,
		'look at the single payments in your online banking, and book them by hand',
	],
	no_order: () => ['not booked, it names no order', 'nothing, unless it is for an order: then book it by hand'],
	likely_order: (orders) => [
		`not booked, it names no order, but amount and payer are those of order ${orders}`,
		`if it is for order ${orders}, book it by hand`,
	],
	unknown_order: (orders) => [`not booked, there is no order ${orders}`, 'ask the payer what it is for'],
	several_orders: (orders) => [`not booked, it names several orders: ${orders}`, 'book by hand what came for each'],
	doubtful_order: (orders) => [`not booked, it may mean order ${orders}`, 'if it does, book it by hand'],
	maybe_repeat: (orders) => [
		`not booked, it may be one that is booked for order ${orders} already: amount, payer or day are the same`,
		'if it is a second payment, book it by hand',
	],
	contradicted: (orders) => [`not booked, an earlier statement told it of order ${orders}`, 'look at both orders'],
};

const german: Readonly<Record<QuestionKind, Say>> = {
	unreadable_file: (_, detail) => [
		`Die Datei lässt sich nicht lesen, nichts daraus ist gebucht: ${detail}`,
		'Bitte laden Sie die Datei noch einmal bei der Bank herunter, am besten als CAMT.053, und lesen Sie sie ein.',
	],
	unreadable: (_, detail) => [
		`Diese Zeile lässt sich nicht lesen: ${detail}`,
		'Bitte sehen Sie im Online-Banking nach. Ist es eine Zahlung für eine Bestellung, melden Sie dort „Geld ist da“.',
	],
	other_account: (_, detail) => [
		`Nicht gebucht: Der Auszug ist von einem anderen Konto (${detail}).`,
		'Bitte lesen Sie den Auszug des Kontos ein, das auf Ihren Rechnungen steht. Gehört auch dieses dem Laden, sagen Sie es dem Betreiber der Website.',
	],
	unknown_account: (_, detail) => [
		`Nicht gebucht: Das Konto des Ladens ist nicht bekannt; dieser Auszug ist vom Konto ${detail}.`,
		'Bitte tragen Sie die Bankverbindung in die Einstellungen des Shops ein, oder sagen Sie dem Betreiber der Website, dass es Ihr Konto ist.',
	],
	pending: (orders) => [
		`Nicht gebucht: Die Bank hat diese Zahlung erst vorgemerkt${orders && ` (Bestellung ${orders})`}.`,
		'Bitte lesen Sie in einigen Tagen einen neuen Auszug ein. Versenden Sie vorher nichts.',
	],
	information: () => ['Nicht gebucht: Die Bank teilt nur etwas mit, es floss kein Geld.', 'Sie müssen nichts tun.'],
	outgoing: (orders) => [
		`Nicht gebucht: Das Geld ging hinaus${orders && ` und nennt Bestellung ${orders}`}.`,
		orders
			? 'Ist es eine Erstattung, melden Sie bei der Bestellung „Erstattung ist überwiesen“. Sonst schreiben Sie dort eine Notiz.'
			: 'Sie müssen nichts tun.',
	],
	refund_sent: (orders) => [`Hinaus ging die Erstattung der Bestellung ${orders}; sie ist schon gebucht.`, 'Sie müssen nichts tun.'],
	payment_returned: (orders) => [
		`Die Bank hat eine Zahlung zurückgebucht: Bestellung ${orders} ist wieder offen.`,
		'Bitte versenden Sie nichts mehr. Schreiben Sie dem Käufer, oder stornieren Sie die Bestellung; danach schreiben Sie dort eine Notiz.',
	],
	refund_returned: (orders) => [
		`Eine Erstattung kam zurück: Bestellung ${orders} ist wieder zu erstatten.`,
		'Bitte fragen Sie den Käufer nach seinem Konto, und überweisen Sie noch einmal. Eine eigene E-Mail nennt die Kennung.',
	],
	return_unmatched: (orders) => [
		`Nicht gebucht: Die Bank hat etwas zurückgebucht${orders && `, es nennt Bestellung ${orders}`}; über diesen Betrag ist dort nichts gebucht.`,
		'Bitte sehen Sie im Online-Banking nach, wozu es gehört, und schreiben Sie bei der Bestellung eine Notiz.',
	],
	future: () => ['Nicht gebucht: Der Buchungstag liegt in der Zukunft.', 'Bitte lesen Sie an diesem Tag einen neuen Auszug ein.'],
	undated: () => [
		'Nicht gebucht: Der Eintrag hat kein Datum.',
		'Bitte sehen Sie im Online-Banking nach, und melden Sie bei der Bestellung „Geld ist da“.',
	],
	currency: (orders, detail) => [
		`Nicht gebucht: Der Betrag ist in ${detail}${orders && ` (Bestellung ${orders})`}.`,
		'Bitte sehen Sie nach, wie viel Euro angekommen sind, und melden Sie diesen Betrag bei der Bestellung mit „Geld ist da“.',
	],
	parts: (orders, detail) => [
		`Nicht gebucht: Die einzelnen Beträge ergeben zusammen ${detail} und nicht das, was gebucht wurde${orders && ` (Bestellung ${orders})`}.`,
		'Bitte sehen Sie die Zahlungen im Online-Banking einzeln an, und melden Sie bei jeder Bestellung „Geld ist da“ mit ihrem Betrag.',
	],
	parts_unsaid: (orders) => [
		`Nicht gebucht: Die Bank hat mehrere Zahlungen zusammengefasst und sagt nicht, wie viel für Bestellung ${orders} kam.`,
		'Bitte sehen Sie die Zahlungen im Online-Banking einzeln an, und melden Sie bei jeder Bestellung „Geld ist da“ mit ihrem Betrag.',
	],
	no_order: () => [
		'Nicht gebucht: Der Verwendungszweck nennt keine Bestellung.',
		'Gehört die Zahlung zu einer Bestellung, melden Sie dort „Geld ist da“. Sonst müssen Sie nichts tun.',
	],
	likely_order: (orders) => [
		`Nicht gebucht: Der Verwendungszweck nennt keine Bestellung. Betrag und Name passen aber zu Bestellung ${orders}.`,
		`Ist die Zahlung dafür, melden Sie bei Bestellung ${orders} „Geld ist da“. Sonst schreiben Sie dort eine Notiz.`,
	],
	unknown_order: (orders) => [
		`Nicht gebucht: Eine Bestellung ${orders} gibt es nicht.`,
		'Bitte fragen Sie, wofür gezahlt wurde, und melden Sie bei der richtigen Bestellung „Geld ist da“.',
	],
	several_orders: (orders) => [
		`Nicht gebucht: Die Zahlung nennt mehrere Bestellungen (${orders}).`,
		'Bitte melden Sie bei jeder „Geld ist da“, mit dem Betrag, der auf sie entfällt.',
	],
	doubtful_order: (orders) => [
		`Nicht gebucht: Vielleicht ist Bestellung ${orders} gemeint.`,
		'Ist sie gemeint, melden Sie dort „Geld ist da“. Sonst schreiben Sie dort eine Notiz.',
	],
	maybe_repeat: (orders) => [
		`Nicht gebucht: Vielleicht ist diese Zahlung für Bestellung ${orders} schon gebucht; Betrag, Zahler oder Tag sind gleich.`,
		'Kam das Geld ein zweites Mal, melden Sie dort „Geld ist da“ mit diesem Betrag. Sonst schreiben Sie dort eine Notiz.',
	],
	contradicted: (orders) => [
		`Nicht gebucht: Ein früherer Auszug nannte diese Zahlung für Bestellung ${orders}.`,
		'Bitte sehen Sie sich beide Bestellungen an.',
	],
};

const french: Readonly<Record<QuestionKind, Say>> = {
	unreadable_file: (_, detail) => [
		`Le fichier est illisible, rien n’en est comptabilisé : ${detail}`,
		'Veuillez le télécharger de nouveau auprès de la banque, de préférence en CAMT.053, et l’importer.',
	],
	unreadable: (_, detail) => [
		`Cette ligne est illisible : ${detail}`,
		'Veuillez regarder dans votre banque en ligne. S’il s’agit d’un paiement, signalez-le auprès de la commande par « Geld ist da ».',
	],
	other_account: (_, detail) => [
		`Non comptabilisé : le relevé est celui d’un autre compte (${detail}).`,
		'Veuillez importer le relevé du compte de la boutique. Si celui-ci en est un aussi, dites-le à l’exploitant du site.',
	],
	unknown_account: (_, detail) => [
		`Non comptabilisé : le compte de la boutique n’est pas connu ; ce relevé est celui du compte ${detail}.`,
		'Veuillez saisir les coordonnées bancaires dans les réglages de la boutique.',
	],
	pending: (orders) => [
		`Non comptabilisé : la banque n’a encore que prénoté ce paiement${orders && ` (commande ${orders})`}.`,
		'Veuillez importer un nouveau relevé dans quelques jours. N’expédiez rien avant.',
	],
	information: () => ['Non comptabilisé : simple information de la banque.', 'Rien à faire.'],
	outgoing: (orders) => [
		`Non comptabilisé : l’argent est sorti${orders && ` et nomme la commande ${orders}`}.`,
		orders
			? 'S’il s’agit d’un remboursement, donnez l’ordre « Erstattung ist überwiesen ». Sinon, notez-le auprès de la commande.'
			: 'Rien à faire.',
	],
	refund_sent: (orders) => [`Sortie : le remboursement de la commande ${orders}, déjà comptabilisé.`, 'Rien à faire.'],
	payment_returned: (orders) => [
		`La banque a repris un paiement : la commande ${orders} est de nouveau ouverte.`,
		'N’expédiez plus rien. Écrivez à l’acheteur, ou annulez la commande ; notez-le ensuite.',
	],
	refund_returned: (orders) => [
		`Un remboursement est revenu : la commande ${orders} est de nouveau à rembourser.`,
		'Veuillez demander un compte à l’acheteur et rembourser encore une fois.',
	],
	return_unmatched: (orders) => [
		`Non comptabilisé : c’est une contre-passation${orders && ` qui nomme la commande ${orders}`}, et rien de ce montant n’y est comptabilisé.`,
		'Veuillez regarder dans votre banque en ligne, et notez-le auprès de la commande.',
	],
	future: () => ['Non comptabilisé : la date est dans le futur.', 'Veuillez importer un nouveau relevé ce jour-là.'],
	undated: () => [
		'Non comptabilisé : l’écriture n’a pas de date.',
		'Veuillez regarder dans votre banque en ligne, et signalez le paiement par « Geld ist da ».',
	],
	currency: (orders, detail) => [
		`Non comptabilisé : le montant est en ${detail}${orders && ` (commande ${orders})`}.`,
		'Veuillez regarder combien d’euros sont arrivés, et signalez ce montant par « Geld ist da ».',
	],
	parts: (orders, detail) => [
		`Non comptabilisé : les montants font ${detail} et non la somme de l’écriture${orders && ` (commande ${orders})`}.`,
		'Veuillez regarder chaque paiement dans votre banque en ligne, et signalez-le par « Geld ist da ».',
	],
	parts_unsaid: (orders) => [
		`Non comptabilisé : l’écriture collective ne dit pas combien est arrivé pour la commande ${orders}.`,
		'Veuillez regarder chaque paiement dans votre banque en ligne, et signalez-le par « Geld ist da ».',
	],
	no_order: () => [
		'Non comptabilisé : aucune commande n’est nommée.',
		'Rien à faire, sauf si c’est pour une commande : signalez-le par « Geld ist da ».',
	],
	likely_order: (orders) => [
		`Non comptabilisé : aucune commande n’est nommée, mais montant et nom sont ceux de la commande ${orders}.`,
		`Si c’est pour elle, signalez-le auprès de la commande ${orders} par « Geld ist da ». Sinon, notez-le.`,
	],
	unknown_order: (orders) => [
		`Non comptabilisé : la commande ${orders} n’existe pas.`,
		'Veuillez demander pour quoi c’était, et signalez-le auprès de la bonne commande par « Geld ist da ».',
	],
	several_orders: (orders) => [
		`Non comptabilisé : le paiement nomme plusieurs commandes (${orders}).`,
		'Veuillez signaler auprès de chacune son montant par « Geld ist da ».',
	],
	doubtful_order: (orders) => [
		`Non comptabilisé : il s’agit peut-être de la commande ${orders}.`,
		'Si oui, signalez-le par « Geld ist da ». Sinon, notez-le auprès de la commande.',
	],
	maybe_repeat: (orders) => [
		`Non comptabilisé : ce paiement est peut-être déjà comptabilisé pour la commande ${orders}.`,
		'Si l’argent est arrivé deux fois, signalez-le par « Geld ist da ». Sinon, notez-le auprès de la commande.',
	],
	contradicted: (orders) => [
		`Non comptabilisé : un relevé précédent attribuait ce paiement à la commande ${orders}.`,
		'Veuillez regarder les deux commandes.',
	],
};

const texts: PerLanguage<QuestionTexts> = {
	de: { kinds: german, entry: (number) => `Eintrag ${number}`, line: (number) => `Zeile ${number}`, unknownPayer: 'unbekannter Zahler' },
	en: { kinds: english, entry: (number) => `entry ${number}`, line: (number) => `line ${number}`, unknownPayer: 'unknown payer' },
	fr: { kinds: french, entry: (number) => `écriture ${number}`, line: (number) => `ligne ${number}`, unknownPayer: 'payeur inconnu' },
};

export function describeQuestion(
	{ kind, orders, detail }: Pick<Question, 'kind' | 'orders' | 'detail'>,
	language: Language,
): { readonly what: string; readonly todo: string } {
	const [what, todo] = texts[language].kinds[kind](orders.join(', '), detail);
	return { what, todo };
}

/** Such as `statement.xml, entry 3`. */
export function describePlace({ file, format, number }: Pick<Question, 'file' | 'format' | 'number'>, language: Language): string {
	if (number === null) return file;
	return `${file}, ${texts[language][format === 'csv' ? 'line' : 'entry'](number)}`;
}

export function unknownPayer(language: Language): string {
	return texts[language].unknownPayer;
}
