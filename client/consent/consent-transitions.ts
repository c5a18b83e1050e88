/** The consent actions as pure functions. Locked services are always given, so nothing is recorded of them. */
import { type ConsentAction, type ConsentEntry, type ConsentState, type Decision, isGiven } from './consent.ts';

/** The state after an action. An unknown action type only logs. */
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
