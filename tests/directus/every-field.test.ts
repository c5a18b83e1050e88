/** Every field of every collection, written in Directus: it arrives in the snapshot as it was written, and on a page where pages show it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import type { Row } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { markOf, nordlichtFile, nordlichtId, nordlichtRecords } from '../../sandbox/directus/fixture/nordlicht.ts';
import { toRows } from '../../sandbox/directus/seed.ts';
import { type Table, tables } from '../../shop/collections/tables.ts';
import { readTree } from '../support/read-tree.ts';
import { notMeantToBeRead, notShownYet } from './not-shown-yet.ts';

const [, account] = projectAccounts;
const work = mkdtempSync(join(tmpdir(), 'schaufenster-every-field-'));
const content = join(work, 'content');
const site = join(work, 'dist');
const rows = toRows([nordlichtRecords()]);

let pages: string | null = null;

beforeAll(async () => {
	const env = { DIRECTUS_URL: inject('directusUrl'), DIRECTUS_TOKEN: account.readToken, PROJECT_DOMAIN: account.domain };
	succeed(await runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'fetch', '--content', content], { env }));
	succeed(await runBuild({ content, out: site, env: { PROJECT_DOMAIN: account.domain, SITE_URL: `https://www.${account.domain}` } }));
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('in the snapshot', () => {
	it.each(tables.map((table) => ({ name: table.name, table })))('stands every field of $name', ({ table }) => {
		const written = rows.get(table)?.find((row) => row[table.key] === (table.key === 'id' ? nordlichtId : account.domain));
		const arrived = findRow(table);
		const fields = Object.keys(table.fields).filter((name) => name !== table.parent?.field);
		expect(fields.length).toBeGreaterThan(0);
		const lost = fields.filter((name) => !arrivesAs(written?.[name], arrived?.[name]));
		expect(lost.map((name) => ({ name, written: written?.[name], arrived: arrived?.[name] }))).toEqual([]);
	});

	it('stands every field of a picture', () => {
		expect(readRecords('directus_files')).toContainEqual(expect.objectContaining(nordlichtFile));
	});
});

describe('on the pages', () => {
	it('stands every text that pages show today', () => {
		const known = [...notMeantToBeRead, ...notShownYet];
		expect(markedFields().length).toBeGreaterThan(100);
		const lost = markedFields().filter(({ name, mark }) => !readPages().includes(mark) && !known.includes(name));
		expect(lost.map(({ name }) => name)).toEqual([]);
	});

	it('stands nothing of what is listed as not shown', () => {
		const shown = markedFields().filter(({ name, mark }) => notShownYet.includes(name) && readPages().includes(mark));
		expect(shown.map(({ name }) => name)).toEqual([]);
		const names = new Set(markedFields().map(({ name }) => name));
		expect([...notMeantToBeRead, ...notShownYet].filter((name) => !names.has(name))).toEqual([]);
	});

	it('stands what editors say of a picture', () => {
		for (const alt of [nordlichtFile.description, ...nordlichtFile.alt_translations.map((each) => each.alt)]) {
			expect(readPages()).toContain(alt.toLowerCase());
		}
	});

	it('stands nothing of another project', () => {
		const files = [content, site].flatMap((folder) => Object.keys(readTree(folder, 'content')).map((name) => join(folder, name)));
		const found = files.filter((file) => {
			const text = `${file}\n${readFileSync(file, 'latin1')}`.toLowerCase();
			return text.includes('weidenbach');
		});
		expect(found).toEqual([]);
	});
});

/** Fields whose value carries their mark. */
function markedFields(): { name: string; mark: string }[] {
	return [...rows].flatMap(([table, list]) => {
		const text = JSON.stringify(list).toLowerCase();
		return Object.keys(table.fields)
			.map((field) => ({ name: `${table.name}.${field}`, mark: markOf(table, field).toLowerCase() }))
			.filter(({ mark }) => text.includes(mark));
	});
}

/** Every page of the built site as one text, in small letters, with the texts that pages bring when somebody asks for them. */
function readPages(): string {
	pages ??= Object.keys(readTree(site, 'content'))
		.filter((name) => name.endsWith('.html') || name.includes('page-data/sq/'))
		.map((name) => readFileSync(join(site, name), 'utf8').toLowerCase())
		.join('\n');
	return pages;
}

/** The records of a collection in the snapshot. */
function readRecords(collection: string): Row[] {
	const folder = join(content, 'records', collection);
	return readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Row[]);
}

/** The record of a table in the snapshot, a child inside its parent. */
function findRow(table: Table): Row | undefined {
	if (table.parent === null) return readRecords(table.name).find((row) => row.id === nordlichtId || row.domain === account.domain);
	const children = findRow(table.parent.table)?.[table.parent.list];
	return Array.isArray(children) ? children.find((row) => row[table.key] === nordlichtId) : undefined;
}

/** Whether a value of the snapshot is the one that was written; amounts have two decimals there. */
function arrivesAs(written: unknown, arrived: unknown): boolean {
	if (written === undefined || arrived === undefined) return false;
	return (
		isDeepStrictEqual(written, arrived) ||
		(typeof arrived === 'string' && typeof written !== 'object' && Number(arrived) === Number(written))
	);
}

/** Fails with all that the command said. */
function succeed({ exitCode, output }: RunResult): void {
	if (exitCode !== 0) throw new Error(`The command ended with ${exitCode}:\n${output}`);
}
