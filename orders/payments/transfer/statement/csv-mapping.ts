/** What a bank's CSV file looks like, for banks that give no CAMT.053: each has its own. */
import * as z from 'zod';
import { StatementUnreadable } from './statement-unreadable.ts';

const column = z.string().min(1);

const mapping = z.strictObject({
	/** Of the file, such as `windows-1252`. */
	charset: z.string().min(1),
	/** Between fields. */
	separator: z.enum([';', ',', '\t', '|']),
	/** Before the cents; the other of the two may stand between thousands. */
	decimal: z.enum([',', '.']),
	/** Such as `DD.MM.YYYY` or `YY-MM-DD`. */
	date: z.string().regex(/^(?=.*DD)(?=.*MM)(?=.*YY)(?:DD|MM|YYYY|YY|[./ -])+$/),
	/** The heads of the columns, as they stand in the file. */
	columns: z.strictObject({
		date: column,
		amount: column,
		text: column,
		payer: column,
		iban: column.optional(),
		/** ISO 4217; left out, all is in euro. */
		currency: column.optional(),
		/** The bank's own name of the payment. */
		reference: column.optional(),
	}),
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
			{
				cause: error,
			},
		);
	}
}
