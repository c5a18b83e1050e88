/** A question without words: the list names the field as it stands on the page, and the field says what is missing without its label. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
// the form loads it when it is needed, which is not what this test waits for
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
