/** A copy of the committed snapshot with faults, changes, and where it is wanted a canary in texts, audited by the real command. */
import { join } from 'node:path';
import { writeTestConfig } from '../../commands/demo-site/test-site.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { noBackend } from '../../commands/programs/run-build.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { readEditableSnapshot, writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { firstOf } from '../support/trimmed-snapshot.ts';

export interface AuditedCopy {
	/** The report's file. */
	readonly report: string;
	readonly errors: number;
	readonly changes: number;
	/** What stands in every text of some records, and sets `window.canary` if it ever runs. */
	readonly canary: string;
}

const canary = `"'><script>window.canary=1</script><img src=x onerror=window.canary=1>`;

/** Values that decide whose a record is, where it lies, or what it refers to: with a canary in them there would be little left to show. */
const structural = /^(?:id|project|domain|status|language|type|slug|config|.*_id|logo|picture|directus_files_id|ext)$/;

/** Of each collection: enough to meet every kind of record, and few enough to look at them one by one. */
const spoiledRecords = 2;

/** Compares with `content`, which has none of this. */
export async function auditSpoiledCopy(work: string, content: string, { hasCanaries = true } = {}): Promise<AuditedCopy> {
	const copy = await readEditableSnapshot(content);
	const products = firstOf(copy.records, 'ecommerce_product');
	for (const [collection, records] of Object.entries(copy.records)) {
		copy.records[collection] = records.map((record, at) => (hasCanaries && at < spoiledRecords ? spoil(record) : record));
	}
	const spoiled = firstOf(copy.records, 'ecommerce_product');
	// Prices and slugs that cannot be, a record less, and other pictures.
	spoiled[2] = { ...spoiled[2], price_brutto: hasCanaries ? canary : '1.490 €' };
	spoiled[3] = { ...spoiled[3], slug: hasCanaries ? `../${canary}` : 'Anhänger Weidenblatt' };
	spoiled[4] = { ...spoiled[4], price_brutto: '1111.00', images: withFilesOf(products[4], products[5]) };
	spoiled[5] = {
		...spoiled[5],
		description: `${spoiled[5]?.description}\n\nAuf Wunsch mit Etui aus der [Werkstatt](/info/etuis).`,
		stock: 0,
	};
	spoiled.splice(6, 1);
	await writeEditableSnapshot(join(work, 'content'), copy);
	const report = join(work, 'report.html');
	// With the pictures that the test site has made: a fresh clone would make the demo's own for a minute.
	const config = writeTestConfig(work);
	const options = { content: join(work, 'content'), base: content, out: report, cache: join(projectDir, '.cache'), config };
	const { stdout, output, exitCode } = await runProgram(
		process.execPath,
		[join(projectDir, 'commands/run.js'), 'audit', '--json', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])],
		{ env: { ...noBackend }, timeoutMs: 170_000 },
	);
	if (exitCode !== 2) throw new Error(`The audit ended with ${exitCode}:\n${output.slice(-4000)}`);
	const { errors, changes }: { errors: number; changes: number } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
	return { report, errors, changes, canary };
}

/** The rows of one product's pictures with the files of another's. */
function withFilesOf(product: WireRecord | undefined, other: WireRecord | undefined): readonly unknown[] {
	const [own, others] = [product, other].map((record) => (Array.isArray(record?.images) ? record.images.filter(isWireRecord) : []));
	return (own ?? []).map((row, at) => ({ ...row, directus_files_id: others?.[at]?.directus_files_id }));
}

function spoil(record: WireRecord): WireRecord {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, withCanary(key, value)]));
}

function withCanary(key: string, value: unknown): unknown {
	if (typeof value === 'string') return structural.test(key) || value === '' ? value : `${value} ${canary}`;
	if (Array.isArray(value)) return value.map((item) => withCanary(key, item));
	return isWireRecord(value) ? spoil(value) : value;
}
