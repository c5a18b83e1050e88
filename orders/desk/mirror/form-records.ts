/** What visitors wrote in forms, and what bank statements ask of no order, as Directus shows it. Each is written there once: what the owner notes of it stays. */

import { toQuestion } from '../../payments/transfer/open-questions.ts';
import { writeQuestion } from '../../payments/transfer/write-questions.ts';
import type { Company } from '../../shop/company.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Database } from '../../store/database.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import type { DeskRecord } from '../desk-collections.ts';

/** Tables of forms that the desk shows, with the collection that shows them. */
export const formTables = { message: 'request', shop_request: 'request', withdrawal: 'withdrawal', statement_question: 'request' } as const;
export type FormTable = keyof typeof formTables;

export type FormRecord = Omit<DeskRecord<'request'>, 'is_answered'> | DeskRecord<'withdrawal'>;

/** null: it is deleted. */
export function readFormRecord(table: FormTable, id: number, shop: Shop, company: Company, { sql }: Database): FormRecord | null {
	const row = sql.prepare(`SELECT * FROM ${table} WHERE id = :id`).get({ id });
	if (row === undefined) return null;
	if (table === 'statement_question') return toStatementRecord(row, id, company);
	const { name, email, text } = row;
	const shared = {
		id: uuidOf(company.project, table, id),
		project: company.project,
		received_at: new Date(Number(row.at)).toISOString(),
		...{ name, email, text },
	};
	if (table === 'withdrawal') return { ...shared, contract: row.contract };
	if (table === 'message') return { ...shared, kind: 'message', phone: null, product: null, details: null };
	const { kind, phone, product, variant } = row;
	const details = Object.entries(JSON.parse(String(row.details)) as Readonly<Record<string, string>>);
	return {
		...shared,
		...{ kind, phone },
		product: shop.nameOf(Number(product), variant === null ? null : Number(variant), company.language) ?? String(product),
		details: details.map((entry) => entry.join(': ')).join(', '),
	};
}

function toStatementRecord(row: Readonly<Record<string, unknown>>, id: number, { project, email, language }: Company): FormRecord {
	const question = toQuestion(row);
	return {
		id: uuidOf(project, 'statement_question', id),
		project,
		received_at: new Date(Number(row.at)).toISOString(),
		...{ kind: 'statement', name: question.party, email, phone: null, product: null, details: question.file },
		text: writeQuestion(question, language),
	};
}
