/** The situations in which a build is measured. */
import { editMenu, editPrice, editText, type RecordEdit } from './edit-records.ts';

export interface BenchCase {
	readonly name: string;
	readonly title: string;
	/** What lies on the disk before the build: nothing but a snapshot, or what the build before it left. */
	readonly start: 'plain-snapshot' | 'rendered-snapshot' | 'built';
	/** What changed since the build before. */
	readonly change: RecordEdit | 'client-source' | null;
}

export const benchCases: readonly BenchCase[] = [
	{ name: 'cold', title: 'fully cold', start: 'plain-snapshot', change: null },
	{ name: 'fresh-clone', title: 'fresh clone', start: 'rendered-snapshot', change: null },
	{ name: 'unchanged', title: 'unchanged', start: 'built', change: null },
	{ name: 'price', title: 'one price', start: 'built', change: editPrice },
	{ name: 'menu', title: 'one menu entry', start: 'built', change: editMenu },
	{ name: 'text', title: 'one text', start: 'built', change: editText },
	{ name: 'bundle', title: 'bundle changed', start: 'built', change: 'client-source' },
];
