/** What the database promises: each work whole or not at all, and on the disk before it is answered for. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../../orders/store/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function someDatabase(): Promise<{ readonly database: Database; seenByOthers(): unknown[] }> {
	const folder = await temporaryFolder();
	const database = openDatabase(folder);
	const other = new DatabaseSync(path.join(folder, 'orders.sqlite'), { readOnly: true });
	onTestFinished(() => {
		database.close();
		other.close();
	});
	return {
		database,
		seenByOthers: () =>
			other
				.prepare('SELECT name FROM setting ORDER BY name')
				.all()
				.map(({ name }) => name),
	};
}

const set = (database: Database, name: string) => database.sql.prepare('INSERT INTO setting (name, value) VALUES (:name, 1)').run({ name });
const durability = (database: Database) => database.sql.prepare('PRAGMA synchronous').get()?.synchronous;
const full = 2;
const normal = 1;

it('commits once what is asked for in one moment, before anybody is told', async () => {
	const { database, seenByOthers } = await someDatabase();
	const exec = vi.spyOn(database.sql, 'exec');
	const told = ['a', 'b', 'c'].map((name) => database.together(() => set(database, name).changes).then(() => seenByOthers()));
	expect(seenByOthers()).toEqual([]);
	expect(await Promise.all(told)).toEqual(Array(3).fill(['a', 'b', 'c']));
	expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
	expect(durability(database)).toBe(full);
});

it('undoes alone what fails among others, and tells its asker', async () => {
	const { database, seenByOthers } = await someDatabase();
	const fails = database.together(() => {
		set(database, 'lost');
		throw new Error('This order is not one');
	});
	const [first, second, third] = await Promise.allSettled([
		database.together(() => set(database, 'a')),
		fails,
		database.together(() => set(database, 'b')),
	]);
	expect([first?.status, second, third?.status]).toEqual([
		'fulfilled',
		{ status: 'rejected', reason: new Error('This order is not one') },
		'fulfilled',
	]);
	expect(seenByOthers()).toEqual(['a', 'b']);
});

it('tells everybody when nothing could be committed, and takes what comes next', async () => {
	const { database, seenByOthers } = await someDatabase();
	const exec = database.sql.exec.bind(database.sql);
	const fault = new Error('database or disk is full');
	const spy = vi.spyOn(database.sql, 'exec').mockImplementation((sql) => {
		if (sql === 'COMMIT') throw fault;
		exec(sql);
	});
	const both = await Promise.allSettled([database.together(() => set(database, 'a')), database.together(() => set(database, 'b'))]);
	expect(both).toEqual(Array(2).fill({ status: 'rejected', reason: fault }));
	spy.mockRestore();
	await database.together(() => set(database, 'c'));
	expect(seenByOthers()).toEqual(['c']);
});

it('waits for the disk with everything but notes, also after one that failed', async () => {
	const { database, seenByOthers } = await someDatabase();
	expect(database.note(() => durability(database))).toBe(normal);
	expect(database.transaction(() => durability(database))).toBe(full);
	expect(() =>
		database.note(() => {
			set(database, 'lost');
			throw new Error('no note');
		}),
	).toThrow('no note');
	expect([durability(database), seenByOthers()]).toEqual([full, []]);
	expect(() => database.transaction(() => database.note(() => set(database, 'a')))).toThrow('as durable as all of it');
});
