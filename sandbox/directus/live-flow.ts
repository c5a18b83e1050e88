/** The Flow by which Directus notifies `npm run dev -- --live` that something was saved: an event hook whose one operation calls it. */
import { createFlow, createOperation, readFlows, readOperations, updateFlow, updateOperation } from '@directus/sdk';
import { tables } from '../../shop/collections/tables.ts';
import type { AdminClient } from './admin.ts';

/** Where the one who wants to know listens, and what it knows the caller by. */
export interface NoticeTarget {
	readonly url: string;
	readonly secret: string;
}

/** Fixed and public like the other accounts of the sandbox. */
export const sandboxLiveSecret = 'sandbox-live-secret';

const flowId = 'a9000000-0000-4000-8000-000000000001';
const operationId = 'a9000000-0000-4000-8000-000000000002';

/** Nothing is kept of its runs (`accountability`), and no save waits for it (`action`). */
const flow = {
	name: 'Website: Vorschau benachrichtigen',
	icon: 'bolt',
	status: 'active',
	trigger: 'event',
	accountability: null,
	options: {
		type: 'action',
		scope: ['items.create', 'items.update', 'items.delete'],
		collections: [...tables.map(({ name }) => name), 'directus_files'],
	},
};

function operationFor({ url, secret }: NoticeTarget) {
	return {
		flow: flowId,
		name: 'Vorschau anrufen',
		key: 'website_preview',
		type: 'request',
		position_x: 19,
		position_y: 1,
		options: { method: 'POST', url, headers: [{ header: 'Authorization', value: `Bearer ${secret}` }], body: '{}' },
	};
}

/** Sets the Flow up, or puts it right where it is there already. */
export async function prepareLiveFlow(client: AdminClient, target: NoticeTarget): Promise<void> {
	const flows = await client.request(readFlows({ filter: { id: { _eq: flowId } }, fields: ['id'] }));
	if (flows.length === 0) await client.request(createFlow({ id: flowId, ...flow }));
	const operation = operationFor(target);
	const operations = await client.request(readOperations({ filter: { id: { _eq: operationId } }, fields: ['id'] }));
	if (operations.length === 0) await client.request(createOperation({ id: operationId, ...operation }));
	else await client.request(updateOperation(operationId, operation));
	await client.request(updateFlow(flowId, { ...flow, operation: operationId }));
}
