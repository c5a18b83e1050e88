/** A process of its own that ships the lines of order 1001 one by one, each with its delivery note and its invoice, and kills itself at a counted statement. */
import { shipLines } from '../../../orders/actions/ship-lines.ts';
import { believeTime } from '../../../orders/clock/guard-time.ts';
import { defaultNumberFormats } from '../../../orders/documents/numbers.ts';
import { type Channel, createOutbox } from '../../../orders/outbox/outbox.ts';
import type { OutboxBodies } from '../../../orders/service.ts';
import { openDatabase } from '../../../orders/store/database.ts';

const [dataDir = '', seller = '', killAt = ''] = process.argv.slice(2);
const database = openDatabase(dataDir);
const prepare = database.sql.prepare.bind(database.sql);
let statements = 0;
database.sql.prepare = (sql) => {
	statements += 1;
	if (statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
	return prepare(sql);
};
const log = { info() {}, warn() {}, error: console.error };
const nowMs = Date.now;
const none: Channel = { deliver: async () => ({ kind: 'done' }) };
const channels = { mail: none, refund: none, payment: none, dispute: none, collect: none, stock: none, document: none };
const service = {
	...{ database, log, nowMs, time: believeTime, payments: undefined, numberFormats: defaultNumberFormats },
	company: JSON.parse(seller),
	outbox: createOutbox<OutboxBodies>({ database, log, nowMs, channels }),
};
const lines = database.sql.prepare("SELECT position FROM order_line WHERE order_id = 1001 AND state = 'to_pack' ORDER BY position").all();
for (const { position } of lines) {
	const parcel = { positions: [Number(position)], carrier: null, tracking: null, evenUnpaid: true };
	const refusal = database.transaction(() => shipLines(service, 1001, parcel, { who: 'owner' }));
	if (refusal !== null) throw new Error(refusal);
}
