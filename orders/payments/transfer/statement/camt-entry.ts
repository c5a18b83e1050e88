/** Reads one entry of a CAMT statement. Parts keep the amounts that the bank names for them; whether they add up, the judge asks. */
import { plainIban } from '../../../../site/iban.ts';
import { type BankEntry, type BrokenText, type Direction, type EntryPart, toDay, type UnreadableEntry } from './bank-statement.ts';
import { allOf, childOf, childrenOf, textOf, textsOf } from './camt-tree.ts';

/** null: no money moves by it. `number`: its place in the file. */
export function readEntry(entry: unknown, number: number): BankEntry | UnreadableEntry | null {
	const unreadable = (fault: string): UnreadableEntry => ({ kind: 'unreadable', number, fault });
	const written = textOf(entry, 'Amt');
	const amount = toAmount(childOf(entry, 'Amt'));
	if (amount === null) return unreadable(`"${written ?? ''}" is no amount in whole cents with its currency`);
	const booked = toDirection(textOf(entry, 'CdtDbtInd'));
	if (booked === null) return unreadable('it does not say whether money came or went (CdtDbtInd)');
	const state = toState(textOf(entry, 'Sts', 'Cd') ?? textOf(entry, 'Sts', 'Prtry') ?? textOf(entry, 'Sts'));
	if (state === null) return unreadable('it does not say whether it is booked (Sts)');
	const dates = [dayOf(entry, 'BookgDt'), dayOf(entry, 'ValDt')];
	if (dates.includes('none')) return unreadable('its date is none');
	const [day = null, valueDay = null] = dates as readonly (string | null)[];
	const { cents, currency } = amount;
	if (cents === 0) return null;
	// An amount below zero is not in the standard; it turns the entry round.
	const direction = cents > 0 ? booked : opposite(booked);
	const details = allOf(entry, 'NtryDtls', 'TxDtls');
	const counted = textsOf(entry, 'NtryDtls', 'Btch', 'NbOfTxs').reduce((total, each) => total + (Number(each) || 0), 0);
	const parts = details.length === 0 ? [entry] : details;
	return {
		...{ kind: 'entry', number, day: day ?? valueDay, valueDay, currency, direction, state, cents: Math.abs(cents) },
		isReversal: isTrue(textOf(entry, 'RvslInd')) || [entry, ...details].some(isReturn),
		parts: parts.map((each) => readPart(each, { entry, currency, direction, isAlone: parts.length === 1 })),
		partCount: Math.max(parts.length, counted),
		chargesCents: [entry, ...details].reduce((total: number, each) => total + chargesOf(each, currency), 0),
	};
}

interface PartOf {
	readonly entry: unknown;
	readonly currency: string;
	readonly direction: Direction;
	readonly isAlone: boolean;
}

function readPart(details: unknown, { entry, currency, direction, isAlone }: PartOf): EntryPart {
	const amount = details === entry ? null : toAmount(childOf(details, 'Amt') ?? childOf(details, 'AmtDtls', 'TxAmt', 'Amt'));
	const party = childOf(details, 'RltdPties');
	const names = ['Dbtr', 'UltmtDbtr'].map((side) => textOf(party, side, 'Nm') ?? textOf(party, side, 'Pty', 'Nm'));
	const notes = isAlone ? textsOf(entry, 'AddtlNtryInf') : [];
	return {
		cents: amount === null || amount.currency !== currency ? null : Math.abs(amount.cents),
		direction: toDirection(textOf(details, 'CdtDbtInd')) ?? direction,
		party: names.find((name) => name !== null) ?? '',
		iban: plainIban(textOf(party, 'DbtrAcct', 'Id', 'IBAN') ?? '') || null,
		reference: referenceOf(details) ?? (isAlone ? referenceOf(entry) : null),
		texts: [...writtenIn(details), ...(notes.length === 0 ? [] : [notes])],
	};
}

