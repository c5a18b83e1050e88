/** Reads ISO 20022 CAMT, as German banks give it (DK, Anlage 3): .052, .053 and .054, versions .02 and .08. */
import { plainIban } from '../../../../site/iban.ts';
import { addDays, type BankStatement, type StatementFormat } from './bank-statement.ts';
import { readEntry, toDayOfText } from './camt-entry.ts';
import { allOf, camtFix, childOf, childrenOf, parseXml, textOf } from './camt-tree.ts';
import { StatementUnreadable } from './statement-unreadable.ts';

const kinds: readonly (readonly [root: string, statement: string, format: StatementFormat])[] = [
	['BkToCstmrStmt', 'Stmt', 'camt.053'],
	['BkToCstmrAcctRpt', 'Rpt', 'camt.052'],
	['BkToCstmrDbtCdtNtfctn', 'Ntfctn', 'camt.054'],
];

/** A file may hold statements of several days, or of several accounts. Entries are counted through the whole file. @throws StatementUnreadable */
export function readCamt(xml: string, file: string): readonly BankStatement[] {
	const root = parseXml(xml);
	const document = childOf(root, 'Document');
	if (document === undefined) throw new StatementUnreadable(`This file is not a bank statement: Document is missing. ${camtFix}`);
	const found = kinds.find(([name]) => childOf(document, name) !== undefined);
	if (found === undefined) throw new StatementUnreadable(`This file is not a bank statement: BkToCstmrStmt is missing. ${camtFix}`);
	const [name, part, format] = found;
	const statements = allOf(document, name, part);
	if (statements.length === 0) throw new StatementUnreadable(`This file is not a bank statement: ${part} is missing. ${camtFix}`);
	let number = 0;
	return statements.map((statement) => {
		const entries = childrenOf(statement, 'Ntry').map((entry) => {
			number += 1;
			return readEntry(entry, number);
		});
		const isWhole = format !== 'camt.054' && isLastPage(statement);
		return {
			...{ file, format, from: fromOf(statement), until: isWhole ? untilOf(statement, format) : null },
			account: plainIban(textOf(statement, 'Acct', 'Id', 'IBAN') ?? textOf(statement, 'Acct', 'Id', 'Othr', 'Id') ?? '') || null,
			reachesToNewest: isWhole && format === 'camt.053',
			entries: entries.filter((entry) => entry !== null),
		};
	});
}

/** The pages that follow may hold entries of any day. */
function isLastPage(statement: unknown): boolean {
	return ['StmtPgntn', 'RptPgntn'].every((name) => !/^(?:false|0)$/.test(textOf(statement, name, 'LastPgInd') ?? ''));
}

function fromOf(statement: unknown): string | null {
	const from = textOf(statement, 'FrToDt', 'FrDtTm') ?? textOf(statement, 'FrToDt', 'FrDt');
	return from === null ? null : toDayOfText(from);
}

/**
 * The last day that is reported as a whole. A closing balance closes its day. A period that ends at midnight ends with the day before, and a report that was
 * made during the day says nothing of what that day still brings. No day is known before it was written about.
 */
function untilOf(statement: unknown, format: StatementFormat): string | null {
	const closing = allOf(statement, 'Bal')
		.filter((balance) => textOf(balance, 'Tp', 'CdOrPrtry', 'Cd') === 'CLBD')
		.flatMap((balance) => dayIn(textOf(balance, 'Dt', 'Dt') ?? textOf(balance, 'Dt', 'DtTm')) ?? [])
		.toSorted()
		.at(-1);
	const end = textOf(statement, 'FrToDt', 'ToDtTm') ?? textOf(statement, 'FrToDt', 'ToDt');
	const ends = [closing ?? null, end === null ? null : lastWholeDay(end, format), writtenOn(textOf(statement, 'CreDtTm'))];
	const [first] = ends.slice(0, 2).every((each) => each === null) ? [] : ends.filter((each) => each !== null).toSorted();
	return first ?? null;
}

function dayIn(written: string | null): string | null {
	return written === null ? null : toDayOfText(written);
}

/** A statement that was made in the morning says nothing of that day. */
function writtenOn(moment: string | null): string | null {
	const day = dayIn(moment);
	const hour = Number(/T(\d\d)/.exec(moment ?? '')?.[1] ?? 23);
	return day === null || hour >= 12 ? day : addDays(day, -1);
}

function lastWholeDay(end: string, format: StatementFormat): string | null {
	const day = toDayOfText(end);
	const time = /T(\d\d:\d\d)/.exec(end)?.[1] ?? '23:59';
	const isWhole = time === '23:59' || (format === 'camt.053' && time !== '00:00');
	return day === null || isWhole ? day : addDays(day, -1);
}
