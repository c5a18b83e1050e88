/** The service's memory: one SQLite file, written in transactions, so that what was answered with "ok" is there after any crash. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { remember } from '../../site/remember.ts';
import { DatabaseDamaged, findDamage, isCorrupt } from './damage.ts';
import { addMailboxFunction } from './mailbox.ts';
import { migrate } from './migrate.ts';
import { isBusy } from './write-lock.ts';

const schema = `
	CREATE TABLE IF NOT EXISTS request (
		key TEXT PRIMARY KEY, endpoint TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL
	) STRICT;
	CREATE TABLE IF NOT EXISTS message (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, text TEXT NOT NULL,
		held_back TEXT
	) STRICT;
	CREATE TABLE IF NOT EXISTS shop_request (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, product INTEGER NOT NULL, variant INTEGER,
		details TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, text TEXT, held_back TEXT
	) STRICT;
	CREATE TABLE IF NOT EXISTS rating (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, product INTEGER NOT NULL,
		stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), title TEXT, text TEXT, display_name TEXT, held_back TEXT, sent_at INTEGER
	) STRICT;
	CREATE TABLE IF NOT EXISTS subscription (
		id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
		token_hash TEXT NOT NULL, token_expires_at INTEGER NOT NULL,
		requested_at INTEGER NOT NULL, confirmed_at INTEGER, unsubscribed_at INTEGER
	) STRICT;
	CREATE TABLE IF NOT EXISTS held_back_sign_up (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, held_back TEXT NOT NULL
	) STRICT;
	CREATE TABLE IF NOT EXISTS withdrawal (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, contract TEXT NOT NULL,
		text TEXT, held_back TEXT, order_id INTEGER, match TEXT NOT NULL CHECK (match IN ('same_email', 'other_email', 'no_order')),
		refund_by INTEGER NOT NULL, refund_asked_at INTEGER
	) STRICT;
	CREATE INDEX IF NOT EXISTS withdrawal_by_time ON withdrawal (at);
	CREATE INDEX IF NOT EXISTS message_by_time ON message (at);
	CREATE INDEX IF NOT EXISTS shop_request_by_time ON shop_request (at);
	CREATE INDEX IF NOT EXISTS rating_by_time ON rating (at);
	CREATE TABLE IF NOT EXISTS attempt (email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
	CREATE INDEX IF NOT EXISTS attempt_by_email ON attempt (email, at);
	CREATE TABLE IF NOT EXISTS outbox (
		id INTEGER PRIMARY KEY, channel TEXT NOT NULL, uuid TEXT NOT NULL UNIQUE, body TEXT NOT NULL, at INTEGER NOT NULL, due_at INTEGER NOT NULL,
		tries INTEGER NOT NULL DEFAULT 0, settled_at INTEGER, refusal TEXT
	) STRICT;
	CREATE INDEX IF NOT EXISTS outbox_by_channel ON outbox (channel, id, due_at) WHERE settled_at IS NULL;
	CREATE TABLE IF NOT EXISTS sent_mail (recipient TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
	CREATE INDEX IF NOT EXISTS sent_mail_by_recipient ON sent_mail (recipient, at);
	CREATE TABLE IF NOT EXISTS legal_text (
		hash TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (hash, language)
	) STRICT;
	CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

export interface Database {
	readonly sql: DatabaseSync;
	/** All of `work` or nothing of it. */
	transaction<Result>(work: () => Result): Result;
	/**
	 * Like `transaction`, for what many visitors ask for at once: what is asked for in one moment shares a commit, so that the disk is waited for once. Each
	 * work is undone alone where it throws, and no promise resolves before the commit.
	 */
	together<Result>(work: () => Result): Promise<Result>;
	/**
	 * Like `transaction`, for what follows from rows that are kept: a crash of the process loses nothing of it, and a loss of power may lose the last of it,
	 * because the disk is not waited for. To be called outside of a transaction.
	 */
	note<Result>(work: () => Result): Result;
	/** What is wrong with the file, as far as that is known; null: nothing. Then nothing is written any more. */
	damage(): string | null;
	/** Reads all of the file, and returns what `damage` does from now on. */
	examine(): string | null;
	close(): void;
}

const openingBusyMs = 5000;

/**
 * Opens the database in `dataDir`, which is made where it is missing, and brings it to the version of this program. Only this user may read either,
 * also where both were there before. `busyMs`: how long a write keeps the thread waiting for another program's; opening it waits for five seconds in any
 * case. @throws DatabaseDamaged @throws DatabaseTooNew @throws MigrationFailed
 */
