/** Consents for tests: the locked one, two that the banner asks about, and one that only its gate asks about. */
import type { ConsentEntry, ConsentState, Decision } from '../../client/consent/consent.ts';

export function anEntry(overrides: Partial<ConsentEntry> & { readonly id: string }): ConsentEntry {
	return { version: `${overrides.id}-1`, locked: false, asked: true, ...overrides };
}

export const someEntries: readonly ConsentEntry[] = [
	anEntry({ id: 'functional', locked: true }),
	anEntry({ id: 'matomo' }),
	anEntry({ id: 'maps' }),
	anEntry({ id: 'video', asked: false }),
];

/** A refusal over texts that the builder fills in for the service it is put to. */
export function aDecision(overrides: Partial<Decision> = {}): Partial<Decision> {
	return { given: false, at: '2026-11-01T10:00:00.000Z', ...overrides };
}

export function aConsentState(decisions: Readonly<Record<string, Partial<Decision>>> = {}, entries = someEntries): ConsentState {
	const whole = Object.entries(decisions).map(([id, { given = false, version = `${id}-1`, at = '' }]): [string, Decision] => [
		id,
		{ given, version, at },
	]);
	return { entries, decisions: new Map(whole) };
}