/** Each place in which banks put what a payer wrote; the lines of one place belong together. */
function writtenIn(details: unknown): readonly BrokenText[] {
	const structured = allOf(details, 'RmtInf', 'Strd');
	const identifiers = [textOf(details, 'Refs', 'EndToEndId'), textOf(details, 'Refs', 'InstrId')];
	return [
		textsOf(details, 'RmtInf', 'Ustrd'),
		...structured.flatMap((each) => [
			textsOf(each, 'CdtrRefInf', 'Ref'),
			textsOf(each, 'AddtlRmtInf'),
			...allOf(each, 'RfrdDocInf').map((document) => textsOf(document, 'Nb')),
		]),
		textsOf(details, 'AddtlTxInf'),
		...identifiers.map((each) => (isName(each) ? [each] : [])),
	].filter((lines) => lines.length > 0);
}

function referenceOf(element: unknown): string | null {
	const names = [
		textOf(element, 'Refs', 'AcctSvcrRef'),
		textOf(element, 'AcctSvcrRef'),
		textOf(element, 'Refs', 'TxId'),
		textOf(element, 'Refs', 'UETR'),
	];
	return names.find(isName) ?? null;
}

/** Banks fill the field of a name where they have none. */
function isName(value: string | null | undefined): value is string {
	return value !== null && value !== undefined && !/^(?:NOT ?PROVIDED|NONREF|NONE|0+|-+)$/i.test(value);
}

/** A payment that came back carries its reason, or the code of a return. */
function isReturn(element: unknown): boolean {
	if (childOf(element, 'RtrInf') !== undefined) return true;
	return textOf(element, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') === 'RRTN';
}

/** Of version .02, an element for each charge; of .08, one with records. */
function chargesOf(element: unknown, currency: string): number {
	const charges = childrenOf(element, 'Chrgs');
	const records = [...charges, ...charges.flatMap((each) => childrenOf(each, 'Rcrd'))].filter(
		(each) => textOf(each, 'CdtDbtInd') !== 'CRDT',
	);
	const single = records.flatMap((each) => toAmount(childOf(each, 'Amt')) ?? []);
	const totals = charges.flatMap((each) => toAmount(childOf(each, 'TtlChrgsAndTaxAmt')) ?? []);
	return (single.length > 0 ? single : totals).reduce((sum, each) => (each.currency === currency ? sum + Math.abs(each.cents) : sum), 0);
}

function toAmount(element: unknown): { readonly cents: number; readonly currency: string } | null {
	const currency = textOf(element, '@Ccy')?.toUpperCase() ?? '';
	const { sign, euro, parts = '' } = /^(?<sign>[+-]?)(?<euro>\d{1,12})(?:\.(?<parts>\d{1,5}))?$/.exec(textOf(element) ?? '')?.groups ?? {};
	if (euro === undefined || !/^[A-Z]{3}$/.test(currency) || /[1-9]/.test(parts.slice(2))) return null;
	const cents = Number(euro) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
	return { currency, cents: sign === '-' ? -cents : cents };
}

/** `none`: something stands there that is no day. */
function dayOf(entry: unknown, name: string): string | null {
	const written = textOf(entry, name, 'Dt') ?? textOf(entry, name, 'DtTm');
	return written === null ? null : (toDayOfText(written) ?? 'none');
}

/** The day of a date or a moment of XML; null: it is none. */
export function toDayOfText(written: string): string | null {
	const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?![\d-])/.exec(written) ?? [];
	return toDay(year, month, day);
}

function toDirection(code: string | null): Direction | null {
	return code === 'CRDT' ? 'in' : code === 'DBIT' ? 'out' : null;
}

function opposite(direction: Direction): Direction {
	return direction === 'in' ? 'out' : 'in';
}

function toState(code: string | null): BankEntry['state'] | null {
	const states: Readonly<Record<string, BankEntry['state']>> = { BOOK: 'booked', PDNG: 'pending', FUTR: 'pending', INFO: 'information' };
	return states[code?.toUpperCase() ?? ''] ?? null;
}

function isTrue(value: string | null): boolean {
	return value === 'true' || value === '1';
}
