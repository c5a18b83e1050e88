/** Reads a file that a bank gave out, whatever it is: CAMT, CSV, or an archive of such files. */
import path from 'node:path';
import { bankMappings } from './bank-mappings.ts';
import type { BankStatement } from './bank-statement.ts';
import { findColumns } from './csv-columns.ts';
import { type CsvMapping, parseCsvMapping } from './csv-mapping.ts';
import { splitRows } from './csv-rows.ts';
import { decode, decodeCsv, decodeXml } from './decode-statement.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { StatementUnreadable } from './statement-unreadable.ts';
import { isZip, unpackZip } from './unpack-zip.ts';

/** Of one that cannot be read as a whole, why. */
export type ReadFile =
	| { readonly file: string; readonly statements: readonly BankStatement[] }
	| { readonly file: string; readonly fault: StatementUnreadable };

/** `mappings`: layouts of CSV files, of which the first one that fits is taken. An archive is several files, of which one may be unreadable. */
export function readStatementFile(file: string, bytes: Uint8Array, mappings: readonly CsvMapping[]): readonly ReadFile[] {
	if (!isZip(bytes)) return [attempt(file, () => readOne(file, bytes, mappings))];
	const packed = attempt(file, () => unpackZip(bytes));
	if ('fault' in packed) return [packed];
	if (packed.statements.length === 0) return [{ file, fault: new StatementUnreadable('The archive holds no file.') }];
	return packed.statements.map(({ name, bytes: inner }) => {
		const within = `${file} › ${name}`;
		return attempt(within, () => {
			if (isZip(inner)) throw new StatementUnreadable('An archive lies in the archive. Unpack it, and name its files.');
			return readOne(within, inner, mappings);
		});
	});
}

/** `choice`: the name of a bank, or the path of a description; null: any bank's. `readFile` reads the description. @throws StatementUnreadable */
export function chooseMappings(choice: string | null, readFile: (file: string) => Uint8Array): readonly CsvMapping[] {
	if (choice === null) return bankMappings.flatMap(({ layouts }) => layouts);
	const bank = bankMappings.find(({ name }) => name === choice.toLowerCase());
	return bank === undefined ? [parseCsvMapping(decode(readFile(choice), 'utf-8'))] : bank.layouts;
}

function readOne(file: string, bytes: Uint8Array, mappings: readonly CsvMapping[]): readonly BankStatement[] {
	const shown = path.basename(file);
	if (isXml(bytes)) return readCamt(decodeXml(bytes), shown);
	if (bytes.length === 0) throw new StatementUnreadable('The file is empty. Download it again.');
	const [first] = mappings;
	const fitting = mappings.find(
		(mapping) => findColumns(splitRows(decodeCsv(bytes, mapping.charset), mapping.separator), mapping) !== null,
	);
	if (fitting === undefined && mappings.length !== 1) {
		const names = bankMappings.map(({ name }) => name).join(', ');
		throw new StatementUnreadable(
			`It is neither XML nor a CSV file of a bank that is known here (${names}). Download CAMT.053 from the bank, or describe the file: "CSV files" in docs/operation.md.`,
		);
	}
	const mapping = fitting ?? first;
	if (mapping === undefined) throw new Error('There is no description of CSV files');
	return readCsv(decodeCsv(bytes, mapping.charset), mapping, shown);
}

/** XML begins with an angle bracket, behind a mark of its encoding. */
function isXml(bytes: Uint8Array): boolean {
	return new TextDecoder('latin1')
		.decode(bytes.subarray(0, 200))
		.replace(/\0|^[\xfe\xff]{2}|^\xef\xbb\xbf/g, '')
		.trimStart()
		.startsWith('<');
}

function attempt<Result>(
	file: string,
	read: () => Result,
): { readonly file: string; readonly statements: Result } | { readonly file: string; readonly fault: StatementUnreadable } {
	try {
		return { file, statements: read() };
	} catch (error) {
		if (error instanceof StatementUnreadable) return { file, fault: error };
		throw error;
	}
}
