/** Withdrawing from a contract (§ 356a BGB): by keyboard in each language, without scripts, and while the service fails. That every page links it is in templates.e2e.ts. */
import type { APIRequestContext, Page } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { count, someOf } from '../../commands/testing/counts.ts';
import { fixedPaths, withdrawPath } from '../../site/fixed-paths.ts';
import { type Language, languages } from '../../site/languages.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { reach } from '../support/reach.ts';

const buttons = { de: 'Widerruf bestätigen', en: 'Confirm withdrawal', fr: 'Confirmer la rétractation' } as const;
const receipts = {
	de: 'Ihr Widerruf ist bei uns eingegangen',
	en: 'We have received your withdrawal',
	fr: 'Nous avons bien reçu votre rétractation',
} as const;
const person = { name: 'Änne Öhlschläger', email: 'aenne@post.example' };

/** No other test withdraws from it. */
const newContract = () => `W-${crypto.randomUUID()}`;
const field = (page: Page, name: string) => page.locator(`form.form [name="${name}"]`);
const confirmButton = (page: Page, language: Language) => page.getByRole('button', { name: buttons[language], exact: true });
const goOn = (page: Page, language: Language) => page.getByRole('button', { name: textsByLanguage[language].withdraw.goOn });

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
}

async function fill(page: Page, contract: string): Promise<void> {
	await field(page, 'contract').fill(contract);
	await field(page, 'name').fill(person.name);
	await field(page, 'email').fill(person.email);
}

/** templates.e2e.ts judges the first step, and what is around it. */
async function expectAccessible(page: Page, step: string): Promise<void> {
	const { violations } = await findViolations(page, { within: 'main', alsoTags: ['best-practice'] });
	expect(violations, step).toEqual([]);
}

/** Of the mails that name a contract, the newest first, as a mail program shows them. */
async function mailsAbout(request: APIRequestContext, contract: string): Promise<string[]> {
	const list = await (await request.get(process.env.TEST_ARRIVALS_URL ?? '')).text();
	const found: string[] = [];
	for (const [, path = ''] of [...list.matchAll(/href="(\/ecom\/sandbox\/[\w-]+\/mail\/\d+)"/g)].slice(0, 50)) {
		const text = await (await request.get(path)).text();
		if (text.includes(contract)) found.push(text);
	}
	return found;
}

/** The page is the same in every language. */
for (const language of someOf(languages, count({ usual: 1, long: languages.length }))) {
	const { withdraw } = textsByLanguage[language];

	test(`in ${language}, by keyboard: two steps, and a receipt with content, date and time`, async ({ page, request }) => {
		const contract = newContract();
		await open(page, fixedPaths.withdraw[language]);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdraw.title);
		await reach(field(page, 'contract'));
		for (const text of [contract, person.name, person.email, 'Nur die Kette.']) {
			await page.keyboard.type(text);
			await page.keyboard.press('Tab');
		}
		await expect(goOn(page, language)).toBeFocused();
		await page.keyboard.press('Enter');

		await expect(page.getByRole('heading', { name: withdraw.steps.confirm })).toBeFocused();
		await expect(page.locator('.form dd')).toHaveText([contract, person.name, person.email, 'Nur die Kette.']);
		await expect(field(page, 'contract')).toBeHidden();
		expect(await mailsAbout(request, contract)).toEqual([]);
		await page.keyboard.press('Tab');
		await expect(confirmButton(page, language)).toBeFocused();
		await page.keyboard.press('Enter');

		const done = page.locator('.form-done');
		await expect(done).toBeFocused();
		await expect(done).toContainText(withdraw.received);
		await expect(done).toContainText(/\d{4}.*\d{1,2}(?::|\sh\s)\d\d/);
		await expect(page.locator('.pairs dd').filter({ hasText: contract })).toBeVisible();
		await expectAccessible(page, 'sent');
		const mails = await mailsAbout(request, contract);
		expect(mails).toHaveLength(2);
		expect(mails.filter((mail) => mail.includes(receipts[language]) && mail.includes('To: aenne@post.example'))).toHaveLength(1);
		// what was sent does not stand there again
		await open(page, fixedPaths.withdraw[language]);
		await expect(field(page, 'contract')).toHaveValue('');
	});
}

test('faults are listed with the focus, nothing typed is lost, and the way back leads to it', async ({ page }) => {
	const { withdraw, forms } = textsByLanguage.de;
	await open(page, fixedPaths.withdraw.de);
	await field(page, 'name').fill(person.name);
	await field(page, 'email').fill('aenne@post');
	await goOn(page, 'de').click();
	await expect(page.locator('.form-summary')).toBeFocused();
	await expect(page.locator('.form-summary').getByRole('link')).toHaveText([
		`${withdraw.contract} – ${forms.faults.missing}`,
		forms.emailInvalid,
	]);
	await expect(field(page, 'email')).toHaveAccessibleDescription(forms.emailInvalid);
	await expectAccessible(page, 'faults');
	await fill(page, '2026-0041');
	await goOn(page, 'de').click();
	await expect(page.getByRole('heading', { name: withdraw.steps.confirm })).toBeFocused();
	await expectAccessible(page, 'the second step');
	await page.getByRole('button', { name: withdraw.back }).click();
	await expect(page.getByRole('heading', { name: withdraw.steps.fill })).toBeFocused();
	await expect(field(page, 'contract')).toHaveValue('2026-0041');
	await page.reload();
	await page.mouse.move(40, 40);
	await waitForHydration(page);
	await expect(field(page, 'contract')).toHaveValue('2026-0041');
});