export function openDatabase(dataDir: string, { busyMs = openingBusyMs }: { readonly busyMs?: number } = {}): Database {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	chmodSync(dataDir, 0o700);
	const file = path.join(dataDir, 'orders.sqlite');
	closeSync(openSync(file, 'a', 0o600));
	// SQLite gives its other files the mode of the first
	for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
	const sql = new DatabaseSync(file, { timeout: openingBusyMs, enableForeignKeyConstraints: true });
	try {
		sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
		migrate(sql, dataDir);
		for (const tables of [schema, orderTables, documentTables, deskTables]) sql.exec(tables);
	} catch (error) {
		sql.close();
		throw isCorrupt(error) ? new DatabaseDamaged(dataDir, error) : error;
	}
	sql.exec(`PRAGMA busy_timeout = ${busyMs}`);
	addMailboxFunction(sql);
	let damage: string | null = null;
	// An order runs some thirty statements, and to prepare one takes longer than to run it. Texts of statements are few.
	const prepare = sql.prepare.bind(sql);
	sql.prepare = remember((text: string) => prepare(text));
	const transaction = <Result>(work: () => Result): Result => {
		if (damage !== null) throw new DatabaseDamaged(dataDir, damage);
		sql.exec('BEGIN IMMEDIATE');
		try {
			const result = work();
			sql.exec('COMMIT');
			return result;
		} catch (error) {
			// SQLite has done so itself where the disk was full, and a second one would hide that.
			if (sql.isTransaction) sql.exec('ROLLBACK');
			if (isCorrupt(error)) damage = error.message;
			throw error;
		}
	};
	return {
		sql,
		transaction,
		together: commitTogether(sql, transaction),
		note(work) {
			if (sql.isTransaction) throw new Error('What a transaction writes is as durable as all of it');
			sql.exec('PRAGMA synchronous = NORMAL');
			try {
				return transaction(work);
			} finally {
				sql.exec('PRAGMA synchronous = FULL');
			}
		},
		damage: () => damage,
		examine() {
			damage ??= findDamage(sql);
			return damage;
		},
		close: () => sql.close(),
	};
}

/** How long visitors wait together for another program's lock, and how often it is tried. */
const [togetherMs, againMs] = [2000, 50];

function commitTogether(sql: DatabaseSync, transaction: Database['transaction']): Database['together'] {
	/** Works in the open transaction, and returns how to answer who asked, once it is committed. */
	type Asked = () => () => void;
	let waiting: { readonly run: Asked; readonly sinceMs: number; reject(error: unknown): void }[] = [];
	const commit = (): void => {
		const asked = waiting;
		waiting = [];
		try {
			for (const answer of transaction(() => asked.map(({ run }) => run()))) answer();
		} catch (error) {
			const now = performance.now();
			const isAgain = ({ sinceMs }: { readonly sinceMs: number }): boolean => isBusy(error) && now - sinceMs < togetherMs;
			for (const each of asked) if (!isAgain(each)) each.reject(error);
			const again = asked.filter(isAgain);
			if (again.length === 0) return;
			waiting = again;
			setTimeout(commit, againMs);
		}
	};
	return (work) =>
		new Promise((resolve, reject) => {
			if (waiting.length === 0) setImmediate(commit);
			const run: Asked = () => {
				sql.exec('SAVEPOINT asked');
				try {
					const result = work();
					sql.exec('RELEASE asked');
					return () => resolve(result);
				} catch (error) {
					// As above: then nothing of the others is left either.
					if (!sql.isTransaction) throw error;
					sql.exec('ROLLBACK TO asked; RELEASE asked');
					return () => reject(error);
				}
			};
			waiting.push({ run, sinceMs: performance.now(), reject });
		});
}

