/**
 * Keeps the files of documents as they were sent. Each file is a link of a chain: its hash covers the file, all that the document says, its deadline
 * and the link before it, so that nothing in the archive can be changed, removed or put in between without the links after it giving that away. The newest link is mailed to the
 * shop: whoever changes the whole chain cannot change that mail.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { readSetting } from '../store/settings.ts';

export interface ArchivedFile {
	readonly name: string;
	/** Such as `application/pdf`. */
	readonly type: string;
	readonly bytes: Uint8Array;
}

interface Link {
	readonly id: number;
	readonly document: number;
	readonly number: string | null;
	readonly cents: number | null;
	readonly issuedAt: number;
	readonly name: string;
	readonly sha256: string;
	/** Of what the document says; null: the link is older than this hash. */
	readonly facts: string | null;
	readonly keepUntil: number;
}

/** Returns the ids of the files. To be called inside a transaction. */
export function archive(database: Database, document: number, files: readonly ArchivedFile[], now: number): readonly number[] {
	const { sql } = database;
	const of = sql.prepare('SELECT number, cents, at, facts, keep_until FROM document WHERE id = :document').get({ document });
	if (of === undefined) throw new Error(`There is no document ${document}`);
	const facts = hash(String(of.facts));
	const add = sql.prepare(
		`INSERT INTO document_file (id, document_id, at, name, type, sha256, facts_sha256, chain, bytes)
			VALUES (:id, :document, :now, :name, :type, :sha256, :facts, :chain, :bytes)`,
	);
	return files.map(({ name, type, bytes }) => {
		const last = chainHead(database);
		const id = (last?.id ?? 0) + 1;
		const sha256 = hash(bytes);
		const link = {
			...{ id, document, name, sha256, facts },
			number: toText(of.number),
			cents: toNumber(of.cents),
			issuedAt: Number(of.at),
			keepUntil: Number(of.keep_until),
		};
		add.run({ id, document, now, name, type, sha256, facts, bytes, chain: chainOf(last?.chain ?? '', link) });
		return id;
	});
}

export interface ChainHead {
	readonly id: number;
	readonly chain: string;
}

/** null: nothing was archived yet. */
export function chainHead({ sql }: Database): ChainHead | null {
	const row = sql.prepare('SELECT id, chain FROM document_file ORDER BY id DESC LIMIT 1').get();
	return row === undefined ? null : { id: Number(row.id), chain: String(row.chain) };
}

/**
 * The first broken link, in a sentence; null: all links hold. `known`: a head from a mail of the archive, which the chain has to contain; null: the one that
 * the service remembers to have mailed.
 */
export function findBrokenLink(database: Database, mailed: ChainHead | null, now: number): string | null {
	const { sql } = database;
	const known = mailed ?? readMailedHead(database);
	let before = '';
	let expected = 1;
	const rows = sql
		.prepare(
			`SELECT document_file.id, document_id, document.number, document.cents, document.at AS issued_at, document.keep_until,
				document.facts, name, sha256, facts_sha256, chain, bytes
				FROM document_file JOIN document ON document.id = document_id ORDER BY document_file.id`,
		)
		.iterate();
	for (const row of rows) {
		const id = Number(row.id);
		if (id !== expected) return `Link ${expected} is missing`;
		const what = `Link ${id} (${row.number ?? `document ${row.document_id}`}, ${row.name})`;
		if (row.bytes instanceof Uint8Array && hash(row.bytes) !== row.sha256) return `${what}: the file is not the one that was issued`;
		const isOver = Number(row.keep_until) <= now;
		if ((row.bytes === null || row.facts === null) && !isOver) return `${what}: the document was emptied before its time`;
		if (row.facts !== null && row.facts_sha256 !== null && hash(String(row.facts)) !== row.facts_sha256)
			return `${what}: what the document says is not what was issued`;
		const link: Link = {
			id,
			document: Number(row.document_id),
			number: toText(row.number),
			cents: toNumber(row.cents),
			issuedAt: Number(row.issued_at),
			name: String(row.name),
			sha256: String(row.sha256),
			facts: toText(row.facts_sha256),
			keepUntil: Number(row.keep_until),
		};
		before = chainOf(before, link);
		if (before !== row.chain) return `${what}: number, amount, time, deadline or hash were changed, or a link before it`;
		if (known?.id === id && known.chain !== before) return `${what}: the chain differs from the one that was mailed`;
		expected += 1;
	}
	return known !== null && known.id >= expected ? `Link ${expected} is missing: the mail names link ${known.id}` : null;
}

function chainOf(before: string, { id, document, number, cents, issuedAt, name, sha256, facts, keepUntil }: Link): string {
	const always = [before, id, document, number, cents, issuedAt, name, sha256];
	// The links of earlier versions hold as they were made: to call a newer one old changes its hash.
	return hash(JSON.stringify(facts === null ? always : [...always, facts, keepUntil]));
}

/** The head that was mailed last; null: none was, or an earlier version mailed it. */
export function readMailedHead(database: Database): ChainHead | null {
	const [, id, chain] = /^(\d+) \S+ ([0-9a-f]{64})$/.exec(readSetting(database, 'mailed_chain_head') ?? '') ?? [];
	return id === undefined || chain === undefined ? null : { id: Number(id), chain };
}

function hash(bytes: Uint8Array | string): string {
	return createHash('sha256').update(bytes).digest('hex');
}

function toText(value: unknown): string | null {
	return value === null ? null : String(value);
}

function toNumber(value: unknown): number | null {
	return value === null ? null : Number(value);
}
