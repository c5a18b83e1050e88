/**
 * Reads the money that came in from a bank's statement: ISO 20022 CAMT.053, versions .02 and .08, as German banks give it (DK, Anlage 3). Only booked
 * entries count: a pending one may still go away.
 */
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { type IncomingPayment, nameAlike } from './incoming.ts';
import { StatementUnreadable } from './statement-unreadable.ts';

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);
const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	parseTagValue: false,
	parseAttributeValue: false,
	removeNSPrefix: true,
	isArray: (name) => lists.has(name),
});

const amount = z.object({ '#text': z.string().regex(/^\d{1,12}(?:\.\d{1,5})?$/), '@Ccy': z.string().regex(/^[A-Z]{3}$/) });
const account = z.object({ Id: z.object({ IBAN: z.string().optional() }).optional() }).optional();
/** Version .08 puts a party around the name. */
const party = z.object({ Nm: z.string().optional(), Pty: z.object({ Nm: z.string().optional() }).optional() }).optional();

const transaction = z.object({
	Refs: z.object({ EndToEndId: z.string().optional(), AcctSvcrRef: z.string().optional(), TxId: z.string().optional() }).optional(),
	Amt: amount.optional(),
	AmtDtls: z.object({ TxAmt: z.object({ Amt: amount }).optional() }).optional(),
	CdtDbtInd: z.enum(['CRDT', 'DBIT']).optional(),
	RltdPties: z.object({ Dbtr: party, DbtrAcct: account }).optional(),
	RmtInf: z
		.object({
			Ustrd: z.array(z.string()).optional(),
			Strd: z.array(z.object({ CdtrRefInf: z.object({ Ref: z.string().optional() }).optional() }).or(z.literal(''))).optional(),
		})
		.optional(),
});

const entry = z.object({
	Amt: amount,
	CdtDbtInd: z.enum(['CRDT', 'DBIT']),
	RvslInd: z.string().optional(),
	Sts: z.string().or(z.object({ Cd: z.string() })),
	BookgDt: z.object({ Dt: z.string().optional(), DtTm: z.string().optional() }).optional(),
	AcctSvcrRef: z.string().optional(),
	AddtlNtryInf: z.string().optional(),
	NtryDtls: z.array(z.object({ TxDtls: z.array(transaction).optional() }).or(z.literal(''))).optional(),
});
type Entry = z.output<typeof entry>;
type Transaction = z.output<typeof transaction>;

const document = z.object({
	Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(z.object({ Acct: account, Ntry: z.array(entry).optional() })) }) }),
});

/** The payments that came in, in the order of the statement. @throws StatementUnreadable */
export function readCamt(xml: string): readonly IncomingPayment[] {
	const statements = parse(xml).Document.BkToCstmrStmt.Stmt;
	const payments = statements.flatMap(({ Acct, Ntry = [] }) =>
		Ntry.filter(isBookedCredit).flatMap((each) =>
			transactionsOf(each).map((details) => {
				const payment = toPayment(each, details);
				return { payment, said: [Acct?.Id?.IBAN, ...Object.values(payment), ...referencesOf(each, details)] };
			}),
		),
	);
	const named = nameAlike(payments, ({ said }) => said).map(({ payment, reference }) => ({ reference, ...payment }));
	// Banks also tell of things that cost nothing.
	return named.filter(({ cents }) => cents > 0);
}

/** By which the bank tells apart what is alike in all else. */
function referencesOf({ AcctSvcrRef }: Entry, { Refs }: Transaction): readonly (string | undefined)[] {
	return [Refs?.EndToEndId, Refs?.TxId, Refs?.AcctSvcrRef, AcctSvcrRef];
}

function parse(xml: string): z.output<typeof document> {
	const parsed = document.safeParse(readXml(xml));
	if (parsed.success) return parsed.data;
	const path = parsed.error.issues[0]?.path ?? [];
	throw new StatementUnreadable(
		path.length < insideStatement
			? `This file is not a bank statement: ${String(['the document', ...path].at(-1))} is missing. ${fix}`
			: `This bank statement is not as it must be: ${path.map(String).join(' › ')} is missing or wrong. ${fix}`,
	);
}

const fix = 'Fix: download the statement of the account from the bank as CAMT.053, version 2 or 8.';
/** Document › BkToCstmrStmt › Stmt: a fault above these is that of another kind of document. */
const insideStatement = 4;

function readXml(xml: string): unknown {
	try {
		return parser.parse(xml, true);
	} catch (error) {
		throw new StatementUnreadable(
			`This file is not a bank statement: it is no XML (${error instanceof Error ? error.message.replace(/\.$/, '') : String(error)}). ${fix}`,
			{ cause: error },
		);
	}
}

/** A reversal takes back a debit of the shop's: nobody paid anything. */
function isBookedCredit({ CdtDbtInd, RvslInd, Sts }: Entry): boolean {
	const isReversal = RvslInd === 'true' || RvslInd === '1';
	return CdtDbtInd === 'CRDT' && !isReversal && (typeof Sts === 'string' ? Sts : Sts.Cd) === 'BOOK';
}

/**
 * A collective entry holds several, each with an amount of its own. Where the bank leaves amounts out, the entry is one payment with all that was
 * written: it says how much came together, and not what came for which order.
 */
function transactionsOf({ NtryDtls = [] }: Entry): readonly Transaction[] {
	const details = NtryDtls.flatMap((each) => (each === '' ? [] : (each.TxDtls ?? [])));
	if (details.length === 0) return [{}];
	if (details.length > 1 && details.some(({ Amt, AmtDtls }) => (Amt ?? AmtDtls?.TxAmt) === undefined)) {
		return [{ RmtInf: { Ustrd: details.flatMap(textsOf) } }];
	}
	return details.filter(({ CdtDbtInd }) => CdtDbtInd !== 'DBIT');
}

function textsOf({ RmtInf }: Transaction): readonly string[] {
	return [...(RmtInf?.Ustrd ?? []), ...(RmtInf?.Strd ?? []).flatMap((each) => (each === '' ? [] : (each.CdtrRefInf?.Ref ?? [])))];
}

function toPayment(whole: Entry, details: Transaction): Omit<IncomingPayment, 'reference'> {
	const { Amt, AmtDtls, RltdPties } = details;
	const { '#text': value, '@Ccy': currency } = Amt ?? AmtDtls?.TxAmt?.Amt ?? whole.Amt;
	const written = textsOf(details);
	return {
		format: 'camt',
		date: (whole.BookgDt?.Dt ?? whole.BookgDt?.DtTm ?? '').slice(0, 10),
		cents: toCents(value),
		currency,
		payer: RltdPties?.Dbtr?.Nm ?? RltdPties?.Dbtr?.Pty?.Nm ?? '',
		iban: RltdPties?.DbtrAcct?.Id?.IBAN ?? null,
		text: (written.length === 0 ? (whole.AddtlNtryInf ?? '') : written.join(' ')).trim(),
	};
}

/** @throws StatementUnreadable for parts of a cent, which no bank books in euro */
function toCents(value: string): number {
	const [euro = '', parts = ''] = value.split('.');
	if (/[1-9]/.test(parts.slice(2))) throw new StatementUnreadable(`The statement names ${value}, which is no amount in whole cents.`);
	return Number(euro) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
}
