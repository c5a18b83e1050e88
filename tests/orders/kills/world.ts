/** A shop whose service is killed: the service, both providers' stand-ins, a desk, and one order in it from its beginning to its end. */
import { expect, onTestFinished } from 'vitest';
import { type RunningProviders, startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aLine, anOrder } from '../an-order.ts';
import { type DeskStandIn, startDeskStandIn } from '../desk/desk-stand-in.ts';
import { project } from '../run-orders.ts';
import { type KeptService, keepService } from './keep-service.ts';

export interface World {
	readonly service: KeptService;
	readonly providers: RunningProviders;
	readonly desk: DeskStandIn;
	readonly dataDir: string;
}

/** `program`: see `bundleService`. To be called inside a test; all of it is gone after it. */
export async function aWorld(program: readonly string[]): Promise<World> {
	const [desk, providers, dataDir] = [await startDeskStandIn(), await startProviders(), await temporaryFolder()];
	onTestFinished(providers.close);
	const { url, token, wakeSecret } = desk.options;
	const { origins, authority } = providers;
	const service = await keepService(program, {
		...{ dataDir, paypalUrl: origins.paypal, klarnaUrl: origins.klarna, authority, project },
		...{ desk: { url, token }, wakeSecret: wakeSecret ?? '' },
	});
	return { service, providers, desk, dataDir };
}

/** What a test does with one order. Each step is repeated until the service has answered it. */
export interface Purchase {
	readonly id: number;
	readonly uuid: string;
	/** Of the answer to the order: the order at PayPal, or the token of the session at Klarna. */
	readonly token: string;
	post(path: string, body: unknown): Promise<void>;
	/** PayPal calls, twice. */
	callFromPaypal(event: unknown): Promise<void>;
	/** A person gives a command on the newest state of the order. The desk loses `lost` answers to it, and tells of it again. */
	command(item: Readonly<Record<string, unknown>>, lost?: number): Promise<void>;
	refund(item: Readonly<Record<string, unknown>>, lost?: number): Promise<void>;
	/** Nothing that is due waits any more. */
	settle(): Promise<void>;
	rows(sql: string): Record<string, unknown>[];
}

/** A ring that is made for each order: 25.80. */
export async function purchase(world: World, paymentMethod: number): Promise<Purchase> {
	const { service, providers, desk } = world;
	const sent = anOrder({
		lines: [aLine({ product: 3, price_brutto: '19.90' })],
		...{ total_price_brutto: '25.80', payment_method: paymentMethod, email: `buyer-${crypto.randomUUID()}@post.example` },
	});
	const ask = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
		const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
		const answer = await fetch(url, init);
		if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
		return (await answer.json()) as Readonly<Record<string, string>>;
	};
	const post = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
		service.insist((url) => ask(url + path, body, headers));
	const placed = await service.insist(async (url) => {
		const answer = await ask(`${url}/ecom/order`, sent);
		// The order stands, and its session could not be opened: the browser sends it again.
		if (paymentMethod !== 1 && answer.paypal_order_id === undefined && answer.client_token === undefined) throw new Error('No session');
		return answer;
	});
	const id = Number(placed.order_id);
	const uuid = String(placed.order_uuid);
	const rows = (sql: string) => service.rows(sql, { id });
	const wake = () => post('/ecom/desk/wake', {}, { authorization: `Bearer ${desk.options.wakeSecret}` });
	const settle = () =>
		service.until('all is delivered', () => {
			const waiting = 'SELECT channel, tries FROM outbox WHERE settled_at IS NULL AND due_at <= :now';
			return service.rows(waiting, { now: Date.now() }).length === 0;
		});
	const give = async (collection: 'order_command' | 'order_refund', item: Readonly<Record<string, unknown>>, lost: number) => {
		const shown = () => desk.items('order').find((order) => order.id === uuid);
		await service.until('the desk shows the order as it is', () => {
			const [order] = rows('SELECT revision FROM shop_order WHERE id = :id');
			return shown()?.revision === order?.revision;
		});
		const command = { id: crypto.randomUUID(), order: uuid, revision: shown()?.revision, ...item };
		desk.create(collection, command);
		const answered = () => desk.items(collection).find((each) => each.id === command.id)?.state;
		desk.forgetAnswers(lost);
		for (let told = 0; told <= lost || answered() === null; told += 1) {
			const before = desk.writes.length;
			await wake();
			await service.until(
				'the command is answered',
				() => answered() !== null || desk.writes.slice(before).includes(`PATCH ${collection}`),
			);
		}
		expect(desk.items(collection).find((each) => each.id === command.id)).toMatchObject({ ...item, state: 'done' });
		await settle();
	};
	return {
		...{ id, uuid, rows, settle, token: String(placed.paypal_order_id ?? placed.client_token) },
		post: async (path, body) => void (await post(path, body)),
		command: (item, lost = 0) => give('order_command', item, lost),
		refund: (item, lost = 0) => give('order_refund', item, lost),
		async callFromPaypal(event) {
			for (const _ of [1, 2]) {
				await service.insist(async (url) => {
					const { status } = await providers.callPaypalWebhook(`${url}/ecom/payments/paypal/webhook`, event);
					if (status !== 200) throw new Error(`The call was answered with ${status}`);
				});
			}
			await settle();
		},
	};
}

/** What has to be the same wherever the service died. */
export function endOf({ desk }: World, { id, uuid, rows }: Purchase) {
	const shown = desk.items('order').find((order) => order.id === uuid);
	const given = (collection: 'order_command' | 'order_refund') => desk.items(collection).filter(({ order }) => order === uuid);
	return {
		order: rows('SELECT state FROM shop_order WHERE id = :id').map(({ state }) => state),
		lines: rows('SELECT state, returned FROM order_line WHERE order_id = :id').map(({ state, returned }) => `${state} ${returned}`),
		ledger: rows('SELECT kind, cents FROM ledger WHERE order_id = :id ORDER BY id').map(({ kind, cents }) => `${kind} ${cents}`),
		refunds: rows('SELECT state, cents FROM refund WHERE order_id = :id').map(({ state, cents }) => `${state} ${cents}`),
		// Payments are in the ledger. The refund of a service that was killed over it is told by its provider as well.
		events: rows("SELECT transition FROM order_event WHERE order_id = :id AND transition NOT LIKE 'payment_%'")
			.map(({ transition }) => String(transition))
			.toSorted(),
		documents: rows('SELECT kind FROM document WHERE order_id = :id ORDER BY kind').map(({ kind }) => kind),
		/** To the buyer and to the shop, each once. */
		mails: rows(
			`SELECT json_extract(body, '$.subject') AS subject FROM outbox WHERE channel = 'mail' AND settled_at IS NOT NULL
				AND (body LIKE '%B-' || :id || '%' OR json_extract(body, '$.to') = (SELECT email FROM shop_order WHERE id = :id))`,
		)
			.map(({ subject }) =>
				String(subject)
					.replace(/[RB][EK]?-(?:\d{4}-)?\d+/, '…')
					.replaceAll(String(id), '…'),
			)
			.toSorted(),
		desk: shown && [shown.state, shown.payment_state, shown.to_do],
		commands: [...given('order_command'), ...given('order_refund')].map(({ kind = 'refund', state }) => `${kind} ${state}`),
		underWay: rows('SELECT 1 FROM payment_session WHERE order_id = :id AND under_way_at IS NOT NULL').length,
	};
}
