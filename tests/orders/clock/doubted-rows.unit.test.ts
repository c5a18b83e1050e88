import { expect, it } from 'vitest';
import { correctTimes, readDoubtBegin } from '../../../orders/clock/doubted-rows.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const dayMs = 24 * 3_600_000;

it('lets what was queued in the future leave when it was meant to', async () => {
	const database = openDatabase(await temporaryFolder());
	const now = Date.parse('2026-11-20T12:00:00Z');
	const begin = readDoubtBegin(database, now - 60_000);
	const at = now + 3_650 * dayMs;
	database.sql
		.prepare("INSERT INTO outbox (channel, uuid, body, at, due_at) VALUES ('desk', 'one', '{}', :at, :dueAt)")
		.run({ at, dueAt: at + 5_000 });
	database.transaction(() => correctTimes(database, begin, now));
	expect(database.sql.prepare('SELECT at, due_at FROM outbox').all()).toEqual([{ at: now, due_at: now + 5_000 }]);
	database.close();
});
