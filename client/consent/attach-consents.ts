/** Gives the consent store its storage, in the browser and after hydration: restores it, keeps tabs in step, changes it one action at a time. */
import { storageKeys } from '../../site/constants.ts';
import { followStorage, type StorageArea, type StorageEvents } from '../runtime/storage.ts';
import { type ConsentAction, type ConsentEntry, type ConsentState, consentStore, type Decision, isGiven } from './consent.ts';
import { readStoredConsents, writeStoredConsents } from './stored-consents.ts';

interface ConsentSurroundings {
	readonly area: StorageArea;
	readonly events: StorageEvents;
	readonly nowMs: () => number;
	/** Services that this document knows. */
	readonly entries: readonly ConsentEntry[];
}

/** Called after the decisions have changed. */
type ConsentListener = (before: ConsentState, after: ConsentState) => void;

export interface AttachedConsents {
	/** Restores what is stored and follows other tabs from now on; `onChange` hears of everything that changes after that. */
	start(onChange: ConsentListener): void;
	dispatch(action: ConsentAction): void;
	/** The services as their texts describe them now, after a deploy under an open page. */
	describe(entries: readonly ConsentEntry[]): void;
	detach(): void;
}

export function attachConsents({ area, events, nowMs, entries }: ConsentSurroundings): AttachedConsents {
	let listener: ConsentListener = () => {};
	/** False: storing failed, and memory is not read over. */
	let kept = true;
	let stop = (): void => {};

	const restored = (): ConsentState => {
		const state = consentStore.get();
		return kept ? { ...state, decisions: readStoredConsents(area).decisions } : state;
	};
	const enter = (after: ConsentState): void => {
		const before = consentStore.get();
		consentStore.set(after);
		listener(before, after);
	};
	const follow = (): void => enter(restored());
	const counts = (key: string): boolean => key === storageKeys.consent || key.startsWith(storageKeys.externalPrefix);

	return {
		start(onChange) {
			consentStore.set({ ...restored(), entries });
			listener = onChange;
			stop = followStorage(events, counts, follow);
		},
		dispatch(action) {
			const after = changeConsents(restored(), action, nowMs());
			kept = kept && readStoredConsents(area).writable && writeStoredConsents(area, after.decisions);
			enter(after);
		},
		describe(described) {
			const state = consentStore.get();
			if (JSON.stringify(described) !== JSON.stringify(state.entries)) enter({ ...state, entries: described });
		},
		detach: () => stop(),
	};
}

/**
 * The consent actions as pure functions. Locked services are always given, so nothing is recorded of them. The state after an action.
 * An unknown action type only logs.
 */
export function changeConsents(state: ConsentState, action: ConsentAction, nowMs: number): ConsentState {
	const decide = (choose: (entry: ConsentEntry) => boolean | null): ConsentState => {
		const at = new Date(nowMs).toISOString();
		const decided = state.entries.flatMap((entry): [string, Decision][] => {
			const given = entry.locked ? null : choose(entry);
			return given === null ? [] : [[entry.id, { given, version: entry.version, at }]];
		});
		return decided.length === 0 ? state : { ...state, decisions: new Map([...state.decisions, ...decided]) };
	};
	switch (action.type) {
		case 'save':
			return decide(({ id, asked }) => (asked ? (action.choices.get(id) ?? false) : null));
		case 'allowAll':
			// the banner allows only services that it describes
			return decide(({ asked }) => (asked ? true : null));
		case 'rejectAll':
			return decide(({ id, asked }) => (asked || isGiven(state, id) ? false : null));
		case 'choose':
			return decide(({ id }) => (id === action.id ? action.given : null));
		case 'reset':
			return { ...state, decisions: new Map() };
		default:
			console.warn('Consent Reducer Action Type Not Found', action satisfies never);
			return state;
	}
}

/** Services that were given before and are not any more. */
export function withdrawn(before: ConsentState, after: ConsentState): readonly string[] {
	return before.entries.map(({ id }) => id).filter((id) => isGiven(before, id) && !isGiven(after, id));
}
