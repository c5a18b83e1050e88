/** What a bank's CSV file looks like, for banks that give no CAMT: each has its own. */
import * as z from 'zod';
import { StatementUnreadable } from './statement-unreadable.ts';

/** By its head as it stands in the file; of a file without heads, by its number from 1. */
const column = z.string().min(1).or(z.int().positive());

const mapping = z
	.strictObject({
		/** Of the file, such as `windows-1252`; a file in UTF-8 is recognised as such, whatever stands here. */
		charset: z.string().min(1),
		/** Between fields. */
		separator: z.enum([';', ',', '\t', '|']),
		/** Before the cents; the other of the two may stand between thousands. */
		decimal: z.enum([',', '.']),
		/** Such as `DD.MM.YYYY` or `YY-MM-DD`. */
		date: z.string().regex(/^(?=.*DD)(?=.*MM)(?=.*YY)(?:DD|MM|YYYY|YY|[./ -])+$/),
		columns: z.strictObject({
			date: column,
			/** From which on it counts for interest; its date is taken where the other one is empty. */
			valueDate: column.optional(),
			/** With its sign, or with a direction beside it. */
			amount: column.optional(),
			/** What came in, and what went out, in two columns. */
			credit: column.optional(),
			debit: column.optional(),
			/** `S` or `H`, `Soll` or `Haben`, and the like. Left out: found by its values. */
			direction: column.optional(),
			/** Booked, or only noted: `Vorgemerkt`, `offen`, and the like. Left out: found by its values. */
			state: column.optional(),
			/** What kind of entry it is, such as a return. */
			kind: column.optional(),
			/** What the payer wrote; several, where the bank splits it. */
			text: column.or(z.array(column).min(1)),
			payer: column.optional(),
			iban: column.optional(),
			/** Of the shop's own account. */
			account: column.optional(),
			/** ISO 4217; left out, all is in the currency beside the amount, in its head, or in euro. */
			currency: column.optional(),
			/** The bank's own name of the payment. */
			reference: column.optional(),
		}),
	})
	.refine(({ columns }) => columns.amount !== undefined || (columns.credit !== undefined && columns.debit !== undefined), {
		path: ['columns', 'amount'],
		message: 'it names neither amount, nor both credit and debit',
	});

export type CsvMapping = z.output<typeof mapping>;

/** `text`: JSON. @throws StatementUnreadable */
export function parseCsvMapping(text: string): CsvMapping {
	const parsed = mapping.safeParse(toJson(text));
	if (parsed.success) return parsed.data;
	const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
	throw new StatementUnreadable(
		`The description of the CSV file is not as it must be. ${faults.join('; ')}. An example is in docs/operation.md.`,
	);
}

function toJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new StatementUnreadable(
			`The description of the CSV file is no JSON: ${error instanceof Error ? error.message : String(error)}.`,
			{ cause: error },
		);
	}
}
