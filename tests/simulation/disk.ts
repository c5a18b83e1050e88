/** A disk that can be full, and a process on it that can be killed at each commit. */
import { type Database, openDatabase } from '../../orders/store/database.ts';
import type { Disk } from '../../orders/store/disk.ts';
import { lockFolder } from '../../orders/store/folder-lock.ts';

export interface SimulatedDisk extends Disk {
	/** Nothing of what the process still does reaches the disk from now on. */
	die(): void;
	/** The database takes no more pages, or as many as it likes. */
	setFull(isFull: boolean): void;
}

const allPages = 1_073_741_823;

/** The database takes no more pages through this connection, or as many as it likes. SQLite takes the number of pages that there are for a smaller one. */
export function limitPages(sql: Database['sql'], isFull: boolean): void {
	sql.exec(`PRAGMA max_page_count = ${isFull ? 1 : allPages}`);
}

/** What happens to a commit. */
export type Crack = 'dies before' | 'dies after' | 'finds no room' | 'fails';

interface DiskOptions {
	readonly isFull: boolean;
	stir(): void;
	/** Called before and after each commit. */
	step(): void;
	/** Whether commits that wrote something are counted, but for notes. */
	isCounting(): boolean;
	/** Called before each of those; null: nothing happens to it. */
	count(): Crack | null;
	die(): void;
}

/** As SQLite says it. */
function diskError(message: string, errcode: number): Error {
	return Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode, errstr: message });
}

export function createSimulatedDisk({ isFull, stir, step, isCounting, count, die }: DiskOptions): SimulatedDisk {
	let database: Database | null = null;
	let unlock = (): void => {};
	let isDead = false;
	const limit = (full: boolean): void => {
		if (database !== null) limitPages(database.sql, full);
	};
	return {
		open(dataDir) {
			const opened = openDatabase(dataDir);
			const { sql } = opened;
			const exec = sql.exec.bind(sql);
			const writes = (): unknown => (isCounting() ? sql.prepare('SELECT total_changes() AS writes').get()?.writes : null);
			let begun: unknown = null;
			// Notes of what follows from other rows may be lost: what they are about happens again.
			let isNote = false;
			sql.exec = (text) => {
				stir();
				if (text.startsWith('PRAGMA synchronous = ')) isNote = text.endsWith('NORMAL');
				if (text === 'BEGIN IMMEDIATE') begun = isNote ? null : writes();
				if (text !== 'COMMIT') {
					exec(text);
					return;
				}
				step();
				const crack = isDead || begun === null || writes() === begun ? null : count();
				if (crack === 'dies before') die();
				if (crack === 'finds no room' || crack === 'fails') {
					exec('ROLLBACK');
					throw crack === 'fails' ? diskError('disk I/O error', 10) : diskError('database or disk is full', 13);
				}
				exec(text);
				step();
				if (crack === 'dies after') die();
			};
			// What reads goes on as well.
			const { prepare } = sql;
			sql.prepare = (text) => {
				stir();
				return prepare(text);
			};
			database = opened;
			limit(isFull);
			return {
				...opened,
				close() {
					if (!isDead) opened.close();
				},
			};
		},
		lock(dataDir) {
			unlock = lockFolder(dataDir);
			return () => {
				if (!isDead) unlock();
			};
		},
		die() {
			if (isDead) return;
			isDead = true;
			database?.sql.close();
			unlock();
		},
		setFull: limit,
	};
}
