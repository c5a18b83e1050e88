/** What a form about a product says before it is sent: the list names the field as it is on the page, and the field says what is missing without its label. */
import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
// the form loads them when they are needed, which is not what this test waits for
import '../../../../client/forms/check-phone.ts';
import '../../../../client/forms/send-form.ts';
import { appointmentDaysQuery } from '../../../../client/orders/contract/appointment-days.ts';
import { RequestForm } from '../../../../client/pages/product/RequestForm.tsx';
import { de } from '../../../../client/texts/de.ts';
import { queryFile } from '../../../../site/query-files.ts';
import { field, showInPage } from '../../forms/forms-page.tsx';

const target = { action: '/ecom/request', project: 'schaufenster.example', privacyPath: null, country: 'CH' };

it('names what a question needs, each thing once, and moves the focus to the list', async () => {
	await showInPage(<RequestForm target={target} kind="information" product={1} variant={null} />);
	field('name').value = 'Änne';
	field('email').value = 'aenne@post';
	await act(async () => field('name').form?.requestSubmit());
	const summary = await act(() => vi.waitUntil(() => document.querySelector('.form-summary')));
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
	['041 410 12 34', { phone: '+41 41 410 12 34' }],
	['\u202a041 410 12 34\u202c', { phone: '+41 41 410 12 34' }],
	['041 410 12 34 Durchwahl 12', { phone: '+41 41 410 12 34', phone_extension: '12' }],
	['041 410 12 34-12', { phone: '+41 41 410 12 34', phone_extension: '12' }],
	['\u202asiehe Zettel\u202c', { phone_as_typed: 'siehe Zettel' }],
	['+999 123456', { phone_as_typed: '+999 123456' }],
	['+49 1', { phone_as_typed: '+49 1' }],
	[' siehe Zettel', { phone_as_typed: 'siehe Zettel' }],
	[' ', {}],
])('sends the phone number %s as the shop’s country writes it, and keeps one that cannot be read', async (typed, expected) => {
	let nowMs = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
	const send = vi.fn((_url: string, _init: { body: string }) => Promise.resolve(Response.json({ status: 'ok' })));
	vi.stubGlobal('fetch', send);
	onTestFinished(() => sessionStorage.clear());
	await showInPage(<RequestForm target={target} kind="availability" product={1} variant={null} />);
	field('name').value = 'Änne';
	field('email').value = 'aenne@post.example';
	field('phone').value = typed;
	field('privacy').checked = true;
	nowMs = 10_000;
	await act(async () => field('name').form?.requestSubmit());
	await act(() => vi.waitUntil(() => send.mock.calls.length > 0));
	const sent: Record<string, unknown> = JSON.parse(send.mock.calls[0]?.[1].body ?? '{}');
	expect(Object.fromEntries(Object.entries(sent).filter(([name]) => name.startsWith('phone')))).toEqual(expected);
});