test('however the service fails, the form says so, keeps everything, and sends the same again under the same key', async ({
	page,
	complaints,
}) => {
	const { withdraw } = textsByLanguage.de;
	await open(page, fixedPaths.withdraw.de);
	await fill(page, newContract());
	await goOn(page, 'de').click();
	const keys: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/ecom/withdrawal')) keys.push(request.postDataJSON().idempotency_key);
	});
	const status = page.locator('.form-status');
	for (const [answer, text] of [
		[{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, withdraw.failed],
		[{ status: 429, json: { status: 'error', code: 'limited', message: 'x' } }, withdraw.limited],
	] as const) {
		await page.route('**/ecom/withdrawal', (route) => route.fulfill(answer));
		await confirmButton(page, 'de').click();
		await expect(status).toHaveText(text);
		await page.unroute('**/ecom/withdrawal');
	}
	// the service took it, and its answer was lost
	const seen = Promise.withResolvers<void>();
	await page.route('**/ecom/withdrawal', async (route) => {
		await route.fetch();
		await seen.promise;
		await route.abort('connectionreset');
	});
	await confirmButton(page, 'de').click();
	await expect(status).toHaveAttribute('data-phase', 'loading');
	seen.resolve();
	await expect(status).toHaveText(withdraw.failed);
	await page.unroute('**/ecom/withdrawal');
	// after a reload as well
	await page.reload();
	await page.mouse.move(40, 40);
	await waitForHydration(page);
	await goOn(page, 'de').click();
	await confirmButton(page, 'de').click();
	await expect(page.locator('.form-done')).toContainText(withdraw.received);
	expect(keys).toHaveLength(4);
	expect(new Set(keys).size).toBe(1);
	complaints.splice(0, complaints.length, ...complaints.filter((each) => !/Could not post withdrawal|Failed to load resource/.test(each)));
});

test('a link names the contract, as text and nothing else', async ({ page }) => {
	for (const [number, expected] of [
		['2026-0041', '2026-0041'],
		['"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
		['a\u0000b', ''],
		['9'.repeat(201), ''],
	] as const) {
		await open(page, withdrawPath('en', number));
		await expect(field(page, 'contract')).toHaveValue(expected);
	}
	// what somebody typed is theirs
	await field(page, 'contract').fill('mine');
	await open(page, withdrawPath('en', '2026-0042'));
	await expect(field(page, 'contract')).toHaveValue('mine');
});

test('Art. 246a EGBGB: the notice names the function and leads to it in each language, and the page leads to the notice', async ({
	page,
}) => {
	for (const language of languages) {
		await page.goto(fixedPaths.withdrawal[language]);
		await page.locator('main').getByRole('link', { name: textsByLanguage[language].withdraw.title }).click();
		await page.waitForURL(fixedPaths.withdraw[language]);
		await expect(page.locator(`main a[href="${fixedPaths.withdrawal[language]}"]`)).toBeVisible();
	}
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the second step is a page of the service, which leads back to what is said of it, in each language', async ({ page, request }) => {
		for (const language of languages) {
			await test.step(language, async () => {
				const { withdraw } = textsByLanguage[language];
				const contract = newContract();
				await page.goto(fixedPaths.withdraw[language]);
				await fill(page, contract);
				await goOn(page, language).click();
				await expect(page.getByRole('cell', { name: contract })).toBeVisible();
				await confirmButton(page, language).click();
				await page.waitForURL(`${fixedPaths.withdraw[language]}#withdrawal-sent`);
				await expect(page.locator('#withdrawal-sent')).toBeVisible();
				await expect(page.locator('#withdrawal-sent')).toContainText(withdraw.received);
				await expect(page.locator('#withdrawal-failed')).toBeHidden();
				// nothing asks for it once more
				await expect(page.locator('main form')).toBeHidden();
				expect(await mailsAbout(request, contract)).toHaveLength(2);
			});
		}

		await test.step('what is wrong leads back to the form, and Back brings back what was typed', async () => {
			await page.goto(fixedPaths.withdraw.de);
			await fill(page, '2026-0041');
			// what the browser takes for filled in, and the service does not
			await field(page, 'name').fill('  ');
			await goOn(page, 'de').click();
			await page.waitForURL(`${fixedPaths.withdraw.de}#withdrawal-missing`);
			await expect(page.locator('#withdrawal-missing')).toBeVisible();
			await page.goBack();
			await expect(field(page, 'contract')).toHaveValue('2026-0041');
		});
	});
});