/** The tables of orders. An order stays as it was, even if the products change: amounts are cents, texts as the buyer sent or saw them. */
const orderTables = `
	CREATE TABLE IF NOT EXISTS shop_order (
		id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, idempotency_key TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
		at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, phone_extension TEXT, phone_as_typed TEXT,
		pick_up INTEGER NOT NULL DEFAULT 0, shipping_address TEXT NOT NULL, invoice_address TEXT,
		comment TEXT, shipping_method INTEGER NOT NULL, payment_method INTEGER NOT NULL,
		payment_kind TEXT NOT NULL CHECK (payment_kind IN ('transfer', 'paypal', 'klarna', 'house')),
		shipping_cents INTEGER NOT NULL, wrapping_cents INTEGER, total_cents INTEGER NOT NULL, taxed_lines TEXT, legal_texts TEXT NOT NULL, bank_details TEXT,
		agreed TEXT NOT NULL, vat_id TEXT,
		state TEXT NOT NULL DEFAULT 'placed' CHECK (state IN ('placed', 'accepted', 'completed', 'cancelled')), revision INTEGER NOT NULL DEFAULT 1
	) STRICT;
	CREATE TABLE IF NOT EXISTS order_line (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER NOT NULL, at INTEGER NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, name TEXT NOT NULL, buyer_name TEXT NOT NULL, personalization TEXT, made_to_order INTEGER NOT NULL DEFAULT 0,
		count INTEGER NOT NULL CHECK (count > 0), cents INTEGER NOT NULL, project TEXT NOT NULL,
		state TEXT NOT NULL DEFAULT 'to_pack' CHECK (state IN ('to_pack', 'shipped', 'returned', 'dropped')), carrier TEXT, tracking TEXT,
		returned INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND count), limited INTEGER NOT NULL DEFAULT 0,
		dropped INTEGER NOT NULL DEFAULT 0 CHECK (dropped BETWEEN 0 AND count - returned), PRIMARY KEY (order_id, position),
		CHECK ((state = 'dropped') = (dropped = count))
	) STRICT;
	CREATE TABLE IF NOT EXISTS order_event (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER, at INTEGER NOT NULL,
		transition TEXT NOT NULL, who TEXT NOT NULL, why TEXT
	) STRICT;
	CREATE INDEX IF NOT EXISTS order_event_by_order ON order_event (order_id);
	CREATE TABLE IF NOT EXISTS ledger (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL, provider TEXT NOT NULL,
		kind TEXT NOT NULL CHECK (kind IN ('authorised', 'released', 'received', 'refunded', 'disputed', 'dispute_ended', 'failed', 'returned', 'refund_returned')),
		reference TEXT NOT NULL, cents INTEGER NOT NULL CHECK (cents > 0), UNIQUE (provider, kind, reference)
	) STRICT;
	CREATE INDEX IF NOT EXISTS ledger_by_order ON ledger (order_id);
	CREATE TABLE IF NOT EXISTS payment_session (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), attempt INTEGER NOT NULL, provider TEXT NOT NULL, reference TEXT NOT NULL,
		token TEXT NOT NULL, secret TEXT NOT NULL UNIQUE, approval TEXT, payment TEXT, collect_until INTEGER, at INTEGER NOT NULL, under_way_at INTEGER, ended_at INTEGER,
		PRIMARY KEY (order_id, attempt), UNIQUE (provider, reference)
	) STRICT;
	CREATE TABLE IF NOT EXISTS refund (
		uuid TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL,
		cents INTEGER NOT NULL CHECK (cents > 0), provider TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('requested', 'task', 'done')), who TEXT NOT NULL, why TEXT NOT NULL,
		reference TEXT, settled_at INTEGER
	) STRICT;
	CREATE INDEX IF NOT EXISTS refund_by_order ON refund (order_id);
	CREATE TABLE IF NOT EXISTS refund_payment (refund TEXT PRIMARY KEY REFERENCES refund (uuid), reference TEXT NOT NULL) STRICT;
	CREATE TABLE IF NOT EXISTS transfer_payer (reference TEXT PRIMARY KEY, payer TEXT NOT NULL, iban TEXT) STRICT;
	CREATE TABLE IF NOT EXISTS transfer_source (
		reference TEXT PRIMARY KEY, day TEXT NOT NULL, format TEXT NOT NULL, value_day TEXT, bank_reference TEXT
	) STRICT;
	CREATE TABLE IF NOT EXISTS transfer_words (reference TEXT PRIMARY KEY, words TEXT NOT NULL) STRICT;
	CREATE TABLE IF NOT EXISTS sent_refund (
		ledger_id INTEGER PRIMARY KEY REFERENCES ledger (id), day TEXT NOT NULL, format TEXT NOT NULL, bank_reference TEXT
	) STRICT;
	CREATE TABLE IF NOT EXISTS statement_question (
		id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, order_id INTEGER REFERENCES shop_order (id), kind TEXT NOT NULL,
		orders TEXT NOT NULL, day TEXT, cents INTEGER, currency TEXT NOT NULL, party TEXT NOT NULL, detail TEXT NOT NULL, text TEXT NOT NULL,
		file TEXT NOT NULL, format TEXT, number INTEGER, after_event INTEGER NOT NULL, told_at INTEGER, settled_at INTEGER
	) STRICT;
	CREATE INDEX IF NOT EXISTS statement_question_by_order ON statement_question (order_id);
	CREATE TABLE IF NOT EXISTS money_by_hand (ledger_id INTEGER PRIMARY KEY REFERENCES ledger (id), statement TEXT UNIQUE) STRICT;
	CREATE TABLE IF NOT EXISTS payment_term (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), due_at INTEGER NOT NULL, reminded_at INTEGER, ends_at INTEGER
	) STRICT;
	CREATE TABLE IF NOT EXISTS stock_movement (
		key TEXT PRIMARY KEY, order_id INTEGER NOT NULL, position INTEGER NOT NULL, project TEXT NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, delta INTEGER NOT NULL CHECK (delta <> 0), reason TEXT NOT NULL CHECK (reason IN ('sale', 'cancellation', 'return')),
		at INTEGER NOT NULL, snapshot TEXT NOT NULL, queued_at INTEGER, sent_at INTEGER, booked_at INTEGER, FOREIGN KEY (order_id, position) REFERENCES order_line (order_id, position)
	) STRICT;
	CREATE INDEX IF NOT EXISTS stock_movement_by_line ON stock_movement (order_id, position);
	CREATE INDEX IF NOT EXISTS stock_movement_by_piece ON stock_movement (product, variant, booked_at);
	CREATE INDEX IF NOT EXISTS stock_movement_to_book ON stock_movement (queued_at) WHERE booked_at IS NULL;
	CREATE TABLE IF NOT EXISTS reservation (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), expires_at INTEGER NOT NULL, network TEXT NOT NULL, held_until INTEGER, by_shop INTEGER NOT NULL DEFAULT 0
	) STRICT;
	CREATE TABLE IF NOT EXISTS order_confirmation (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), at INTEGER NOT NULL, token_hash TEXT NOT NULL UNIQUE,
		is_first INTEGER NOT NULL, mailed_at INTEGER, confirmed_at INTEGER
	) STRICT;
	CREATE INDEX IF NOT EXISTS reservation_by_end ON reservation (expires_at);
	CREATE VIEW IF NOT EXISTS open_reservation AS SELECT order_id, expires_at, network FROM reservation WHERE held_until IS NOT NULL
		AND NOT EXISTS (SELECT 1 FROM ledger WHERE ledger.order_id = reservation.order_id AND kind = 'authorised')
		AND (SELECT coalesce(sum(CASE kind WHEN 'received' THEN cents WHEN 'returned' THEN -cents END), 0) FROM ledger
			WHERE ledger.order_id = reservation.order_id) < (SELECT total_cents FROM shop_order WHERE id = reservation.order_id)
			- (SELECT coalesce(sum(dropped * cents), 0) FROM order_line WHERE order_line.order_id = reservation.order_id);
	CREATE TRIGGER IF NOT EXISTS ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'The ledger is never changed'); END;
	CREATE TRIGGER IF NOT EXISTS ledger_is_never_shortened BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'The ledger is never changed'); END;
`;