it('keeps what was written about a product for that product, and never that the notice was read', async () => {
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

describe('the day of an appointment', () => {
	const days = {
		timeZone: 'Europe/Berlin',
		noticeDays: 1,
		weekdays: [2, 3, 4, 5, 6],
		closed: [['12-24', '12-24']],
		halves: { 6: ['morning'] },
	};
	// in the shop's own time this is Tuesday, 24 November 2026
	let nowMs = Date.parse('2026-11-24T09:00:00Z');

	/** Sends the form with that day; `file`: the answer to the question which days there are. */
	async function ask(
		day: string,
		file: () => Response,
		daypart = 'any',
		answer = () => Response.json({ status: 'ok' }),
	): Promise<{ readonly sent: readonly unknown[]; readonly min: string; readonly max: string }> {
		vi.spyOn(Date, 'now').mockReturnValue(nowMs);
		let passedMs = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => passedMs);
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		const sent: unknown[] = [];
		vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
			if (url === `/${queryFile(appointmentDaysQuery)}`) return file();
			sent.push(JSON.parse(init.body ?? '{}').day);
			return answer();
		});
		onTestFinished(() => {
			sessionStorage.clear();
			vi.restoreAllMocks();
		});
		await showInPage(<RequestForm target={target} kind="appointment" product={1} variant={null} />);
		await act(async () => {});
		const { min, max } = field('day');
		field('name').value = 'Änne';
		field('email').value = 'aenne@post.example';
		field('privacy').checked = true;
		field('day').value = day;
		field('daypart').value = daypart;
		passedMs = 10_000;
		await act(async () => field('name').form?.requestSubmit());
		return { sent, min, max };
	}

	const fault = () => document.getElementById(field('day').getAttribute('aria-describedby') ?? '')?.textContent;
	const known = () => Response.json(days);

	async function correct(name: string, value: string): Promise<void> {
		field(name).value = value;
		await act(async () => field(name).dispatchEvent(new Event('input', { bubbles: true })));
	}

	it.each([
		['2026-11-24', 'Dieser Tag ist zu kurzfristig. Der nächste mögliche Tag ist Mittwoch, 25.\u00a0November.'],
		['2026-11-20', 'Dieser Tag ist schon vorbei. Der nächste mögliche Tag ist Mittwoch, 25.\u00a0November.'],
		['2027-11-25', 'So weit im Voraus vergeben wir noch keine Termine. Der letzte mögliche Tag ist Mittwoch, 24.\u00a0November 2027.'],
		['2026-11-29', 'Sonntags ist unser Geschäft geschlossen. Der nächste mögliche Tag ist Dienstag, 1.\u00a0Dezember.'],
		[
			'2026-12-24',
			'Am Donnerstag, 24.\u00a0Dezember, ist unser Geschäft geschlossen. Der nächste mögliche Tag ist Freitag, 25.\u00a0Dezember.',
		],
	])('is not %s, of which the field says why before anything is sent', async (day, why) => {
		const { sent, min, max } = await ask(day, known);
		expect([fault(), min, max, sent]).toEqual([why, '2026-11-25', '2027-11-24', []]);
		expect(document.activeElement).toBe(field('day'));
		await correct('day', '2026-11-25');
		expect([fault(), field('day').getAttribute('aria-invalid')]).toEqual([undefined, null]);
	});

	it('has hours in the half of it that is wished for', async () => {
		const { sent } = await ask('2026-11-28', known, 'afternoon');
		const told = () => document.getElementById(field('daypart').getAttribute('aria-describedby') ?? '')?.textContent;
		expect([fault(), told(), sent]).toEqual([
			undefined,
			'Am Samstag, 28.\u00a0November, ist unser Geschäft nur vormittags geöffnet. Der nächste mögliche Nachmittag ist am Dienstag, 1.\u00a0Dezember.',
			[],
		]);
		expect(document.activeElement).toBe(field('daypart'));
		await correct('daypart', 'morning');
		expect(told()).toBeUndefined();
	});

	const weekday = { reason: 'weekday', next: '2026-12-01' };

	it.each([
		['without a reason', {}, de.requests.dayInvalid],
		[
			'with a reason',
			{ appointment: weekday },
			'Sonntags ist unser Geschäft geschlossen. Der nächste mögliche Tag ist Dienstag, 1.\u00a0Dezember.',
		],
	])('is said to be wrong by the service, %s, until it is corrected', async (_, details, text) => {
		const refusal = { status: 'error', code: 'invalid', message: '', faults: [{ field: 'day', code: 'invalid', ...details }] };
		await ask(
			'2026-11-29',
			() => new Response('', { status: 404 }),
			'any',
			() => Response.json(refusal, { status: 422 }),
		);
		const isTold = async (): Promise<boolean> => {
			await act(async () => {});
			return fault() !== undefined;
		};
		await vi.waitUntil(isTold);
		expect([fault(), document.querySelector('.form-summary li')?.textContent]).toEqual([text, text]);
		await correct('day', '2026-11-25');
		expect(fault()).toBeUndefined();
	});

	it.each([
		['is one on which the shop is open', '2026-11-25', known],
		['is left to the service where nobody knows the days', '2026-11-29', () => new Response('', { status: 404 })],
	])('%s', async (_, day, file) => {
		const { sent } = await ask(day, file);
		await act(() => vi.waitUntil(() => sent.length > 0));
		expect(sent).toEqual([day]);
	});

	it('begins with the day that it is in the shop', async () => {
		nowMs = Date.parse('2026-11-24T23:30:00Z');
		expect((await ask('', known)).min).toBe('2026-11-26');
		expect((await ask('', () => Response.json({ ...days, timeZone: 'Europe/Lisbon' }))).min).toBe('2026-11-25');
	});
});
