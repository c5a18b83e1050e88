/** The Flow by which Directus reports edits to the fleet: an event hook whose one operation calls the webhook. */
import { createFlow, createOperation, readFlows, readOperations, updateFlow, updateOperation } from '@directus/sdk';
import type { BackendClient } from '../../pipeline/directus/backend-client.ts';

export interface FlowTarget {
	/** Where Directus reaches `fleet serve`, with its path. */
	readonly url: string;
	readonly secret: string;
	/** Collections whose edits it reports. */
	readonly collections: readonly string[];
}

/** Fixed, so that it is there once. */
export const flowId = 'f1ee7000-0000-4000-8000-000000000001';
const operationId = 'f1ee7000-0000-4000-8000-000000000002';

/** Names the person who edited, where there is one. */
export const userHeader = 'x-edited-by';

/** Sets the Flow up, or puts it right where it is there already. The client is an administrator's. @throws the error classes of the client */
export async function installFlow(client: BackendClient, { url, secret, collections }: FlowTarget): Promise<void> {
	// Nothing is kept of its runs (`accountability`), and no save waits for it (`action`).
	const flow = {
		name: 'Websites: Änderungen melden',
		icon: 'bolt',
		status: 'active',
		trigger: 'event',
		accountability: null,
		options: { type: 'action', scope: ['items.create', 'items.update', 'items.delete', 'files.upload'], collections: [...collections] },
	};
	const operation = {
		flow: flowId,
		name: 'Websites rufen',
		key: 'fleet_hook',
		type: 'request',
		position_x: 19,
		position_y: 1,
		options: {
			method: 'POST',
			url,
			headers: [
				{ header: 'Content-Type', value: 'application/json' },
				{ header: 'Authorization', value: `Bearer ${secret}` },
				{ header: userHeader, value: '{{$accountability.user}}' },
			],
			// A text around it would have to be quoted as JSON, which templates cannot.
			body: '{{$trigger}}',
		},
	};
	const flows: unknown[] = await client.request(readFlows({ filter: { id: { _eq: flowId } }, fields: ['id'] }));
	if (flows.length === 0) await client.request(createFlow({ id: flowId, ...flow }));
	const operations: unknown[] = await client.request(readOperations({ filter: { id: { _eq: operationId } }, fields: ['id'] }));
	if (operations.length === 0) await client.request(createOperation({ id: operationId, ...operation }));
	else await client.request(updateOperation(operationId, operation));
	await client.request(updateFlow(flowId, { ...flow, operation: operationId }));
}
