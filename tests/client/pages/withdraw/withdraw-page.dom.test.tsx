// @vitest-environment happy-dom
/** The form of a withdrawal: nothing is sent before the second step, and what the service says of it is shown. */
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WithdrawPage } from '../../../../client/pages/withdraw/WithdrawPage.tsx';
import { de } from '../../../../client/texts/de.ts';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import type { PageContext } from '../../../../client/ui/page-context.tsx';
import { languages } from '../../../../site/languages.ts';
import { field, showInPage } from '../../forms/forms-page.tsx';

const { withdraw } = de;
const data = {
	language: 'de',
	form: { action: '/ecom/withdrawal', project: 'goldschmiede.example', privacyPath: '/datenschutz', country: 'DE' },
	noticePath: '/widerruf',
	contactPath: '/kontakt',
} as const;

const posted: unknown[] = [];
let answer: Response;
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
	window.sessionStorage.clear();
	posted.length = 0;
	answer = Response.json({ status: 'ok', received_at: '2026-11-20T12:00:00.000Z' });
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
		posted.push(JSON.parse(String(init?.body)));
		return answer;
	});
	// nobody waits here for the time that people take
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => {
		now += 5000;
		return now;
	});
	return () => void vi.restoreAllMocks();
});

/** What comes of it comes in its own time, as in a browser. */
async function show(page: ReactNode, overrides: Partial<PageContext> = {}): Promise<void> {
	await showInPage(page, overrides);
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
	onTestFinished(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
}

const shown = (): string => document.body.textContent ?? '';
const button = (name: string): HTMLButtonElement | undefined =>
	[...document.querySelectorAll('button')].find((each) => each.textContent === name);

function press(name: string): void {
	const found = button(name);
	if (!found) throw new Error(`There is no button "${name}" in ${shown()}`);
	found.click();
}

function fillIn(values: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(values)) field(name).value = value;
}

/** What sends is loaded when it is needed, which takes its time on a busy machine. */
const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 20_000 });

const complete = { contract: '2026-0041', name: 'Änne', email: 'a@post.example' };

it('§ 356a BGB: asks for name, contract and e-mail and for no reason, then to confirm, then says when it was received', async () => {
	await show(<WithdrawPage data={data} />);
	expect([...document.querySelectorAll('[required]')].map((each) => each.getAttribute('name'))).toEqual(['contract', 'name', 'email']);
	expect(button('Widerruf bestätigen')).toBeUndefined();
	fillIn(complete);
	press(withdraw.goOn);
	await soon(() => expect(shown()).toContain(withdraw.check));
	expect([...document.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['2026-0041', 'Änne', 'a@post.example']);
	expect(posted).toEqual([]);
	press('Widerruf bestätigen');
	await soon(() => expect(document.querySelector('.form-done')?.textContent).toContain(withdraw.received));
	expect(posted).toMatchObject([{ ...complete, project: 'goldschmiede.example', language: 'de', confirmed: true }]);
	expect(posted[0]).not.toHaveProperty('message');
	expect(shown()).toContain('Eingegangen am 20.\u00a0November 2026 um 13:00\u00a0Uhr (MEZ).');
	expect(window.sessionStorage.length).toBe(0);
});

it.each(languages)('names each of its fields in words (%s)', async (language) => {
	await show(<WithdrawPage data={{ ...data, language }} />, { language, texts: textsByLanguage[language] });
	const names = ['contract', 'name', 'email', 'message'].map(
		(name) => document.querySelector(`label[for="${field(name).id}"]`)?.textContent,
	);
	expect(names).toEqual(Array(4).fill(expect.stringMatching(/\p{L}{3}/u)));
	expect(new Set(names).size).toBe(4);
});

it('says when it was received by the time of the shop', async () => {
	await show(<WithdrawPage data={data} />, { timeZone: 'Europe/Helsinki' });
	fillIn(complete);
	press(withdraw.goOn);
	await soon(() => expect(shown()).toContain(withdraw.check));
	press('Widerruf bestätigen');
	await soon(() => expect(shown()).toContain('Eingegangen am 20.\u00a0November 2026 um 14:00\u00a0Uhr (OEZ).'));
});

it('goes on only where the fields are right', async () => {
	await show(<WithdrawPage data={data} />);
	fillIn({ ...complete, email: 'a@post' });
	press(withdraw.goOn);
	await soon(() => expect(shown()).toContain(de.forms.emailInvalid));
	expect(button('Widerruf bestätigen')).toBeUndefined();
});

it('names each field that was left empty, as every form does', async () => {
	await show(<WithdrawPage data={data} />);
	press(withdraw.goOn);
	const lines = () => [...document.querySelectorAll('.form-summary li')].map(({ textContent }) => textContent);
	const { missing } = de.forms.faults;
	await soon(() => expect(lines()).toEqual([withdraw.contract, withdraw.name, withdraw.email].map((label) => `${label} – ${missing}`)));
	expect(document.querySelector('#withdrawal-email-error')?.textContent).toBe(missing);
});

it('leads back to the fields where the service finds one wrong', async () => {
	answer = Response.json(
		{ status: 'error', code: 'invalid', message: 'x', faults: [{ field: 'contract', code: 'too_long' }] },
		{ status: 422 },
	);
	await show(<WithdrawPage data={data} />);
	fillIn(complete);
	press(withdraw.goOn);
	await soon(() => expect(shown()).toContain(withdraw.check));
	press('Widerruf bestätigen');
	await soon(() => expect(document.querySelector('#withdrawal-contract-error')?.textContent).toBe(de.forms.faults.too_long));
	await soon(() => expect(button('Widerruf bestätigen')).toBeUndefined());
	expect(field('contract').value).toBe('2026-0041');
	expect(field('contract').closest('[hidden]')).toBeNull();
});

it('says how else to withdraw where the site has no order service, and links no notice that is not there', async () => {
	await show(<WithdrawPage data={{ ...data, form: null, noticePath: null }} />);
	expect(document.querySelector('form')).toBeNull();
	expect([...document.querySelectorAll('.band-body a')].map((each) => each.getAttribute('href'))).toEqual(['/kontakt']);
	expect(shown()).toContain('per E-Mail und per Brief');
});
