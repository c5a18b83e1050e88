/** What editors do, as calls: edits that are stamped and call the webhook, and looks at what there is. */
import { isWireRecord, recordKey, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { createFlowWebhook, type WebhookCounts } from './flow-webhook.ts';
import { EditRefused, type RecordStore } from './record-store.ts';

/** `name`: `edit`, `create`, `delete`, `records`, `webhooks` or `state`. @throws EditRefused */
export type Control = (name: string, body: WireRecord) => unknown;

export interface EditResult {
	/** As it is now; null once it is gone. */
	readonly record: WireRecord | null;
	readonly webhook: 'sent' | 'lost' | 'none';
}

/** What clients did, since the start. */
interface ClientTraces {
	/** Reads. */
	readonly requests: number;
	/** What people were told, as it was sent to `/notifications`. */
	readonly notifications: readonly WireRecord[];
}

export interface BackendState extends ClientTraces {
	readonly edits: number;
	readonly webhooks: WebhookCounts;
}

export function createControl(store: RecordStore, seed: number, traces: () => ClientTraces): Control {
	const webhook = createFlowWebhook(seed);

	const calls: Readonly<Record<string, (body: WireRecord) => unknown>> = {
		edit(body): EditResult {
			const [collection, key, values] = [textOf(body, 'collection'), keyOf(body), valuesOf(body)];
			const record = store.edit(collection, key, values);
			return { record, webhook: webhook.call({ event: 'items.update', collection, keys: [key], payload: values, user: userOf(body) }) };
		},
		create(body): EditResult {
			const [collection, values] = [textOf(body, 'collection'), valuesOf(body)];
			const record = store.create(collection, values);
			return {
				record,
				webhook: webhook.call({ event: 'items.create', collection, keys: [recordKey(record)], payload: values, user: userOf(body) }),
			};
		},
		delete(body): EditResult {
			const [collection, key] = [textOf(body, 'collection'), keyOf(body)];
			store.remove(collection, key);
			return { record: null, webhook: webhook.call({ event: 'items.delete', collection, keys: [key], payload: null, user: userOf(body) }) };
		},
		records: ({ shop = null }) => store.recordsOf(shop === null ? null : String(shop)),
		webhooks(body) {
			if (body.url === null) webhook.aimAt(null);
			else webhook.aimAt({ url: textOf(body, 'url'), secret: textOf(body, 'secret'), lossPercent: Number(body.lossPercent ?? 0) });
			return webhook.counts;
		},
		state: (): BackendState => ({ ...traces(), edits: store.version, webhooks: webhook.counts }),
	};

	return (name, body) => {
		const call = calls[name];
		if (call === undefined) throw new EditRefused(`There is no /control/${name}`);
		return call(body);
	};
}

function textOf(body: WireRecord, name: string): string {
	const value = body[name];
	if (typeof value !== 'string') throw new EditRefused(`${name} is missing`);
	return value;
}

function userOf({ user }: WireRecord): string | null {
	return typeof user === 'string' ? user : null;
}

function keyOf({ key }: WireRecord): string | number {
	if (typeof key !== 'string' && typeof key !== 'number') throw new EditRefused('key is missing');
	return key;
}

function valuesOf({ values }: WireRecord): WireRecord {
	if (!isWireRecord(values)) throw new EditRefused('values are missing');
	return values;
}
