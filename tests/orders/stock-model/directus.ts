/** Directus as the model of the stock knows it: the stock, the movements that its hook has added, a clock, and an owner who edits. */
import type { StockTarget } from '../../../orders/stock/stock-channel.ts';

/** How a request goes: through, done without its answer, or not at all. */
export type Way = 'through' | 'answer lost' | 'down';

export interface ModelDirectus {
	readonly target: StockTarget;
	stock: number;
	/** What its owner has added and removed, all told. */
	edited: number;
	way: Way;
	/** False: movements are noted and not added. */
	hasHook: boolean;
	/** The owner adds by hand what no hook has added, and marks it. */
	bookByHand(): void;
}

interface KnownMovement {
	readonly delta: number;
	booked: boolean;
}

export function createModelDirectus(stock: number, nowMs: () => number): ModelDirectus {
	const known = new Map<string, KnownMovement>();
	const directus: ModelDirectus = {
		target: { url: 'http://directus', token: 't', fetch: async (address, init) => handle(String(address), init) },
		...{ stock, edited: 0, way: 'through', hasHook: true },
		bookByHand() {
			for (const movement of known.values()) {
				if (movement.booked) continue;
				directus.stock += movement.delta;
				movement.booked = true;
			}
		},
	};

	function create({ id, delta }: { readonly id: string; readonly delta: number }): Response {
		if (known.has(id)) return answer(400, { errors: [{ extensions: { code: 'RECORD_NOT_UNIQUE' } }] });
		// One transaction: the record and the stock.
		known.set(id, { delta, booked: directus.hasHook });
		if (directus.hasHook) directus.stock += delta;
		return answer(200, { data: { id, booked: directus.hasHook } });
	}

	function read(address: string): Response {
		const keys: string[] = JSON.parse(new URL(address).searchParams.get('filter') ?? '').id._in;
		return answer(200, { data: keys.flatMap((id) => (known.has(id) ? [{ id, booked: known.get(id)?.booked }] : [])) });
	}

	function handle(address: string, init: RequestInit | undefined): Response {
		if (directus.way === 'down') throw new TypeError('fetch failed');
		const response = init?.method === 'POST' ? create(JSON.parse(String(init.body))) : read(address);
		if (directus.way === 'answer lost') throw new TypeError('fetch failed');
		return response;
	}

	const answer = (status: number, body: unknown): Response =>
		new Response(JSON.stringify(body), { status, headers: { date: new Date(nowMs()).toUTCString() } });

	return directus;
}
