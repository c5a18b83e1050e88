import { describe, expect, it, vi } from 'vitest';
import { changeConsents, withdrawn } from '../../../client/consent/attach-consents.ts';
import { type ConsentAction, decisionAbout, hasUndecided, isGiven } from '../../../client/consent/consent.ts';
import { aConsentState, aDecision } from '../../builders/consent.ts';

const nowMs = Date.UTC(2026, 10, 22, 9);
const at = '2026-11-22T09:00:00.000Z';

/** What is recorded of each service: given, refused, or nothing. */
function outcome(action: ConsentAction, state = aConsentState()): Record<string, boolean> {
	return Object.fromEntries([...changeConsents(state, action, nowMs).decisions].map(([id, { given }]) => [id, given]));
}

describe('consent actions', () => {
	it.each<[string, ConsentAction, Record<string, boolean>]>([
		['save records every toggle', { type: 'save', choices: new Map([['maps', true]]) }, { matomo: false, maps: true }],
		['save refuses what nobody touched', { type: 'save', choices: new Map() }, { matomo: false, maps: false }],
		[
			'save decides nothing that the banner does not show',
			{ type: 'save', choices: new Map([['video', true]]) },
			{ matomo: false, maps: false },
		],
		['allowAll gives what the banner shows', { type: 'allowAll' }, { matomo: true, maps: true }],
		['rejectAll is remembered', { type: 'rejectAll' }, { matomo: false, maps: false }],
		['choose decides one service', { type: 'choose', id: 'video', given: true }, { video: true }],
		['choose cannot touch a locked service', { type: 'choose', id: 'functional', given: false }, {}],
		['choose does not know other services', { type: 'choose', id: 'constructor', given: true }, {}],
		['reset forgets', { type: 'reset' }, {}],
	])('%s', (_, action, expected) => {
		expect(outcome(action)).toEqual(expected);
	});

	it('rejectAll takes back what was allowed at a gate', () => {
		const state = aConsentState({ video: aDecision({ given: true }) });
		expect(outcome({ type: 'rejectAll' }, state)).toEqual({ matomo: false, maps: false, video: false });
	});

	it('records choice, texts and time', () => {
		const after = changeConsents(aConsentState(), { type: 'choose', id: 'maps', given: true }, nowMs);
		expect(after.decisions.get('maps')).toEqual({ given: true, version: 'maps-1', at });
	});

	it('only logs an action that it does not know', () => {
		const warn = vi.spyOn(console, 'warn').mockReturnValue();
		const state = aConsentState();
		expect(changeConsents(state, { type: 'explode' } as unknown as ConsentAction, nowMs)).toBe(state);
		expect(warn.mock.calls[0]?.[0]).toBe('Consent Reducer Action Type Not Found');
	});
});

describe('what follows from decisions', () => {
	it.each([
		['nothing decided', {}, true, false],
		['all refused', { matomo: aDecision(), maps: aDecision() }, false, false],
		['all given', { matomo: aDecision({ given: true }), maps: aDecision({ given: true }) }, false, true],
		['a service that is new', { matomo: aDecision({ given: true }) }, true, false],
		['texts that have changed', { matomo: aDecision(), maps: aDecision({ given: true, version: 'maps-0' }) }, true, false],
	])('%s', (_, decisions, asks, mapsGiven) => {
		const state = aConsentState(decisions);
		expect(hasUndecided(state)).toBe(asks);
		expect(isGiven(state, 'maps')).toBe(mapsGiven);
	});

	it('gives the locked service always, and one that the site does not know never', () => {
		const state = aConsentState({ gone: aDecision({ given: true }) });
		expect(['functional', 'gone', 'constructor', 'video'].map((id) => isGiven(state, id))).toEqual([true, false, false, false]);
		expect(decisionAbout(state, 'gone')).toBeUndefined();
	});

	it('asks nothing where every service is locked', () => {
		const { decisions, entries } = aConsentState();
		expect(hasUndecided({ decisions, entries: entries.filter(({ locked }) => locked) })).toBe(false);
	});

	it('names what was withdrawn', () => {
		const before = aConsentState({ matomo: aDecision({ given: true }), maps: aDecision() });
		expect(withdrawn(before, changeConsents(before, { type: 'rejectAll' }, nowMs))).toEqual(['matomo']);
		expect(withdrawn(before, changeConsents(before, { type: 'allowAll' }, nowMs))).toEqual([]);
	});
});