/**
 * Documents as they were issued. What was written is never changed; when its time of retention is over, its content is emptied, and number, amount and
 * hash stay. `facts` is what a document says, `document_file` the bytes that were sent. `chain` covers the link before it.
 */
const documentTables = `
	CREATE TABLE IF NOT EXISTS document_series (
		kind TEXT NOT NULL, year INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (kind, year)
	) STRICT;
	CREATE TABLE IF NOT EXISTS skipped_numbers (
		kind TEXT NOT NULL, year INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, at INTEGER NOT NULL, why TEXT NOT NULL,
		PRIMARY KEY (kind, year, first)
	) STRICT;
	CREATE TABLE IF NOT EXISTS document (
		id INTEGER PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('acceptance', 'dispatch', 'invoice', 'credit_note')),
		order_id INTEGER NOT NULL REFERENCES shop_order (id), number TEXT UNIQUE, year INTEGER, counter INTEGER,
		at INTEGER NOT NULL, cents INTEGER, corrects INTEGER REFERENCES document (id), keep_until INTEGER NOT NULL, facts TEXT,
		UNIQUE (kind, year, counter), CHECK ((number IS NULL) = (kind IN ('acceptance', 'dispatch')))
	) STRICT;
	CREATE INDEX IF NOT EXISTS document_by_order ON document (order_id);
	CREATE INDEX IF NOT EXISTS document_by_time ON document (at);
	CREATE TABLE IF NOT EXISTS document_line (
		document_id INTEGER NOT NULL REFERENCES document (id), kind TEXT NOT NULL, order_id INTEGER NOT NULL, position INTEGER NOT NULL,
		PRIMARY KEY (kind, order_id, position), FOREIGN KEY (order_id, position) REFERENCES order_line (order_id, position)
	) STRICT;
	CREATE TABLE IF NOT EXISTS document_file (
		id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES document (id), at INTEGER NOT NULL, name TEXT NOT NULL,
		type TEXT NOT NULL, sha256 TEXT NOT NULL, chain TEXT NOT NULL, bytes BLOB, facts_sha256 TEXT, UNIQUE (document_id, name)
	) STRICT;
	CREATE TRIGGER IF NOT EXISTS document_is_never_changed BEFORE UPDATE ON document
		WHEN NEW.facts IS NOT NULL OR NEW.number IS NOT OLD.number OR NEW.at <> OLD.at OR NEW.cents IS NOT OLD.cents OR NEW.order_id <> OLD.order_id
		BEGIN SELECT RAISE(ABORT, 'A document is never changed'); END;
	CREATE TRIGGER IF NOT EXISTS document_is_never_removed BEFORE DELETE ON document BEGIN SELECT RAISE(ABORT, 'A document is never removed'); END;
	CREATE TRIGGER IF NOT EXISTS document_file_is_never_changed BEFORE UPDATE ON document_file
		WHEN NEW.bytes IS NOT NULL OR NEW.sha256 <> OLD.sha256 OR NEW.chain <> OLD.chain
		BEGIN SELECT RAISE(ABORT, 'A document is never changed'); END;
	CREATE TRIGGER IF NOT EXISTS document_file_is_never_removed BEFORE DELETE ON document_file
		BEGIN SELECT RAISE(ABORT, 'A document is never removed'); END;
`;

