/** Looks for commands that have no answer yet, executes them in the order in which they were given, and writes the answers into their records. */
import * as z from 'zod';
import type { DirectusApi } from '../../outbox/directus-api.ts';
import { readShop, type Service } from '../../service.ts';
import { commandRecord, refundRecord } from './command-records.ts';
import { type Answer, executeCommand, executeRefund } from './execute-command.ts';

const atOnce = 50;

interface Kind<Record> {
	readonly collection: 'order_command' | 'order_refund';
	readonly schema: z.ZodObject & z.ZodType<Record>;
	execute(record: Record): Answer | Promise<Answer>;
}

/** Rejects where Directus cannot be asked, or does not take an answer: nothing is executed again by the next look. */
export async function answerCommands(api: DirectusApi, refundsPerDayCents: number, service: Service): Promise<void> {
	await answer(api, service, {
		collection: 'order_command',
		schema: commandRecord,
		execute: async (record) => executeCommand(record, { ...service, refundsPerDayCents, shopNow: await readShop(service) }),
	});
	await answer(api, service, {
		collection: 'order_refund',
		schema: refundRecord,
		execute: (record) => executeRefund(record, refundsPerDayCents, service),
	});
}

async function answer<Record extends { readonly id: string }>(api: DirectusApi, service: Service, kind: Kind<Record>): Promise<void> {
	const { collection, schema, execute } = kind;
	const query = new URLSearchParams({
		fields: Object.keys(schema.shape).join(),
		limit: String(atOnce),
		sort: 'created_at',
		'filter[state][_null]': 'true',
		'filter[order][project][_eq]': service.company.project,
	});
	const records = z.array(schema).parse(await api.request('GET', `/items/${collection}?${query}`));
	for (const record of records) {
		const { state, answer } = await execute(record);
		// Mails leave, and the desk shows the order as it is now.
		void service.outbox.deliver();
		const answeredAt = new Date(service.nowMs()).toISOString();
		await api.request('PATCH', `/items/${collection}/${encodeURIComponent(record.id)}?fields=id`, {
			...{ state, answer, answered_at: answeredAt },
		});
	}
}
