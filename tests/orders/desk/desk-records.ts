/** The records of a Directus of a few lines, as the order desk asks for them: it keeps them, sets editors, and refuses a second record of a key. */

export type Item = Record<string, unknown>;

export interface DeskRecords {
	/** Records by collection and key. */
	items(collection: string): readonly Item[];
	/** A person's command. */
	create(collection: 'order_command' | 'order_refund', item: Item): void;
	/** A person changes a record that the service wrote. */
	edit(collection: string, id: unknown, changes: Item): void;
	/** Takes so many answers to commands without keeping them: they arrive again. */
	forgetAnswers(count: number): void;
	/** Writes that arrived. */
	readonly writes: readonly string[];
	/** Of the service. */
	answer(method: string, address: URL, body: Item): { readonly status: number; readonly body: unknown };
}

export function createDeskRecords(uuid: () => string = () => crypto.randomUUID()): DeskRecords {
	const collections = new Map<string, Map<string, Item>>();
	const writes: string[] = [];
	let toForget = 0;
	const recordsOf = (name: string): Map<string, Item> => {
		const records = collections.get(name) ?? new Map<string, Item>();
		collections.set(name, records);
		return records;
	};
	return {
		items: (collection) => [...recordsOf(collection).values()],
		create(collection, item) {
			const record = { id: uuid(), state: null, created_by: uuid(), ...emptyCommand, ...item };
			recordsOf(collection).set(String(record.id), record);
		},
		edit(collection, id, changes) {
			recordsOf(collection).set(String(id), { ...recordsOf(collection).get(String(id)), ...changes, user_updated: 'a person' });
		},
		forgetAnswers(count) {
			toForget = count;
		},
		writes,
		answer(method, address, body) {
			const [, , name = '', id] = address.pathname.split('/');
			const records = recordsOf(name);
			if (method === 'GET') return { status: 200, body: { data: select(records, address.searchParams) } };
			writes.push(`${method} ${name}`);
			if (method === 'DELETE') return { status: records.delete(String(id)) ? 204 : 403, body: {} };
			if (method === 'POST') {
				if (records.has(String(body.id))) return { status: 400, body: { errors: [{ extensions: { code: 'RECORD_NOT_UNIQUE' } }] } };
				records.set(String(body.id), { ...body, user_updated: null });
				return { status: 200, body: { data: { id: body.id } } };
			}
			const record = records.get(String(id));
			if (record === undefined) return { status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } };
			if (name.startsWith('order_') && toForget > 0) toForget -= 1;
			else records.set(String(id), { ...record, ...body, user_updated: 'service' });
			return { status: 200, body: { data: { id } } };
		},
	};
}

const emptyCommand = {
	amount: null,
	text: null,
	kind: null,
	positions: null,
	carrier: null,
	tracking: null,
	even_unpaid: null,
	target: null,
};

/** The questions that the service asks: a record, what has no answer, and what was changed by others. */
function select(records: ReadonlyMap<string, Item>, query: URLSearchParams): readonly Item[] {
	const all = [...records.values()];
	const wanted = query.get('filter[id][_eq]');
	if (wanted !== null) return all.filter(({ id }) => id === wanted);
	const order = query.get('filter[order][_eq]');
	const until = query.get('filter[answered_at][_lte]');
	if (order !== null) return all.filter((item) => item.order === order && (until === null || String(item.answered_at ?? '~') <= until));
	if (query.has('filter[state][_null]')) return all.filter(({ state }) => state === null);
	return all.filter(({ user_updated: by }) => by !== null && by !== 'service');
}
