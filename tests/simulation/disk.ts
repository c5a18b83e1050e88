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

interface DiskOptions {
	readonly isFull: boolean;
	stir(): void;
	/** Called before and after each commit. */
	step(): void;
}

export function createSimulatedDisk({ isFull, stir, step }: DiskOptions): SimulatedDisk {
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
			sql.exec = (text) => {
				stir();
				if (text === 'COMMIT') step();
				exec(text);
				if (text === 'COMMIT') step();
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
