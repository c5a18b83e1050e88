/**
 * The collections of the order desk, as data: what is installed in Directus, and what the service writes there, both follow from it. Few on purpose,
 * because each counts towards a licence.
 */

import type { lineStates, orderStates } from '../transitions/order-states.ts';
import type { LedgerKind } from '../transitions/payment-state.ts';

/** What people read in Directus, in the language of their account. */
export interface Label {
	readonly de: string;
	readonly en: string;
}

export interface DeskField {
	readonly type: 'uuid' | 'string' | 'text' | 'integer' | 'decimal' | 'timestamp' | 'json' | 'boolean';
	readonly label: Label;
	readonly note?: Label;
	readonly interface?: string;
	readonly options?: Readonly<Record<string, unknown>>;
	readonly display?: string;
	readonly displayOptions?: Readonly<Record<string, unknown>>;
	/** What Directus does with it by itself. */
	readonly special?: readonly string[];
	/** The values that it can have, with what they are called. */
	readonly choices?: Readonly<Record<string, Choice>>;
	/** The columns of a list that is kept as JSON. */
	readonly columns?: Readonly<Record<string, DeskField>>;
	readonly isKey?: boolean;
	readonly isHidden?: boolean;
	/** Only who creates the record says it. */
	readonly isReadonly?: boolean;
	readonly isRequired?: boolean;
	readonly isWide?: boolean;
	/** The collection whose record it names. `list`: the field in which that record shows these. */
	readonly linksTo?: {
		readonly collection: string;
		readonly list?: { readonly field: string; readonly label: Label; readonly shown: string };
	};
}

interface Choice {
	readonly label: Label;
	/** Of the label's ground in lists. */
	readonly color?: string;
}

export interface DeskCollection {
	readonly icon: string;
	readonly label: Label;
	readonly note: Label;
	/** How Directus names a record. */
	readonly template: string;
	readonly fields: Readonly<Record<string, DeskField>>;
}

const colors = { waits: '#B58A2C', good: '#3C7A57', done: '#7A8087', bad: '#A2403A' } as const;

const choice = (de: string, en: string, color?: keyof typeof colors): Choice => ({
	label: { de, en },
	...(color !== undefined && { color: colors[color] }),
});

const orderStateChoices: Record<(typeof orderStates)[number], Choice> = {
	placed: choice('eingegangen', 'placed', 'waits'),
	accepted: choice('angenommen', 'accepted', 'good'),
	completed: choice('abgeschlossen', 'completed', 'done'),
	cancelled: choice('storniert', 'cancelled', 'bad'),
};

const lineStateChoices: Record<(typeof lineStates)[number], Choice> = {
	to_pack: choice('zu packen', 'to pack', 'waits'),
	shipped: choice('versandt', 'shipped', 'good'),
	returned: choice('zurück', 'returned', 'done'),
	dropped: choice('gestrichen', 'dropped', 'bad'),
};

export const toDoChoices = {
	withdrawal: choice('Widerruf ansehen', 'look at withdrawal', 'bad'),
	money: choice('Zahlung klären', 'look into payment', 'bad'),
	accept: choice('annehmen', 'accept', 'waits'),
	confirm: choice('wartet auf Bestätigung', 'awaits confirmation', 'waits'),
	payment: choice('wartet auf Zahlung', 'awaits payment', 'waits'),
	pack: choice('packen', 'pack', 'good'),
	lapses: choice('packen, Zahlung läuft ab', 'pack, payment runs out', 'bad'),
	cancel: choice('stornieren', 'cancel', 'bad'),
	drop: choice('Rest streichen', 'drop the rest', 'bad'),
	refund: choice('erstatten', 'refund', 'bad'),
	none: choice('nichts', 'nothing', 'done'),
} as const satisfies Readonly<Record<string, Choice>>;

/** What an order holds of the stock, and until when. */
export const holdChoices = {
	unconfirmed: choice('bis die Adresse bestätigt ist', 'until the address is confirmed', 'waits'),
	placed: choice('bis zur Annahme oder Zahlung', 'until acceptance or payment', 'waits'),
	contract: choice('angenommen, bis zur Zahlung', 'accepted, until payment', 'good'),
	none: choice('nichts zurückgelegt', 'holds nothing', 'bad'),
} as const satisfies Readonly<Record<string, Choice>>;

const paymentStateChoices: Record<string, Choice> = {
	pending: choice('offen', 'pending', 'waits'),
	authorised: choice('zugesagt', 'authorised', 'good'),
	paid: choice('bezahlt', 'paid', 'good'),
	partly_refunded: choice('teils erstattet', 'partly refunded', 'done'),
	refunded: choice('erstattet', 'refunded', 'done'),
	disputed: choice('angefochten', 'disputed', 'bad'),
	failed: choice('gescheitert', 'failed', 'bad'),
};

