/** A form says each thing once: the list names the field, and the line at the field, below its label, does not. */
import { expect, it } from 'vitest';
import { type FaultWords, type FormPhase, toFormErrors } from '../../../client/forms/form-errors.ts';

const words: FaultWords = {
	labels: { name: 'Name', email: 'E-Mail' },
	general: { missing: 'Fehlt.', too_long: 'Zu lang.', invalid: 'Falsch.' },
	own: { privacy: 'Bitte bestätigen.', email: { invalid: 'Eine Adresse, bitte.' } },
	failed: 'Es ging nicht.',
};
const wrong = (field: string, code: 'missing' | 'too_long' | 'invalid'): FormPhase => ({
	phase: 'error',
	faults: [{ field, code }],
	failure: null,
});

it.each([
	['name', 'missing', 'Name – Fehlt.', 'Fehlt.'],
	['name', 'too_long', 'Name – Zu lang.', 'Zu lang.'],
	['email', 'missing', 'E-Mail – Fehlt.', 'Fehlt.'],
	['email', 'invalid', 'Eine Adresse, bitte.', 'Eine Adresse, bitte.'],
	['privacy', 'invalid', 'Bitte bestätigen.', 'Bitte bestätigen.'],
] as const)('%s %s', (field, code, inList, atField) => {
	const errors = toFormErrors(wrong(field, code), words);
	expect(errors.list).toEqual([{ field, text: inList }]);
	expect(errors.at(field)).toBe(atField);
	expect(errors.at('phone')).toBeNull();
});

it('says of what nobody filled in that sending failed', () => {
	expect(toFormErrors(wrong('project', 'invalid'), words).list).toEqual([{ field: 'project', text: 'Es ging nicht.' }]);
});

it('finds nothing wrong while there is nothing', () => {
	const { list, at } = toFormErrors({ phase: 'loading' }, words);
	expect([list, at('name')]).toEqual([[], null]);
});
