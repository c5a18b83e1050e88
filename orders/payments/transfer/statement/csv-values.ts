/** Reads the values of a bank's CSV file: days, amounts, and the words for direction and state. */
import { type Direction, toDay } from './bank-statement.ts';

/** null: it is no day as `format` says. A day or a month may lack its leading zero; a year of two digits is one of this century, and may have four. */
export function readDay(written: string, format: string): string | null {
	const pattern = format
		.replaceAll('.', '\\.')
		.replace('DD', '(?<day>\\d{1,2})')
		.replace('MM', '(?<month>\\d{1,2})')
		.replace(/YYYY|YY/, (year) => (year === 'YY' ? '(?<year>\\d{4}|\\d{2})' : '(?<year>\\d{4})'));
	const { day, month, year } = new RegExp(`^${pattern}$`).exec(written.trim())?.groups ?? {};
	return day === undefined || month === undefined || year === undefined ? null : toDay(year.padStart(4, '20'), month, day);
}

export interface CsvAmount {
	/** Below 0: with a minus, in front or behind. */
	readonly cents: number;
	/** null: none stands beside the amount. */
	readonly currency: string | null;
	/** Behind the amount, as `S` and `H`; null: it has none. */
	readonly direction: Direction | null;
}

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', EURO: 'EUR', $: 'USD', '£': 'GBP', FR: 'CHF', SFR: 'CHF' };

/** null: no amount, or one whose thousands stand at no place for them. */
export function readAmount(written: string, decimal: ',' | '.'): CsvAmount | null {
	const text = written.normalize('NFKC').replace(/[−‒–]/g, '-').replace(/\s/g, '');
	const shape =
		/^(?<front>[A-Z]{2,4}\.?|[€$£])?(?<number>[+-]?[\d.,'’]*\d[\d.,'’]*-?)(?<back>EUR|EURO|CHF|[A-Z]{3}|[€$£])?(?<side>[SHDC])?$/iu;
	const { front, number = '', back, side } = shape.exec(text)?.groups ?? {};
	const thousands = decimal === ',' ? "[.'’]" : "[,'’]";
	const pattern = new RegExp(
		`^(?<sign>[+-]?)(?<euro>\\d{1,3}(?:${thousands}\\d{3})+|\\d{1,10})(?:\\${decimal}(?<cents>\\d{1,2}))?(?<after>-?)$`,
	);
	const { sign, euro, cents = '', after } = pattern.exec(number)?.groups ?? {};
	if (euro === undefined || (sign !== '' && after === '-')) return null;
	const value = Number(euro.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
	const named = (front ?? back)?.toUpperCase().replace('.', '');
	return {
		cents: sign === '-' || after === '-' ? -value : value,
		currency: named === undefined ? null : (currencies[named] ?? named),
		direction: side === undefined ? null : readDirection(side),
	};
}

const incoming = /^(?:h|haben|c|cr|crdt|credit|kredit|eingang|gutschrift|einnahme|in|incoming|\+|crédit)$/i;
const outgoing = /^(?:s|soll|d|dr|dbit|debit|debet|ausgang|belastung|lastschrift|ausgabe|out|outgoing|-|débit)$/i;

/** Of a whole field; null: it says nothing of a direction. */
export function readDirection(field: string): Direction | null {
	if (incoming.test(field)) return 'in';
	return outgoing.test(field) ? 'out' : null;
}

const pending =
	/^(?:(?:umsatz |buchung )?vorgemerkt(?:e buchung|er umsatz)?|vormerkung|offen|ausstehend|schwebend|vorläufig|reserviert|noch nicht gebucht|nicht gebucht|in bearbeitung|pdng|pndg|pending|scheduled|geplant|terminiert|provisional|unbooked|not booked|en attente|à venir|prénoté)$/i;
const notMoney =
	/^(?:info|information|storniert|abgelehnt|fehlgeschlagen|zurückgewiesen|failed|rejected|declined|cancelled|refusé|annulé)$/i;

/** Of a whole field; null: it says nothing of a state. */
export function readState(field: string): 'pending' | 'information' | null {
	if (pending.test(field)) return 'pending';
	return notMoney.test(field) ? 'information' : null;
}

const booked =
	/^(?:umsatz |buchung )?(?:gebucht|verbucht|ausgeführt|abgeschlossen|erledigt|booked|book|posted|completed|executed|settled|cleared|done|comptabilisée?|exécutée?)$/i;

/** Of a field in the column of states; null: it is no word for a booked payment. Banks leave the field of one empty. */
export function readNamedState(field: string): 'booked' | 'pending' | 'information' | null {
	return readState(field) ?? (field === '' || booked.test(field) ? 'booked' : null);
}

/** What may stand behind the label of a balance: its day, its amount, and small words. A payer writes more than that. */
const word = String.raw`vom|per|am|zum|bis|in|au|du|nach buchung|eur|euro|€|chf|[-+]|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})|\d{4}-\d\d-\d\d|[-+]?[\d.'’]*\d[.,]\d\d`;
const tail = `:?(?:\\s+(?:${word}):?(?=\\s|$)){0,6}`;
const balanceLabel = new RegExp(
	[
		`(?:(?:alter|neuer|letzter|aktueller|gebuchter|verfügbarer)\\s+)?(?:kontostand|saldo)${tail}`,
		`(?:anfangs|end|schluss|abschluss|zwischen|tages|start|eröffnungs)-?(?:saldo|bestand|kontostand)${tail}`,
		'(?:opening|closing|final|starting)?\\s?balance',
		`(?:ancien |nouveau )?solde${tail}`,
		'übertrag|vortrag|summe|total|gesamt(?:summe)?',
	]
		.map((each) => `^(?:${each})$`)
		.join('|'),
	'iu',
);

/** Whether a field is the label of a balance, which is no payment. */
export function isBalanceLabel(field: string): boolean {
	return balanceLabel.test(field.replace(/:$/, ''));
}

/** What banks write of a payment that came back, in the column that says what kind an entry is. */
export function isReturnLabel(field: string): boolean {
	return /\b(?:storno|stornierung|retoure|rückgabe|return(?:ed)?|reversal|rejet|retour)|\bR(?:ü|ue)ck(?:über|ueber|buchung|last|zahlung|gabe|ruf)/iu.test(
		field,
	);
}