const paymentKindChoices: Record<string, Choice> = {
	transfer: choice('Überweisung', 'bank transfer'),
	paypal: choice('PayPal', 'PayPal'),
	klarna: choice('Klarna', 'Klarna'),
	house: choice('im Laden', 'at the shop'),
};

const ledgerChoices: Record<LedgerKind, Choice> = {
	authorised: choice('zugesagt', 'authorised'),
	released: choice('freigegeben', 'released'),
	received: choice('eingegangen', 'received'),
	refunded: choice('erstattet', 'refunded'),
	disputed: choice('angefochten', 'disputed'),
	dispute_ended: choice('Anfechtung beendet', 'dispute ended'),
	failed: choice('gescheitert', 'failed'),
	returned: choice('zurückgebucht', 'taken back'),
	refund_returned: choice('Erstattung kam zurück', 'refund came back'),
};

export const commandKinds = {
	accept: choice('Annehmen', 'Accept'),
	ship: choice('Versenden', 'Ship'),
	cancel: choice('Stornieren (nicht lieferbar)', 'Cancel (cannot be delivered)'),
	free: choice('Reservierung freigeben', 'Free what is held'),
	withdrawn: choice('Stornieren (Widerruf)', 'Cancel (withdrawn)'),
	drop: choice('Positionen streichen (nicht lieferbar)', 'Drop lines (cannot be delivered)'),
	drop_withdrawn: choice('Positionen streichen (Widerruf)', 'Drop lines (withdrawn)'),
	take_back: choice('Rücknahme', 'Take back'),
	note: choice('Notiz', 'Note'),
	paid: choice('Geld ist da', 'Money has arrived'),
	refund_done: choice('Erstattung ist überwiesen', 'Refund was transferred'),
	resend: choice('Unterlagen an den Käufer senden', 'Send documents to the buyer'),
	copy: choice('Unterlagen an den Laden senden', 'Send documents to the shop'),
	mail_again: choice('E-Mail noch einmal an den Käufer senden', 'Send an e-mail to the buyer again'),
	month: choice('Belege eines Monats an den Laden senden', 'Send the documents of a month to the shop'),
} as const satisfies Readonly<Record<string, Choice>>;

const answerChoices = {
	done: choice('ausgeführt', 'done', 'good'),
	refused: choice('abgelehnt', 'refused', 'bad'),
} as const satisfies Readonly<Record<string, Choice>>;

/** A refund that is asked for has not gone back yet. */
const refundAnswerChoices: typeof answerChoices = { ...answerChoices, done: choice('beauftragt', 'asked for', 'good') };

const requestKindChoices: Record<string, Choice> = {
	message: choice('Nachricht', 'Message'),
	availability: choice('Verfügbarkeit', 'Availability'),
	information: choice('Frage zum Produkt', 'Question'),
	reservation: choice('Reservierung', 'Reservation'),
	appointment: choice('Termin', 'Appointment'),
	statement: choice('Kontoauszug', 'Bank statement'),
};

const key = { type: 'uuid', label: { de: 'Kennung', en: 'Id' }, isKey: true, isHidden: true } as const satisfies DeskField;
const project = {
	type: 'string',
	label: { de: 'Projekt', en: 'Project' },
	isHidden: true,
} as const satisfies DeskField;

const chosen = (label: Label, choices: Readonly<Record<string, Choice>>): DeskField => ({
	type: 'string',
	label,
	choices,
	interface: 'select-dropdown',
});
const shown = (de: string, en: string): DeskField => ({ type: 'string', label: { de, en }, interface: 'input' });
const written = (de: string, en: string): DeskField => ({ type: 'text', label: { de, en }, interface: 'input-multiline', isWide: true });
const moment = (de: string, en: string): DeskField => ({
	type: 'timestamp',
	label: { de, en },
	interface: 'datetime',
	display: 'datetime',
	displayOptions: { format: 'short' },
});
const list = (de: string, en: string, template: string, columns: Readonly<Record<string, DeskField>>): DeskField => ({
	type: 'json',
	label: { de, en },
	interface: 'list',
	// At its limit, Directus offers no further entry.
	options: { template, limit: 1 },
	columns,
	isWide: true,
});

const creator = {
	type: 'uuid',
	label: { de: 'Erteilt von', en: 'Given by' },
	special: ['user-created'],
	interface: 'select-dropdown-m2o',
	options: { template: '{{first_name}} {{last_name}}' },
	display: 'user',
	isReadonly: true,
	linksTo: { collection: 'directus_users' },
} as const satisfies DeskField;

