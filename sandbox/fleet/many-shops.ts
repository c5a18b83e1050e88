/** A Directus of many shops in a process of its own: recorded answers that follow from a seed, and edits that are stamped and call a webhook. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { watchStart } from '../program-start.ts';
import type { BackendState, EditResult } from './shops/control.ts';
import type { WebhookCounts, WebhookTarget } from './shops/flow-webhook.ts';
import { defaultPlan, domainOf, type ManyShopsPlan, manyShopsToken } from './shops/shop-plan.ts';

export interface ManyShopsOptions extends Partial<ManyShopsPlan> {
	/** Left out, a free one. */
	readonly port?: number;
}

type Key = string | number;

export interface ManyShops {
	readonly url: string;
	/** May read every shop and the shared records, and edit. */
	readonly token: string;
	readonly domains: readonly string[];
	readonly pid: number;
	/**
	 * A list of rows replaces the one before; rows keep what is not named if they name their id. A child row can be edited by its own table as well, such as
	 * `ecommerce_product_variant`. `user`: whom the webhook names.
	 */
	edit(collection: string, key: Key, values: WireRecord, user?: string): Promise<EditResult>;
	/** `values.project`: the shop's domain; left out, the record is shared. Its id follows. */
	create(collection: string, values: WireRecord, user?: string): Promise<EditResult>;
	/** Records that refer to it stay as they are. */
	remove(collection: string, key: Key, user?: string): Promise<EditResult>;
	/** By collection, as they are now; null: shared records, and the files. */
	records(domain: string | null): Promise<Readonly<Record<string, readonly WireRecord[]>>>;
	/** Calls it after each edit from now on; null: nobody. */
	notify(target: WebhookTarget | null): Promise<WebhookCounts>;
	state(): Promise<BackendState>;
	stop(): Promise<void>;
}

/** Resolves when it answers. */
export async function startManyShops({ port = 0, ...wished }: ManyShopsOptions = {}): Promise<ManyShops> {
	const plan = { ...defaultPlan, ...wished };
	const numbers = { shops: plan.shops, products: plan.products, 'shared-products': plan.sharedProducts, seed: plan.seed, port };
	const args = Object.entries(numbers).map(([name, value]) => `--${name}=${value}`);
	const child = fork(new URL('many-shops-server.ts', import.meta.url), args, {
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		execArgv: [],
	});
	const ended = once(child, 'exit');
	const [started]: unknown[] = await watchStart(child, { name: 'The backend of many shops', isShown: true }).until(once(child, 'message'));
	if (!isWireRecord(started) || typeof started.url !== 'string' || child.pid === undefined) {
		throw new Error(`The backend of many shops sent ${JSON.stringify(started)} in place of its address`);
	}
	const { url } = started;

	async function call<Answer>(name: string, body: WireRecord | null): Promise<Answer> {
		const headers = { authorization: `Bearer ${manyShopsToken}` };
		const init = body === null ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
		const answer = await fetch(`${url}/control/${name}`, init);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`/control/${name} answers ${answer.status}: ${text}`);
		return JSON.parse(text).data;
	}

	return {
		url,
		token: manyShopsToken,
		domains: Array.from({ length: plan.shops }, (_, index) => domainOf(index + 1)),
		pid: child.pid,
		edit: (collection, key, values, user) => call('edit', { collection, key, values, user }),
		create: (collection, values, user) => call('create', { collection, values, user }),
		remove: (collection, key, user) => call('delete', { collection, key, user }),
		records: (shop) => call('records', { shop }),
		notify: (target) => call('webhooks', target === null ? { url: null } : { ...target }),
		state: () => call('state', null),
		async stop() {
			child.kill();
			await ended;
		},
	};
}
