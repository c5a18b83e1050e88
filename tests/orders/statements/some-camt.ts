/** Statements in CAMT as banks write them, for tests to change. */
import { account } from './shop-of-orders.ts';

export interface EntryOf {
	readonly euro?: string;
	readonly currency?: string;
	readonly how?: 'CRDT' | 'DBIT';
	readonly status?: string;
	/** `''`: the element is empty. */
	readonly day?: string;
	readonly name?: string;
	readonly iban?: string;
	readonly text?: string;
	/** Of the entry. */
	readonly extra?: string;
	/** Instead of the details that the others make. */
	readonly details?: string;
}

export function anEntry({
	euro = '565.90',
	currency = 'EUR',
	how = 'CRDT',
	status = '<Sts><Cd>BOOK</Cd></Sts>',
	day = '2026-11-27',
	name = 'Anna Muster',
	iban = 'DE89370400440532013000',
	text = '',
	extra = '',
	details,
}: EntryOf): string {
	const party = `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`;
	const inner = details ?? `<TxDtls>${party}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
	const booked = day === '' ? '<BookgDt/>' : `<BookgDt><Dt>${day}</Dt></BookgDt>`;
	return `<Ntry><Amt Ccy="${currency}">${euro}</Amt><CdtDbtInd>${how}</CdtDbtInd>${extra}${status}${booked}<NtryDtls>${inner}</NtryDtls></Ntry>`;
}

export interface StatementOf {
	readonly kind?: '052' | '053' | '054';
	readonly version?: '02' | '08';
	readonly of?: string;
	/** Before the entries, such as a period. */
	readonly head?: string;
}

const roots = { '052': ['BkToCstmrAcctRpt', 'Rpt'], '053': ['BkToCstmrStmt', 'Stmt'], '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] } as const;

/** One statement for each of `statements`: its entries. */
export function aCamt(
	statements: readonly (readonly string[])[],
	{ kind = '053', version = '08', of = account, head = '' }: StatementOf = {},
): string {
	const [root, part] = roots[kind];
	const inner = statements.map(
		(entries) => `<${part}><Id>1</Id>${head}<Acct><Id><IBAN>${of}</IBAN></Id></Acct>${entries.join('')}</${part}>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}>${inner.join('')}</${root}></Document>`;
}
