/** Gives the consent store its storage, in the browser and after hydration: restores it, keeps tabs in step, changes it one action at a time. */
import { storageKeys } from '../../site/constants.ts';
import { followStorage, type StorageEvents } from '../runtime/storage/follow-storage.ts';
import type { StorageArea } from '../runtime/storage/storage-area.ts';
import { type ConsentAction, type ConsentEntry, type ConsentState, consentStore } from './consent.ts';
import { changeConsents } from './consent-transitions.ts';
import { readStoredConsents, writeStoredConsents } from './stored-consents.ts';

export interface ConsentSurroundings {
	readonly area: StorageArea;
	readonly events: StorageEvents;
	readonly nowMs: () => number;
	/** Services that this document knows. */
	readonly entries: readonly ConsentEntry[];
}

/** Called after the decisions have changed. */
export type ConsentListener = (before: ConsentState, after: ConsentState) => void;

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