const createdAt: DeskField = { ...moment('Erteilt am', 'Given at'), special: ['date-created'], isReadonly: true };
const revision: DeskField = {
	type: 'integer',
	label: { de: 'Stand', en: 'Revision' },
	note: { de: 'Stand der Bestellung, auf den sich der Auftrag bezieht', en: 'The revision of the order that the command is about' },
	interface: 'input',
	isHidden: true,
};
const answer = {
	state: { ...chosen({ de: 'Ergebnis', en: 'Result' }, answerChoices), isReadonly: true },
	answer: { ...written('Antwort', 'Answer'), isReadonly: true },
	answered_at: { ...moment('Beantwortet am', 'Answered at'), isReadonly: true },
} as const satisfies Readonly<Record<string, DeskField>>;

const orderLink = (field: string, de: string, en: string, template: string): DeskField => ({
	type: 'uuid',
	label: { de: 'Bestellung', en: 'Order' },
	interface: 'select-dropdown-m2o',
	options: { template: '{{number}} {{buyer}}' },
	display: 'related-values',
	displayOptions: { template: '{{number}} {{buyer}}' },
	special: ['m2o'],
	isRequired: true,
	linksTo: { collection: 'order', list: { field, label: { de, en }, shown: template } },
});

const person = { name: shown('Name', 'Name'), email: shown('E-Mail', 'E-mail') } as const;

