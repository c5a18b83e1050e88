/** Directus is never the source of truth: an order that was changed there by anyone but the service is written again. */
import * as z from 'zod';
import type { DirectusApi } from '../../outbox/directus-api.ts';
import type { Service } from '../../service.ts';
import { mirrorAgain } from './mirror-entries.ts';

const found = z.array(z.object({ id: z.string() }));
const atOnce = 100;

export async function mirrorEdited(api: DirectusApi, { company, database, outbox, nowMs }: Service): Promise<void> {
	const query = new URLSearchParams({
		fields: 'id',
		limit: String(atOnce),
		'filter[project][_eq]': company.project,
		'filter[user_updated][_nnull]': 'true',
		'filter[user_updated][_neq]': '$CURRENT_USER',
	});
	const edited = found.parse(await api.request('GET', `/items/order?${query}`));
	if (edited.length === 0) return;
	database.transaction(() => {
		for (const { id } of edited) mirrorAgain(database, id, nowMs());
	});
	await outbox.deliver();
}
