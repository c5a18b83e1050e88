/** How much memory a process and everything that it started hold at once, sampled while they run. */
import { readdirSync, readFileSync } from 'node:fs';
import { hasCode } from '../../pipeline/disk/is-missing.ts';

const sampleMs = 10;
/** Processes are looked for less often than they are weighed: reading the whole table costs more. */
const samplesPerSearch = 5;
const pageBytes = 4096;

export interface MemoryWatch {
	/** Ends the watch. Highest sum of the resident sets seen at one moment, in bytes; what processes share counts for each of them. */
	stop(): number;
}

/** Watches what `pid` has started; the process itself is not counted. */
export function watchMemory(pid: number): MemoryWatch {
	let known: readonly number[] = [];
	let samples = 0;
	let peak = 0;
	const timer = setInterval(() => {
		if (samples % samplesPerSearch === 0) known = descendants(pid);
		samples += 1;
		peak = Math.max(
			peak,
			known.reduce((sum, each) => sum + residentBytes(each), 0),
		);
	}, sampleMs);
	return {
		stop() {
			clearInterval(timer);
			return peak;
		},
	};
}

/** Children, their children and so on, of any depth. Linux only. */
function descendants(root: number): readonly number[] {
	const children = Map.groupBy(
		readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.map(Number),
		parentOf,
	);
	const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
	return below(root);
}

/** The name of a program stands in brackets and may hold anything; the parent is the second field after it. */
function parentOf(pid: number): number {
	const stat = readProcess(pid, 'stat');
	return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function residentBytes(pid: number): number {
	return Number(readProcess(pid, 'statm').split(' ')[1] ?? 0) * pageBytes;
}

/** '' for a process that has ended. */
function readProcess(pid: number, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, 'utf8');
	} catch (error) {
		if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return '';
		throw error;
	}
}
