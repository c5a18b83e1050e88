/** What a form about a piece says before it is sent: the list names the field as it stands on the page, and the field says what is missing without its label. */
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
// the form loads them when they are needed, which is not what this test waits for
import '../../../client/forms/check-phone.ts';
import '../../../client/forms/send-form.ts';
import { RequestForm } from '../../../client/requests/RequestForm.tsx';
import { de } from '../../../client/texts/de.ts';
import { field, showInPage } from '../forms/forms-page.tsx';

const target = { action: '/ecom/request', project: 'schaufenster.example', privacyPath: null };

it('names what a question needs, each thing once, and moves the focus to the list', async () => {
	await showInPage(<RequestForm target={target} kind="information" product={1} variant={null} />);
	field('name').value = 'Änne';
	field('email').value = 'aenne@post';
	await act(async () => field('name').form?.requestSubmit());
	const summary = await act(() => vi.waitUntil(() => document.querySelector('.form-summary'), { timeout: 4000 }));
	expect(document.activeElement).toBe(summary);
	expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
		de.forms.emailInvalid,
		`${de.contact.form.message} – ${de.forms.faults.missing}`,
		de.forms.privacyMissing,
	]);
	const described = ['name', 'email', 'message', 'privacy'].map(
		(name) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
	);
	expect(described).toEqual([undefined, de.forms.emailInvalid, de.forms.faults.missing, de.forms.privacyMissing]);
});

it.each([
	['030 1234567890123456', de.phone.TOO_LONG],
	['+999 123456', de.phone.INVALID_COUNTRY],
	['+49 1', de.phone.TOO_SHORT],
	['siehe Zettel', de.phone.NOT_A_NUMBER],
])('is not sent with the phone number %s, which the list and the field name once each', async (typed, error) => {
	const send = vi.fn(() => Promise.resolve(Response.json({ status: 'ok' })));
	vi.stubGlobal('fetch', send);
	await showInPage(<RequestForm target={target} kind="availability" product={1} variant={null} />);
	field('name').value = 'Änne';
	field('email').value = 'aenne@post.example';
	field('phone').value = typed;
	field('privacy').checked = true;
	await act(async () => field('name').form?.requestSubmit());
	const summary = await act(() => vi.waitUntil(() => document.querySelector('.form-summary'), { timeout: 8000 }));
	expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([error]);
	expect(document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')?.textContent).toBe(error);
	expect([field('phone').getAttribute('aria-invalid'), document.querySelectorAll('.field-error').length]).toEqual(['true', 1]);
	expect(send).not.toHaveBeenCalled();
});

it('keeps what was written about a piece for that piece, and never that the notice was read', async () => {
	onTestFinished(() => sessionStorage.clear());
	const show = (product: number, kind: 'information' | 'reservation' = 'information') =>
		showInPage(<RequestForm key={`${kind}-${product}`} target={target} kind={kind} product={product} variant={null} />);
	const shown = () => [field('name').value, field('message').value, field('privacy').checked];
	await show(1);
	field('name').value = 'Änne';
	field('message').value = 'Gibt es den Ring in 54?';
	field('privacy').checked = true;
	await act(async () => field('message').dispatchEvent(new Event('input', { bubbles: true })));
	await show(2);
	expect(shown()).toEqual(['', '', false]);
	await show(1, 'reservation');
	expect(shown()).toEqual(['', '', false]);
	await show(1);
	expect(shown()).toEqual(['Änne', 'Gibt es den Ring in 54?', false]);
});
