/**
 * A world for the stock: the real service without its addresses, buyers, an owner, fetches, a bank and a clock. Its steps are small, so that anything may
 * come between two of them.
 */
import { rmSync } from 'node:fs';
import { cancelOrder } from '../../../orders/actions/cancel-order.ts';
import { expireReservations } from '../../../orders/actions/expire-reservations.ts';
import { believeTime } from '../../../orders/clock/guard-time.ts';
import { defaultNumberFormats } from '../../../orders/documents/numbers.ts';
import { createOutbox } from '../../../orders/outbox/outbox.ts';
import type { OutboxBodies, Service } from '../../../orders/service.ts';
import { toReservationRules } from '../../../orders/shop/reservation-rules.ts';
import { returnStock } from '../../../orders/stock/movements.ts';
import { offersNow } from '../../../orders/stock/remaining-stock.ts';
import { reserve } from '../../../orders/stock/reservations.ts';
import { createStockBooking, queueUnsent } from '../../../orders/stock/stock-channel.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { book, readPayment } from '../../../orders/transitions/ledger.ts';
import { addSession, beginPayment, endPayment, isPaymentUnderWay, sessionsOf } from '../../../orders/transitions/sessions.ts';
import { aCompany } from '../run-orders.ts';
import { createModelDirectus, type Way } from './directus.ts';

const startMs = Date.parse('2026-11-20T12:00:00Z');
const silent = { info() {}, warn() {}, error() {} };

interface Snapshot {
	readonly stock: number;
	readonly readFromMs: number;
	/** What the owner had removed before its reading began: this much it knows. */
	readonly removed: number;
}

interface ModelOrder {
	readonly id: number;
	count: number;
	isOver: boolean;
}

/** Of one product in one run. The database may hold those of earlier runs. */
export interface World {
	place(count: number, kind: 'paypal' | 'klarna' | 'house'): void;
	beginCapture(order: number): void;
	endCapture(order: number, isPaid: boolean): void;
	expire(): void;
	cancel(order: number): void;
	giveBackOne(order: number): void;
	edit(by: number): void;
	beginFetch(): void;
	readStock(): void;
	installSnapshot(): void;
	deliver(way: Way): Promise<void>;
	readBooked(): Promise<void>;
	wait(ms: number): void;
	restart(): void;
	/** Everything that is under way comes to its end. */
	settle(): Promise<void>;
	/** A sentence for what is wrong; null: nothing. */
	fault(): string | null;
}

/** A database on a disk that needs no waiting, reopened as often as a service restarts. */
export interface ModelDatabase {
	open(): Service['database'];
	/** The next product and order. */
	product: number;
	order: number;
	readonly dir: string;
}

export function createModelDatabase(dir: string): ModelDatabase {
	return {
		dir,
		...{ product: 0, order: 1000 },
		open() {
			const database = openDatabase(dir);
			// The file survives the process, and that is all that a model without power cuts asks.
			database.sql.exec('PRAGMA synchronous = OFF');
			return database;
		},
	};
}

export function removeModelDatabase({ dir }: ModelDatabase): void {
	rmSync(dir, { recursive: true, force: true });
}

