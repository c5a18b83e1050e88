/** The phone field says what is wrong when it is left, and writes a number as its country does. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
// the field loads it when it is needed, which is not what this test waits for
import '../../../client/forms/check-phone.ts';
import { PhoneField } from '../../../client/forms/PhoneField.tsx';
import { de } from '../../../client/texts/de.ts';
import { field, showInPage } from './forms-page.tsx';

const onChecked = vi.fn();

async function leaveWith(typed: string): Promise<void> {
	onChecked.mockClear();
	await act(async () => {
		field('phone').value = typed;
		field('phone').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	});
	await act(() => vi.waitFor(() => expect(onChecked).toHaveBeenCalledOnce(), { timeout: 4000 }));
}

const error = () => document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')?.textContent;

it('names each of the four errors at the field, and takes it back', async () => {
	await showInPage(<PhoneField id="phone" name="phone" label="Telefon" onChecked={onChecked} />);
	for (const [typed, code] of [
		['siehe Zettel', 'NOT_A_NUMBER'],
		['+49 1', 'TOO_SHORT'],
		['+49 123456789012345678', 'TOO_LONG'],
		['+999 123456', 'INVALID_COUNTRY'],
	] as const) {
		await leaveWith(typed);
		expect([error(), field('phone').value, field('phone').getAttribute('aria-invalid')]).toEqual([de.phone[code], typed, 'true']);
		expect(onChecked).toHaveBeenCalledWith({ e164: null, display: typed, error: code });
	}
	await leaveWith('030 23125934');
	expect([field('phone').value, field('phone').getAttribute('aria-invalid'), document.querySelector('.field-error')]).toEqual([
		'+49 30 23125934',
		null,
		null,
	]);
	await leaveWith(' ');
	expect(onChecked).toHaveBeenCalledWith(null);
});
