/**
 * Records what each page and each file of a site is made from, so that a later build makes again only what was made from something that has
 * changed. Nothing but what was read decides this: no list of inputs is kept by hand.
 */
import { shortHash } from '../../pipeline/snapshot/hash.ts';

/** Finds the present value of an input by its name, for each kind of input. A value is plain data; two values with the same JSON are the same. */
export type InputSources = Readonly<Record<string, (name: string) => unknown>>;

/** As the state of a site keeps it. */
export interface RecordedReads {
	/** Kind, name and hash of the value. */
	readonly inputs: readonly (readonly [kind: string, name: string, hash: string])[];
	/** Each is a set of inputs, by their place in `inputs`. */
	readonly sets: readonly (readonly number[])[];
	/** The set that each owner was made from, by its place in `sets`. */
	readonly owners: Readonly<Record<string, number>>;
}

export interface Recorder {
	/** What is read from here on is read for `owner`: a page in all its languages, or a file. */
	begin(owner: string): void;
	/** An input decides what is made. */
	reads(kind: string, name?: string): void;
	/** The same for an owner that was begun before. */
	adds(owner: string, kind: string, name: string): void;
	/** True where nothing is known of the owner, or an input that the last build made it from has changed. */
	isChanged(owner: string): boolean;
	/** True if an input of any owner has changed, or nothing is known. */
	readonly hasChanges: boolean;
	/** What the next build needs to know, of owners that are still there. */
	recorded(isThere: (owner: string) => boolean): RecordedReads;
}

/** `before`: what the last build recorded, with the same code and configuration; null where nothing is known. */
export function createRecorder(sources: InputSources, before: RecordedReads | null): Recorder {
	const inputs: (readonly [kind: string, name: string])[] = [];
	const numbers = new Map<string, Map<string, number>>();
	const hashes: string[] = [];
	const begun = new Map<string, Set<number>>();
	let current = new Set<number>();

	function numberOf(kind: string, name: string): number {
		const ofKind = numbers.get(kind) ?? new Map<string, number>();
		const number = ofKind.get(name) ?? inputs.push([kind, name]) - 1;
		numbers.set(kind, ofKind.set(name, number));
		return number;
	}

	function hashOf(number: number): string {
		const known = hashes[number];
		if (known !== undefined) {
			return known;
		}
		const [kind = '', name = ''] = inputs[number] ?? [];
		const source = sources[kind];
		// Another version of the code may have recorded it.
		const hash = source === undefined ? '' : shortHash(JSON.stringify(source(name)) ?? '');
		hashes[number] = hash;
		return hash;
	}

	// Inputs of the last build have the same numbers now.
	const changedInputs = new Set(
		(before?.inputs ?? []).flatMap(([kind, name, hash]) => (hashOf(numberOf(kind, name)) === hash ? [] : [numberOf(kind, name)])),
	);
	const changedSets = (before?.sets ?? []).map((set) => set.some((number) => changedInputs.has(number)));

	function setOf(owner: string): readonly number[] | null {
		const own = begun.get(owner);
		const former = before !== null && Object.hasOwn(before.owners, owner) ? before.owners[owner] : undefined;
		return own !== undefined ? [...own] : former === undefined ? null : (before?.sets[former] ?? null);
	}

	return {
		begin(owner) {
			current = begun.get(owner) ?? new Set();
			begun.set(owner, current);
		},
		reads: (kind, name = '') => void current.add(numberOf(kind, name)),
		adds: (owner, kind, name) => void begun.get(owner)?.add(numberOf(kind, name)),
		isChanged(owner) {
			const set = before !== null && Object.hasOwn(before.owners, owner) ? before.owners[owner] : undefined;
			return set === undefined || (changedSets[set] ?? true);
		},
		hasChanges: before === null || changedInputs.size > 0,
		recorded(isThere) {
			const used: RecordedReads['inputs'][number][] = [];
			const usedNumbers = new Map<number, number>();
			const sets: number[][] = [];
			const setNumbers = new Map<string, number>();
			const renumber = (number: number): number => {
				const known = usedNumbers.get(number);
				if (known !== undefined) {
					return known;
				}
				const [kind, name] = inputs[number] ?? ['', ''];
				if (sources[kind] === undefined) {
					throw new Error(`Nothing finds the value of the input "${kind} ${name}", so that no change of it would be noticed.`);
				}
				usedNumbers.set(number, used.length);
				return used.push([kind, name, hashOf(number)]) - 1;
			};
			const owners = [...new Set([...Object.keys(before?.owners ?? {}), ...begun.keys()])].filter(isThere).sort();
			const entries = owners.map((owner): [string, number] => {
				const set = setOf(owner) ?? [];
				const key = set.join();
				const number = setNumbers.get(key) ?? sets.push(set.map(renumber)) - 1;
				setNumbers.set(key, number);
				return [owner, number];
			});
			return { inputs: used, sets, owners: Object.fromEntries(entries) };
		},
	};
}
