/** The shop's bank: what buyers pay in, what the shop pays back, what is returned, and the statements that tell of it. */
import { addDays } from '../../orders/payments/transfer/statement/bank-statement.ts';
import { aCamt, anEntry } from '../orders/statements/some-camt.ts';

export interface BankRow {
	readonly id: number;
	/** null: it is part of the transaction before it. */
	readonly direction: 'in' | 'out';
	readonly cents: number;
	readonly text: string;
	readonly party: string;
	readonly iban: string;
	/** The day on which it is booked; before it is pending from `since` on. */
	readonly day: string;
	readonly since: string;
	readonly isReversal: boolean;
	/** Orders that it is for, with their parts; none: it names no order of this shop. */
	readonly parts: readonly { readonly order: number; readonly cents: number }[];
}

export interface Bank {
	readonly rows: readonly BankRow[];
	add(row: Omit<BankRow, 'id'>): void;
	/** As CAMT, of the days from `from` to `until`, as the bank knows them in the morning of the day after. Intraday ones list what is pending. */
	statement(from: string, until: string, kind: '052' | '053'): string;
}

export function createBank(): Bank {
	const rows: BankRow[] = [];
	return {
		rows,
		add: (row) => void rows.push({ ...row, id: rows.length + 1 }),
		statement(from, until, kind) {
			const booked = rows.filter(({ day }) => day >= from && day <= until).map((row) => entryOf(row, 'BOOK'));
			const pending =
				kind === '053' ? [] : rows.filter(({ day, since }) => day > until && since <= until).map((row) => entryOf(row, 'PDNG'));
			const created = `<CreDtTm>${addDays(until, 1)}T06:00:00</CreDtTm>`;
			const period = `<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${until}T23:59:59</ToDtTm></FrToDt>`;
			return aCamt([[...booked, ...pending]], { kind, head: created + period });
		},
	};
}

/** Each is told alike in every statement, so that a repeated one is a repetition. */
function entryOf({ id, direction, cents, text, party, iban, day, since, isReversal, parts }: BankRow, status: 'BOOK' | 'PDNG'): string {
	const common = {
		euro: toEuro(cents),
		how: direction === 'in' ? 'CRDT' : 'DBIT',
		status: `<Sts><Cd>${status}</Cd></Sts>`,
		day: status === 'BOOK' ? day : since,
		name: party,
		iban,
		extra: isReversal ? '<RvslInd>true</RvslInd>' : '',
	} as const;
	if (parts.length < 2) {
		return anEntry({ ...common, details: detailsOf(`REF${String(id).padStart(8, '0')}`, { party, iban, text }) });
	}
	const details = parts.map(({ order, cents: part }, index) =>
		detailsOf(`REF${String(id).padStart(8, '0')}${index}`, { party, iban, text: `B-${order}`, euro: toEuro(part) }),
	);
	return anEntry({ ...common, details: details.join('') });
}

interface DetailsOf {
	readonly party: string;
	readonly iban: string;
	readonly text: string;
	readonly euro?: string;
}

function detailsOf(reference: string, { party, iban, text, euro }: DetailsOf): string {
	const amount = euro === undefined ? '' : `<Amt Ccy="EUR">${euro}</Amt>`;
	const parties = `<RltdPties><Dbtr><Pty><Nm>${party}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`;
	return `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>${amount}${parties}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
}

export function toEuro(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
