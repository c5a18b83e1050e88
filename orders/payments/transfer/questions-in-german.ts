/** Questions in German, for owners who do not know how banks write statements. */
import type { QuestionWords } from './question.ts';

export const german: QuestionWords = {
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
