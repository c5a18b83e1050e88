/** Reads a bank's CSV file, as a mapping describes it. What is no payment, such as a balance or a footer, is left out; what cannot be read is named. */
import { plainIban } from '../../../../site/iban.ts';
import type { BankEntry, BankStatement, Direction, UnreadableEntry } from './bank-statement.ts';
import { expectColumns, type FoundColumns } from './csv-columns.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { readPreamble } from './csv-preamble.ts';
import { type Row, splitRows } from './csv-rows.ts';
import { isBalanceLabel, isReturnLabel, readAmount, readDay, readDirection, readNamedState, readState } from './csv-values.ts';

/** A file may hold several accounts, where a column names them. @throws StatementUnreadable */
export function readCsv(csv: string, mapping: CsvMapping, file: string): readonly BankStatement[] {
	const columns = expectColumns(splitRows(csv.replace(/^\ufeff/, ''), mapping.separator), mapping);
	const said = readPreamble(columns.preamble);
	const read = columns.rows.flatMap((row) => {
		const entry = readRow(row, columns, mapping);
		return entry === null ? [] : [{ entry, account: plainIban(columns.field(row, 'account')) || said.account }];
	});
	const closed = columns.rows
		.flatMap((row) => closingDay(row, columns, mapping) ?? [])
		.toSorted()
		.at(-1);
	const common = { file, format: 'csv', from: said.from, until: said.until ?? closed ?? null, reachesToNewest: true } as const;
	if (read.length === 0) return [{ ...common, account: said.account, entries: [] }];
	const byAccount = Map.groupBy(read, ({ account }) => account);
	return [...byAccount].map(([account, entries]) => ({ ...common, account, entries: entries.map(({ entry }) => entry) }));
}

/** null: it is no payment. */
function readRow(row: Row, columns: FoundColumns, mapping: CsvMapping): BankEntry | UnreadableEntry | null {
	const { fields, line, isBroken } = row;
	if (fields.every((field) => field === '') || isBalance(row, columns)) return null;
	const unreadable = (fault: string): UnreadableEntry => ({ kind: 'unreadable', number: line, fault });
	const [written, value] = [columns.field(row, 'date'), columns.field(row, 'valueDate')];
	const [day, valueDay] = [readDay(written, mapping.date), readDay(value, mapping.date)];
	const amount = amountOf(row, columns, mapping);
	const state = stateOf(row, columns, mapping);
	// A footer has no day, and no amount.
	if (day === null && valueDay === null && (state === 'booked' || state === null) && 'fault' in amount) {
		if (isBroken) return unreadable(brokenMark);
		return hasFigures(row, columns) ? unreadable(`"${written || value}" is no date as ${mapping.date}`) : null;
	}
	if (isBroken) return unreadable(brokenMark);
	if ('fault' in amount) return unreadable(amount.fault);
	if (amount.cents === 0) return null;
	if (state === null) return unreadable(`"${columns.field(row, 'state')}" is no state that is known here`);
	if (day === null && written !== '' && state === 'booked') return unreadable(`"${written}" is no date as ${mapping.date}`);
	const { cents, currency, direction } = amount;
	return {
		...{ kind: 'entry', number: line, day: day ?? valueDay, valueDay, cents, currency, direction, partCount: 1, chargesCents: 0 },
		// A row without any day is one that the bank has not booked yet.
		state: day === null && valueDay === null && state === 'booked' ? 'pending' : state,
		isReversal: isReturnLabel(columns.field(row, 'kind')),
		parts: [
			{
				...{ cents: null, direction, party: columns.field(row, 'payer') || payerIn(columns.texts(row)) },
				iban: plainIban(columns.field(row, 'iban')) || null,
				reference: columns.field(row, 'reference') || null,
				texts: columns.texts(row).flatMap((text) => (text === '' ? [] : [text.split(/\r?\n|\r/).map((part) => part.trim())])),
			},
		],
	};
}

/** Where a bank has no column for the payer, it writes who it is in front of the words. */
function payerIn(texts: readonly string[]): string {
	return texts.map((text) => /^\s*Auftraggeber:\s*(.+?)\s*(?:Buchungstext:|$)/i.exec(text)?.[1]).find((name) => name !== undefined) ?? '';
}

const brokenMark = 'it has a quotation mark that is not closed';

