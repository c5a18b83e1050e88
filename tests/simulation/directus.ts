/** The shop's Directus: the order desk, and the stock with the hook that books movements. */
import type { Random } from '../../sandbox/random.ts';
import { createDeskRecords, type DeskRecords } from '../orders/desk/desk-records.ts';
import { nameOf, pieces } from './goods.ts';
import type { NetworkCall } from './network.ts';
import type { SimulatedTime } from './simulated-time.ts';

export interface SimulatedDirectus {
	readonly desk: DeskRecords;
	/** By piece. */
	readonly stock: ReadonlyMap<string, number>;
	/** What its owner has added and removed, all told, by piece. */
	readonly edited: ReadonlyMap<string, number>;
	edit(piece: string, by: number): void;
	carryOut(call: NetworkCall): Response;
}

interface Movement {
	readonly id: string;
	readonly product: number;
	readonly variant: number | null;
	readonly delta: number;
}

export function createSimulatedDirectus(time: SimulatedTime, uuid: () => string): SimulatedDirectus {
	const desk = createDeskRecords(uuid);
	const stock = new Map(pieces.flatMap((piece) => (piece.stock === null ? [] : [[nameOf(piece), piece.stock] as const])));
	const edited = new Map<string, number>();
	const movements = new Set<string>();

	function answer(status: number, body: unknown): Response {
		const headers = { 'content-type': 'application/json', date: new Date(time.trueMs()).toUTCString() };
		return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
	}

	function move(method: string, address: URL, body: string): Response {
		if (method === 'GET') {
			const keys = (JSON.parse(address.searchParams.get('filter') ?? '{}') as { id: { _in: readonly string[] } }).id._in;
			return answer(200, { data: keys.filter((key) => movements.has(key)).map((id) => ({ id, booked: true })) });
		}
		const movement = JSON.parse(body) as Movement;
		if (movements.has(movement.id)) return answer(400, { errors: [{ extensions: { code: 'RECORD_NOT_UNIQUE' } }] });
		// One transaction: the record and the stock.
		movements.add(movement.id);
		const piece = nameOf(movement);
		if (stock.has(piece)) stock.set(piece, (stock.get(piece) ?? 0) + movement.delta);
		return answer(200, { data: { id: movement.id, booked: true } });
	}

	return {
		...{ desk, stock, edited },
		edit(piece, by) {
			stock.set(piece, (stock.get(piece) ?? 0) + by);
			edited.set(piece, (edited.get(piece) ?? 0) + by);
		},
		carryOut({ method, url, body }) {
			const address = new URL(url);
			if (address.pathname === '/items/stock_movement') return move(method, address, body);
			const { status, body: data } = desk.answer(method, address, body === '' ? {} : (JSON.parse(body) as Record<string, unknown>));
			return answer(status, data);
		},
	};
}

export function pieceOfRandom(random: Random): string {
	return random.pick(pieces.filter(({ stock }) => stock !== null).map(nameOf));
}