export function createWorld(files: ModelDatabase, state: { database: Service['database'] }, initial: number, hasHook: boolean): World {
	let now = startMs;
	const product = ++files.product;
	const directus = createModelDirectus(initial, () => now);
	directus.hasHook = hasHook;
	let added = 0;
	let removed = 0;
	let installed: Snapshot = { stock: initial, readFromMs: startMs - 60_000, removed: 0 };
	let fetching: { readonly readFromMs: number; readonly removed: number; stock: number | null } | null = null;
	const orders: ModelOrder[] = [];
	let oversold: string | null = null;
	const company = aCompany();
	const reservations = toReservationRules({
		unpaidPercent: 100,
		unpaidPercentOfAll: 100,
		perOrder: 1000,
		perBuyer: 1000,
		perNetwork: 1000,
	});
	let parts = start();

	function start() {
		const { database } = state;
		const stock = createStockBooking(directus.target, { database, log: silent, nowMs: () => now });
		const refill = () => queueUnsent(database, now, (entry) => outbox.queue('stock', entry));
		const done = { deliver: async () => ({ kind: 'done' }) as const };
		// The model watches the stock; letters and providers have tests of their own.
		const channels = new Proxy({ stock }, { ownKeys: () => ['stock'] }) as unknown as Record<keyof OutboxBodies, typeof done>;
		const outbox = createOutbox<OutboxBodies>({ database, log: silent, nowMs: () => now, channels, refill });
		const quiet = { ...outbox, queue() {} };
		const fixed = {
			company,
			reservations,
			payments: undefined,
			numberFormats: defaultNumberFormats,
			log: silent,
			time: believeTime,
			secret: Buffer.alloc(32),
		};
		const service = { ...fixed, database, outbox: quiet, nowMs: () => now };
		return { service, outbox, stock };
	}

	const offer = () =>
		offersNow(
			{
				offer: () => ({ cents: 100, stock: installed.stock, orderable: false, taxScheme: null }),
				snapshot: `${product}`,
				readFromMs: installed.readFromMs,
			},
			parts.service,
		)(product, null);

	const sold = () => orders.reduce((sum, { count, isOver }) => sum + (isOver ? 0 : count), 0);
	const find = (order: number): ModelOrder | undefined => orders[order % Math.max(1, orders.length)];
	const inTransaction = <Result>(work: () => Result): Result => parts.service.database.transaction(work);

	/** Orders that ended by themselves. */
	function noticeEnds(): void {
		for (const order of orders) {
			const row = state.database.sql.prepare('SELECT state FROM shop_order WHERE id = :id').get({ id: order.id });
			if (row?.state === 'cancelled' && !order.isOver) {
				if (isPaymentUnderWay(state.database, order.id)) oversold = `Order ${order.id} ended while its payment was under way`;
				order.isOver = true;
			}
		}
	}

	return {
		place(count, kind) {
			const isSold = inTransaction(() => {
				if ((offer()?.stock ?? 0) < count) return false;
				const id = ++files.order;
				insertOrder(state.database, { id, product, count, kind, now, project: company.project });
				reserve(parts.service, id, { paymentKind: kind, network: 'n', holds: true });
				orders.push({ id, count, isOver: false });
				return true;
			});
			const there = initial + added - installed.removed;
			if (isSold && sold() > there) oversold ??= `${sold()} are sold, and there were ${there}`;
		},
		beginCapture(order) {
			const found = find(order);
			if (found === undefined || found.isOver || readPayment(state.database, found.id).receivedCents > 0) return;
			const session = { order: found.id, provider: 'paypal', attempt: 0, reference: `${found.id}`, token: 't', secret: `${found.id}` };
			inTransaction(() => {
				if (sessionsOf(state.database, found.id).length === 0) addSession(state.database, session, now);
				beginPayment(state.database, { ...session, approval: null } as never, 'approved', now);
			});
		},
		endCapture(order, isPaid) {
			const found = find(order);
			const session = found && sessionsOf(state.database, found.id)[0];
			if (found === undefined || session === undefined || !isPaymentUnderWay(state.database, found.id)) return;
			inTransaction(() => {
				endPayment(state.database, session);
				if (isPaid)
					book(state.database, { order: found.id, provider: 'paypal', kind: 'received', reference: `${found.id}`, cents: 100 }, now);
			});
		},
		expire() {
			expireReservations(parts.service);
			noticeEnds();
		},
		cancel(order) {
			const found = find(order);
			if (found === undefined || found.isOver || isPaymentUnderWay(state.database, found.id)) return;
			inTransaction(() => cancelOrder(parts.service, found.id, { ground: 'shop', who: 'owner' }));
			noticeEnds();
		},
		giveBackOne(order) {
			const found = find(order);
			if (found === undefined || found.isOver || found.count < 1 || readPayment(state.database, found.id).receivedCents === 0) return;
			inTransaction(() => returnStock(parts.service, { order: found.id, position: 0 }, 1));
			found.count--;
		},
		edit(by) {
			// She sees the stock and saves another one; what she removes is there.
			if (by < 0 && Math.min(directus.stock, initial + added - removed - sold()) < -by) return;
			directus.stock += by;
			directus.edited += by;
			if (by > 0) added += by;
			else removed -= by;
		},
		beginFetch() {
			// Directus says whole seconds.
			fetching ??= { readFromMs: Math.floor(now / 1000) * 1000, removed, stock: null };
		},
		readStock() {
			if (fetching !== null && fetching.stock === null) fetching.stock = directus.stock;
		},
		installSnapshot() {
			if (fetching === null || fetching.stock === null) return;
			const { readFromMs, removed: known, stock } = fetching;
			installed = { readFromMs, removed: known, stock };
			fetching = null;
		},
		async deliver(way) {
			directus.way = way;
			await parts.outbox.deliver();
			directus.way = 'through';
		},
		async readBooked() {
			if (!hasHook) directus.bookByHand();
			await parts.stock.readBooked();
		},
		wait(ms) {
			now += ms;
		},
		restart() {
			state.database.close();
			state.database = files.open();
			parts = start();
		},
		async settle() {
			for (const [index] of orders.entries()) this.endCapture(index, index % 2 === 0);
			now += 40 * 24 * 3_600_000;
			this.expire();
			await this.deliver('through');
			await this.readBooked();
			now += 60_000;
			fetching = null;
			this.beginFetch();
			this.readStock();
			this.installSnapshot();
		},
		fault() {
			if (oversold !== null) return oversold;
			const open = state.database.sql
				.prepare('SELECT count(*) AS count FROM reservation JOIN order_line USING (order_id) WHERE product = :product')
				.get({ product });
			if (open?.count !== 0) return `${open?.count} reservations never ended`;
			const rest = initial + directus.edited - sold();
			if (directus.stock !== rest) return `Directus has ${directus.stock}, and not ${rest}: an edit or a movement is lost`;
			const left = offer()?.stock;
			return left === Math.max(0, rest) ? null : `${left} are offered, and not ${rest}`;
		},
	};
}

interface ModelRow {
	readonly id: number;
	readonly product: number;
	readonly count: number;
	readonly kind: string;
	readonly now: number;
	readonly project: string;
}

function insertOrder({ sql }: Service['database'], { id, product, count, kind, now, project }: ModelRow): void {
	const address = '{"first_name":"A","last_name":"B","street":"C","number":"1","zip_code":"1","city":"D","country_code":"DE"}';
	sql
		.prepare(
			`INSERT INTO shop_order (id, uuid, idempotency_key, fingerprint, answer, at, language, email, shipping_address, shipping_method,
				payment_method, payment_kind, shipping_cents, total_cents, legal_texts, agreed)
				VALUES (:id, :id, :id, '', '', :now, 'de', 'a@post.example', :address, 1, 1, :kind, 0, 100, '[]', '{}')`,
		)
		.run({ id, now, kind, address });
	sql
		.prepare(
			`INSERT INTO order_line (order_id, position, at, product, name, buyer_name, count, cents, project)
				VALUES (:id, 0, :now, :product, 'Ring', 'Ring', :count, 100, :project)`,
		)
		.run({ id, now, product, count, project });
}