export const deskCollections = {
	order: {
		icon: 'shopping_bag',
		label: { de: 'Bestellungen', en: 'Orders' },
		note: {
			de: 'Spiegel des Bestelldienstes. Aufträge erteilen Sie über die Schaltflächen rechts; was hier von Hand geändert wird, überschreibt der Dienst.',
			en: 'A mirror of the order service. Give commands with the buttons on the right; the service overwrites what is changed here by hand.',
		},
		template: '{{number}} {{buyer}}',
		fields: {
			id: key,
			project,
			number: { type: 'integer', label: { de: 'Nummer', en: 'Number' }, interface: 'input' },
			to_do: chosen({ de: 'Zu tun', en: 'To do' }, toDoChoices),
			placed_at: moment('Bestellt am', 'Placed at'),
			state: chosen({ de: 'Stand', en: 'State' }, orderStateChoices),
			payment_kind: chosen({ de: 'Zahlungsart', en: 'Payment' }, paymentKindChoices),
			payment_state: chosen({ de: 'Zahlung', en: 'Payment state' }, paymentStateChoices),
			total: shown('Summe', 'Total'),
			hold: chosen({ de: 'Zurückgelegt', en: 'On hold' }, holdChoices),
			held: shown('Zurückgelegte Stücke', 'Pieces on hold'),
			held_until: moment('Zurückgelegt bis', 'On hold until'),
			// For sums: lists show `total`.
			turnover: { type: 'decimal', label: { de: 'Umsatz', en: 'Turnover' }, isHidden: true },
			buyer: shown('Käufer', 'Buyer'),
			delivery: shown('Versand', 'Delivery'),
			sheet: {
				type: 'text',
				label: { de: 'Packzettel', en: 'Packing sheet' },
				interface: 'input-rich-text-html',
				options: { toolbar: [] },
				isWide: true,
			},
			email: shown('E-Mail', 'E-mail'),
			phone: shown('Telefon', 'Phone'),
			lines: list('Positionen', 'Lines', '{{position}} · {{count}} × {{name}} · {{state}}', {
				position: { type: 'integer', label: { de: 'Position', en: 'Position' } },
				count: { type: 'integer', label: { de: 'Anzahl', en: 'Count' } },
				name: shown('Produkt', 'Product'),
				personalization: written('Gravur', 'Personalisation'),
				price: shown('Einzelpreis', 'Price'),
				state: chosen({ de: 'Stand', en: 'State' }, lineStateChoices),
				tracking: shown('Sendungsnummer', 'Tracking number'),
			}),
			payments: list('Zahlungen', 'Payments', '{{at}} · {{kind}} · {{amount}}', {
				at: shown('Am', 'At'),
				kind: chosen({ de: 'Art', en: 'Kind' }, ledgerChoices),
				amount: shown('Betrag', 'Amount'),
				provider: shown('Anbieter', 'Provider'),
				reference: shown('Kennung', 'Reference'),
			}),
			events: list('Verlauf', 'History', '{{at}} · {{what}} · {{who}}', {
				at: shown('Am', 'At'),
				what: shown('Was', 'What'),
				who: shown('Wer', 'Who'),
			}),
			revision: { type: 'integer', label: { de: 'Stand', en: 'Revision' }, interface: 'input', isHidden: true },
			user_updated: { type: 'uuid', label: { de: 'Geändert von', en: 'Changed by' }, special: ['user-updated'], isHidden: true },
		},
	},
	order_command: {
		icon: 'play_circle',
		label: { de: 'Aufträge', en: 'Commands' },
		note: {
			de: 'Aufträge zu Bestellungen. Der Bestelldienst führt jeden einmal aus und antwortet hier.',
			en: 'Commands on orders. The order service executes each once, and answers here.',
		},
		template: '{{kind}} {{state}}',
		fields: {
			id: key,
			order: orderLink(
				'commands',
				'Aufträge',
				'Commands',
				'{{kind}} · {{state}} · {{answer}} · {{created_by.first_name}} · {{created_at}}',
			),
			revision,
			kind: { ...chosen({ de: 'Auftrag', en: 'Command' }, commandKinds), isRequired: true },
			positions: {
				...shown('Positionen', 'Positions'),
				note: { de: 'Wie 1, 2; eines von Position 2: 2:1; leer: alle', en: 'Such as 1, 2; one of line 2: 2:1; empty: all' },
			},
			carrier: shown('Zusteller', 'Carrier'),
			tracking: shown('Sendungsnummer', 'Tracking number'),
			even_unpaid: {
				type: 'boolean',
				label: { de: 'Auch ohne Zahlung versenden', en: 'Ship without payment' },
				note: {
					de: 'Nur ankreuzen, wenn die Ware gehen soll, obwohl das Geld nicht da ist',
					en: 'Tick this only if the products are to leave although the money is not there',
				},
				interface: 'boolean',
				display: 'boolean',
			},
			target: {
				...shown('Kennung', 'Reference'),
				note: {
					de: 'Der Zahlung, wie die Bank sie nennt, der Erstattung aus der E-Mail, oder die Nummer einer Rechnung; leer: alle Unterlagen. Bei einer E-Mail ein Wort ihres Betreffs; leer: die neueste. Beim Monat wie 2026-11; leer: der vorige',
					en: 'Of the payment, as the bank names it, of the refund from the e-mail, or the number of an invoice; empty: all documents. Of an e-mail, a word of its subject; empty: the newest. Of a month, such as 2026-11; empty: the one before',
				},
			},
			amount: { ...shown('Betrag', 'Amount'), note: { de: 'Wie 12,50; leer: alles', en: 'Such as 12.50; empty: all of it' } },
			text: written('Notiz oder Grund', 'Note or reason'),
			created_by: creator,
			created_at: createdAt,
			...answer,
		},
	},
	order_refund: {
		icon: 'undo',
		label: { de: 'Erstattungen', en: 'Refunds' },
		note: {
			de: 'Aufträge, Geld zu erstatten. Wer sie erteilen darf, hat das Recht, hier anzulegen.',
			en: 'Commands to refund money. They are given by those who may create records here.',
		},
		template: '{{amount}} {{state}}',
		fields: {
			id: key,
			order: orderLink(
				'refunds',
				'Erstattungen',
				'Refunds',
				'{{amount}} · {{state}} · {{answer}} · {{created_by.first_name}} · {{created_at}}',
			),
			revision,
			amount: { ...shown('Betrag', 'Amount'), note: { de: 'Wie 12,50; leer: alles', en: 'Such as 12.50; empty: all of it' } },
			text: { ...written('Grund', 'Reason'), isRequired: true },
			created_by: creator,
			created_at: createdAt,
			...answer,
			state: { ...answer.state, choices: refundAnswerChoices },
		},
	},
	request: {
		icon: 'forum',
		label: { de: 'Anfragen', en: 'Requests' },
		note: { de: 'Nachrichten und Wünsche von der Website', en: 'Messages and wishes from the website' },
		template: '{{kind}} {{name}}',
		fields: {
			id: key,
			project,
			received_at: moment('Eingegangen am', 'Received at'),
			kind: chosen({ de: 'Art', en: 'Kind' }, requestKindChoices),
			...person,
			phone: shown('Telefon', 'Phone'),
			product: shown('Produkt', 'Product'),
			details: shown('Einzelheiten', 'Details'),
			text: written('Nachricht', 'Message'),
			is_answered: {
				type: 'boolean',
				label: { de: 'Beantwortet', en: 'Answered' },
				interface: 'boolean',
				display: 'boolean',
			},
		},
	},
	withdrawal: {
		icon: 'assignment_return',
		label: { de: 'Widerrufe', en: 'Withdrawals' },
		note: { de: 'Widerrufe von der Website, mit der Bestellung, wo sie eindeutig ist', en: 'Withdrawals from the website' },
		template: '{{contract}} {{name}}',
		fields: {
			id: key,
			project,
			received_at: moment('Eingegangen am', 'Received at'),
			contract: shown('Vertrag', 'Contract'),
			...person,
			text: written('Mitteilung', 'Message'),
		},
	},
} as const satisfies Readonly<Record<string, DeskCollection>>;

export type DeskCollectionName = keyof typeof deskCollections;

/** A record as the service writes it: with these fields and no others. */
export type DeskRecord<Name extends DeskCollectionName> = Readonly<Record<keyof (typeof deskCollections)[Name]['fields'], unknown>>;
