/** The phone field says what is wrong when it is left, and how it reads a number. */
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
// the field loads it when it is needed, which is not what this test waits for
import '../../../client/forms/check-phone.ts';
import { PhoneField } from '../../../client/forms/PhoneField.tsx';
import { de } from '../../../client/texts/de.ts';
import { field, showInPage } from './forms-page.tsx';

const said = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
const described = () => document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')?.textContent;

/** Types into the field and leaves it, and waits until it holds `value` and says `error` once. */
async function leaveWith(typed: string, value: string, error: string | null): Promise<void> {
	await act(async () => {
		field('phone').value = typed;
		field('phone').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	});
	await act(() =>
		vi.waitFor(() =>
			expect([field('phone').value, field('phone').getAttribute('aria-invalid'), said(), described()]).toEqual(
				error === null ? [value, null, [], undefined] : [value, 'true', [error], error],
			),
		),
	);
}

it('names each of the four errors at the field, and takes it back', async () => {
	await showInPage(<PhoneField id="phone" name="phone" label="Telefon" country="DE" state={{ phase: 'idle' }} error={null} />);
	for (const [typed, code] of [
		['siehe Zettel', 'NOT_A_NUMBER'],
		['+49 1', 'TOO_SHORT'],
		['+49 123456789012345678', 'TOO_LONG'],
		['+999 123456', 'INVALID_COUNTRY'],
	] as const) {
		await leaveWith(typed, typed, de.phone[code]);
	}
	await leaveWith('030 23125934', '030 23125934', null);
	await leaveWith('+49 1', '+49 1', de.phone.TOO_SHORT);
	await leaveWith(' ', ' ', null);
});

it('says how it reads a number', async () => {
	const show = (country: string) =>
		showInPage(<PhoneField id="phone" name="phone" label="Telefon" country={country} state={{ phase: 'idle' }} error={null} />);
	await show('CH');
	await leaveWith('041 410 12 34', '041 410 12 34', null);
	expect(document.querySelector('[role="status"]')?.textContent).toBe(de.forms.phoneRead('+41 41 410 12 34'));
	await leaveWith('siehe Zettel', 'siehe Zettel', de.phone.NOT_A_NUMBER);
	expect(document.querySelector('.field-note')?.textContent).toBe(de.forms.phoneKept);
});

const idle = { phase: 'idle' } as const;

function PhoneOfChosenCountry() {
	const [country, setCountry] = useState('FR');
	return (
		<>
			<button type="button" onClick={() => setCountry('DE')} />
			<PhoneField id="phone" name="phone" label="Telefon" country={country} state={idle} error={null} />
		</>
	);
}

it('reads a number that was typed already by the rules of the country that is chosen later', async () => {
	await showInPage(<PhoneOfChosenCountry />);
	await leaveWith('06 12 34 56 78', '06 12 34 56 78', null);
	const note = () => document.querySelector('.field-note')?.textContent;
	expect(note()).toBe(de.forms.phoneRead('+33 6 12 34 56 78'));
	await act(async () => document.querySelector('button')?.click());
	await act(() => vi.waitFor(() => expect(note() ?? '').toContain('+49 612')));
});

it('says what the form found until it is left with something else, and once', async () => {
	const state = { phase: 'error', faults: [], failure: null } as const;
	await showInPage(<PhoneField id="phone" name="phone" label="Telefon" country="DE" state={state} error={de.phone.TOO_LONG} />);
	expect([said(), described(), field('phone').getAttribute('aria-invalid')]).toEqual([[de.phone.TOO_LONG], de.phone.TOO_LONG, 'true']);
	// the list above the fields has read it out
	expect(document.querySelector('[role="status"] .field-error')).toBeNull();
	await leaveWith('+49 1', '+49 1', de.phone.TOO_SHORT);
	expect(document.querySelector('[role="status"] .field-error')).not.toBeNull();
	await leaveWith('030 23125934', '030 23125934', null);
});