const sqlNow = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** What changed in one row, as an entry of the outbox for the order desk, while one is set up. */
const showOnDesk = (table: string, id: string, at = 'new.at'): string =>
	`INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', '${table}', 'id', ${id}), ${at}, ${at}
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk')`;

/**
 * The order desk in Directus: what it was told of each order, and which of its commands were executed. Triggers queue what it has to show, so that no
 * change of an order can pass it by, whichever process makes it.
 */
const deskTables = `
	CREATE TABLE IF NOT EXISTS desk_order (order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE, fingerprint TEXT NOT NULL) STRICT;
	CREATE TABLE IF NOT EXISTS desk_command (
		id TEXT PRIMARY KEY, at INTEGER NOT NULL, order_id INTEGER REFERENCES shop_order (id) ON DELETE CASCADE, state TEXT NOT NULL CHECK (state IN ('done', 'refused')),
		answer TEXT NOT NULL, refunded_cents INTEGER NOT NULL DEFAULT 0
	) STRICT;
${(['withdrawal', 'message', 'shop_request', 'statement_question'] as const).map((table) => `	CREATE TRIGGER IF NOT EXISTS desk_forgets_${table} AFTER DELETE ON ${table} BEGIN ${showOnDesk(table, 'old.id', sqlNow)}; END;`).join('\n')}
	CREATE TRIGGER IF NOT EXISTS desk_shows_events AFTER INSERT ON order_event BEGIN ${showOnDesk('shop_order', 'new.order_id')}; END;
	CREATE TRIGGER IF NOT EXISTS desk_shows_money AFTER INSERT ON ledger BEGIN
		UPDATE shop_order SET revision = revision + 1 WHERE id = new.order_id; ${showOnDesk('shop_order', 'new.order_id')}; END;
	CREATE TRIGGER IF NOT EXISTS desk_shows_withdrawals AFTER INSERT ON withdrawal BEGIN ${showOnDesk('withdrawal', 'new.id')}; END;
	CREATE TRIGGER IF NOT EXISTS desk_shows_messages AFTER INSERT ON message WHEN new.held_back IS NULL BEGIN ${showOnDesk('message', 'new.id')}; END;
	CREATE TRIGGER IF NOT EXISTS desk_shows_statement_questions AFTER INSERT ON statement_question BEGIN
		${showOnDesk('shop_order', 'new.order_id')} AND new.order_id IS NOT NULL;
		${showOnDesk('statement_question', 'new.id')} AND new.order_id IS NULL; END;
	CREATE TRIGGER IF NOT EXISTS desk_shows_settled_questions AFTER UPDATE OF settled_at ON statement_question WHEN new.order_id IS NOT NULL BEGIN
		${showOnDesk('shop_order', 'new.order_id', 'new.settled_at')}; END;
	CREATE TRIGGER IF NOT EXISTS desk_shows_requests AFTER INSERT ON shop_request WHEN new.held_back IS NULL BEGIN ${showOnDesk('shop_request', 'new.id')}; END;
`;
