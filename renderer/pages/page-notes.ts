/** What there is to say of pages beside their files, kept from build to build: their pictures, and what is wrong with them and with their texts. */
import type { Problem } from '../../pipeline/problem.ts';
import type { PageNotes } from '../changes/watch.ts';
import type { LinkNotes, OwnerNotes } from '../output/output-state.ts';

export interface NoteBook {
	/** Forgets what an owner had, whose pages are made again. */
	reset(owner: string): void;
	add(owner: string, path: string, notes: PageNotes, deadLinks: readonly string[]): void;
	addProblem(owner: string, problem: Problem): void;
	/** Dead links of a finished page, as they were noted when it was rendered. */
	deadLinksBefore(owner: string, path: string): readonly string[];
	/** By path; null where no page of the owner has links that lead nowhere. */
	linksOf(owner: string): Readonly<Record<string, LinkNotes>> | null;
	/** Of its pictures and texts. */
	problems(owner: string): readonly Problem[];
	/** Whose pages have any notes. */
	owners(): Iterable<string>;
	/** Of owners that are still there. */
	entries(isThere: (owner: string) => boolean): Record<string, OwnerNotes>;
}

interface Mutable {
	readonly pictures: Set<string>;
	readonly problems: Problem[];
	readonly links: Map<string, LinkNotes>;
}

export function createNoteBook(before: Readonly<Record<string, OwnerNotes>>): NoteBook {
	const fresh = new Map<string, Mutable>();
	const former = (owner: string): OwnerNotes => (Object.hasOwn(before, owner) ? (before[owner] ?? {}) : {});

	function of(owner: string): Mutable {
		const notes = fresh.get(owner) ?? { pictures: new Set(), problems: [], links: new Map() };
		fresh.set(owner, notes);
		return notes;
	}

	function current(owner: string): OwnerNotes {
		const notes = fresh.get(owner);
		return notes === undefined ? former(owner) : toNotes(notes);
	}

	const owners = () => [...new Set([...Object.keys(before), ...fresh.keys()])];

	return {
		owners,
		reset: (owner) => void fresh.set(owner, { pictures: new Set(), problems: [], links: new Map() }),
		add(owner, path, { pictures, droppedLinks }, dead) {
			const notes = of(owner);
			for (const key of pictures) {
				notes.pictures.add(key);
			}
			if (droppedLinks.length + dead.length > 0) {
				notes.links.set(path, { dropped: [...droppedLinks], dead: [...dead] });
			}
		},
		addProblem: (owner, problem) => void of(owner).problems.push(problem),
		deadLinksBefore: (owner, path) => former(owner).links?.[path]?.dead ?? [],
		linksOf: (owner) => current(owner).links ?? null,
		problems: (owner) => current(owner).problems ?? [],
		entries(isThere) {
			const kept = owners()
				.filter(isThere)
				.map((owner): [string, OwnerNotes] => [owner, current(owner)]);
			return Object.fromEntries(
				kept.filter(([, notes]) => Object.keys(notes).length > 0).sort(([left], [right]) => (left < right ? -1 : 1)),
			);
		},
	};
}

/** Only what there is. */
function toNotes({ pictures, problems, links }: Mutable): OwnerNotes {
	return {
		...(pictures.size > 0 && { pictures: [...pictures] }),
		...(problems.length > 0 && { problems }),
		...(links.size > 0 && { links: Object.fromEntries(links) }),
	};
}