interface RowAmount {
	/** Greater than 0, or 0. */
	readonly cents: number;
	readonly currency: string;
	readonly direction: Direction;
}

function amountOf(row: Row, columns: FoundColumns, mapping: CsvMapping): RowAmount | { readonly fault: string } {
	const { credit, debit } = mapping.columns;
	if (credit !== undefined && debit !== undefined) {
		const [came, went] = [columns.field(row, 'credit'), columns.field(row, 'debit')];
		const [inward, outward] = [came, went].map((field) => (field === '' ? null : readAmount(field, mapping.decimal)));
		if ((came !== '' && inward === null) || (went !== '' && outward === null))
			return noAmount(inward === null ? came || went : went, mapping);
		const [received, paid] = [inward?.cents ?? 0, outward?.cents ?? 0];
		if (received !== 0 && paid !== 0) return { fault: `it has both an incoming amount "${came}" and an outgoing one "${went}"` };
		if (came !== '' || went !== '') {
			// Less than nothing came in: that went out. What went out is written with a minus, or without.
			const direction = paid !== 0 || received < 0 ? 'out' : 'in';
			const read = received === 0 && outward ? outward : inward;
			const head = columns.headOf(received === 0 ? 'debit' : 'credit');
			return { cents: Math.abs(received || paid), direction, currency: currencyOf(row, read?.currency ?? null, head, columns) };
		}
		if (mapping.columns.amount === undefined) return noAmount('', mapping);
	}
	const written = columns.field(row, 'amount');
	const amount = readAmount(written, mapping.decimal);
	if (amount === null) return noAmount(written, mapping);
	const side = columns.field(row, 'direction') || columns.direction(row) || '';
	const said = readDirection(side) ?? amount.direction;
	if (mapping.columns.direction !== undefined && said === null) return { fault: `"${side}" is no direction such as S or H` };
	const direction = said === 'out' || amount.cents < 0 ? 'out' : 'in';
	return { cents: Math.abs(amount.cents), direction, currency: currencyOf(row, amount.currency, columns.headOf('amount'), columns) };
}

function noAmount(written: string, { decimal }: CsvMapping): { readonly fault: string } {
	return { fault: `"${written}" is no amount with "${decimal}" before the cents` };
}

function currencyOf(row: Row, beside: string | null, head: string | null, columns: FoundColumns): string {
	const inHead = /\b(EUR|CHF|USD|GBP)\b/.exec(head ?? '')?.[1];
	return columns.field(row, 'currency').toUpperCase() || beside || inHead || 'EUR';
}

/** null: the column of states holds a word that is not known. */
function stateOf(row: Row, columns: FoundColumns, mapping: CsvMapping): BankEntry['state'] | null {
	const states = columns.others(row).map(readState);
	const found = states.find((state) => state !== null);
	if (found !== undefined || mapping.columns.state === undefined) return found ?? 'booked';
	return readNamedState(columns.field(row, 'state'));
}

/** Where others have a day and an amount, it has figures that are neither: another form of both. */
function hasFigures(row: Row, columns: FoundColumns): boolean {
	const isFigure = (name: 'date' | 'valueDate' | 'amount' | 'credit' | 'debit'): boolean => /^\W*\d/.test(columns.field(row, name));
	return (isFigure('date') || isFigure('valueDate')) && (isFigure('amount') || isFigure('credit') || isFigure('debit'));
}

/** A label of a balance stands in a field of its own, also where payers write. */
function isBalance(row: Row, columns: FoundColumns): boolean {
	const payer = columns.field(row, 'payer');
	// A payer may write such a word, but has a name and an account.
	const words = [...columns.others(row), payer, ...(payer === '' ? columns.texts(row) : [])];
	return columns.field(row, 'iban').length < shortestIban && words.some(isBalanceLabel);
}

const shortestIban = 15;

/** The day of a closing balance below the payments; null: the row is none. */
function closingDay(row: Row, columns: FoundColumns, { date }: CsvMapping): string | null {
	const isClosing = row.fields.some((field) =>
		/^(?:neuer |gebuchter )?kontostand$|^(?:end|schluss|abschluss)saldo$|^closing balance$/i.test(field),
	);
	if (!isClosing || !isBalance(row, columns)) return null;
	return row.fields.map((field) => readDay(field, date)).find((day) => day !== null) ?? null;
}
