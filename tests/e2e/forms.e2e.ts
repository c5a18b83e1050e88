/** Contact and newsletter as visitors use them: by keyboard, without scripts, and while the service fails in every way that it can. */
import type { Page, Route } from '@playwright/test';
import { bootMarks } from '../../client/runtime/boot-marks.ts';
import { de } from '../../client/texts/de.ts';
import { en } from '../../client/texts/en.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';

const contact = de.contact.form;
const message = { name: 'Änne Öhlschläger', email: 'aenne@post.example', message: 'Ist der Ring noch da?' };

/** Addresses that no other test has: each may sign up three times a day. */
const newAddress = () => `a${crypto.randomUUID()}@post.example`;

test.beforeEach(async ({ page }) => {
	// what is asked before anything else is another test's matter
	await page.addInitScript(() => {
		const style = new CSSStyleSheet();
		style.replaceSync('.consent-banner { display: none !important; }');
		document.adoptedStyleSheets = [style];
	});
});

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
}

async function fillContact(page: Page): Promise<void> {
	for (const name of ['name', 'email', 'message'] as const) await page.locator(`[name="${name}"]`).fill(message[name]);
	await page.locator('[name="privacy"]').check();
}

const values = (page: Page) =>
	page
		.locator('form.form')
		.evaluate((form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)])));
const send = (page: Page) => page.getByRole('button', { name: contact.submit }).click();
const status = (page: Page) => page.locator('.form-status');

async function expectFormSound(page: Page): Promise<void> {
	expect((await findViolations(page, { within: 'form.form', alsoTags: ['best-practice'] })).violations).toEqual([]);
}

test('a message is written by keyboard alone, arrives, and leads to thanks', async ({ page, request }) => {
	await open(page, '/kontakt');
	await tabTo(page, page.locator('#contact-name'));
	await page.keyboard.type(message.name);
	await page.keyboard.press('Tab');
	await page.keyboard.type(message.email);
	await page.keyboard.press('Tab');
	const unique = `${message.message} ${crypto.randomUUID()}`;
	await page.keyboard.insertText(unique);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	// the privacy notice, then the button: the field for programs is not on the way
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: contact.submit })).toBeFocused();
	// where typing took long the form has nothing to wait for, and would be gone before anybody looks
	const looked = Promise.withResolvers<void>();
	await page.route('/ecom/contact', async (route) => {
		await looked.promise;
		await route.continue();
	});
	await page.keyboard.press('Enter');
	await expect(status(page)).toHaveText(de.forms.sending);
	looked.resolve();
	await page.waitForURL('/danke');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.thanks.title);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	expect(await (await request.get(process.env.TEST_ARRIVALS_URL ?? '')).text()).toContain(unique);
	// what was sent does not stand there again
	await page.goto('/kontakt');
	await waitForHydrationByIntent(page);
	expect((await values(page)).message).toBe('');
});

test('what is missing is listed first, with the focus, and leads to its field; nothing typed is lost', async ({ page }) => {
	await open(page, '/kontakt');
	await page.locator('#contact-name').fill(message.name);
	await page.locator('#contact-email').fill('aenne@post');
	await send(page);
	const summary = page.locator('.form-summary').filter({ hasText: de.forms.summary });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole('link')).toHaveText([
		...[de.forms.emailInvalid, `${contact.message} – ${de.forms.faults.missing}`, de.forms.privacyMissing],
	]);
	await expectFormSound(page);
	// the label is there already
	await expect(page.locator('#contact-message')).toHaveAccessibleDescription(de.forms.faults.missing);
	await expect(page.locator('#contact-email')).toHaveAccessibleDescription(de.forms.emailInvalid);
	await expect(page.locator('#contact-email')).toHaveAttribute('aria-invalid', 'true');
	await summary.getByRole('link', { name: de.forms.emailInvalid }).click();
	await expect(page.locator('#contact-email')).toBeFocused();
	await page.reload();
	await waitForHydrationByIntent(page);
	expect(await values(page)).toMatchObject({ name: message.name, email: 'aenne@post' });
	// another page and back
	await page.goto('/impressum');
	await page.goBack();
	await waitForHydrationByIntent(page);
	expect(await values(page)).toMatchObject({ name: message.name, email: 'aenne@post' });
});

/** What the service does, and what the form says. */
const failures: readonly [name: string, answer: (route: Route) => Promise<void>, text: string][] = [
	['is down', (route) => route.abort('connectionrefused'), de.forms.failed],
	['answers 500', (route) => route.fulfill({ status: 500, json: { status: 'error', code: 'failed', message: 'x' } }), de.forms.failed],
	[
		'answers HTML with 502',
		(route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
		de.forms.failed,
	],
	['answers invalid JSON', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"status":' }), de.forms.failed],
	['answers something else', (route) => route.fulfill({ status: 200, json: { status: 'fine' } }), de.forms.failed],
	[
		'has enough of us',
		(route) => route.fulfill({ status: 429, json: { status: 'error', code: 'limited', message: 'x' } }),
		de.forms.limited,
	],
];

test('however the service fails, the form says so, keeps everything, and sends the same again under the same key, once', async ({
	page,
	complaints,
}) => {
	await open(page, '/kontakt');
	await fillContact(page);
	const keys: string[] = [];
	for (const [name, answer, text] of failures) {
		await page.route('**/ecom/contact', async (route) => {
			keys.push(route.request().postDataJSON().idempotency_key);
			await answer(route);
		});
		await send(page);
		await expect(status(page), name).toHaveText(text);
		await expect(status(page)).toHaveAttribute('data-phase', 'error');
		expect(await values(page), name).toMatchObject({ ...message, privacy: 'on' });
		await page.unroute('**/ecom/contact');
	}
	// after a reload as well, for which the notice is read again
	await page.reload();
	await waitForHydrationByIntent(page);
	expect(await values(page)).toMatchObject(message);
	await page.locator('[name="privacy"]').check();
	// while the service is slow, the form says that it sends
	const release = Promise.withResolvers<void>();
	await page.route('**/ecom/contact', async (route) => {
		keys.push(route.request().postDataJSON().idempotency_key);
		await release.promise;
		await route.continue();
	});
	await send(page);
	await send(page);
	await page.locator('#contact-name').press('Enter');
	await expect(status(page)).toHaveText(de.forms.sending);
	await expect(page.getByRole('button', { name: contact.submit })).toHaveAttribute('aria-busy', 'true');
	release.resolve();
	await page.waitForURL('/danke');
	expect(keys).toHaveLength(failures.length + 1);
	expect(new Set(keys).size).toBe(1);
	// the browser and the form log each failure
	expect(complaints.filter((complaint) => !/Could not post message|Failed to load resource/.test(complaint))).toEqual([]);
	complaints.length = 0;
});

test('the newsletter says what comes next, begins by mail, in English, and ends by mail', async ({ page, request, complaints }) => {
	const email = newAddress();
	const signUp = page.getByRole('button', { name: en.newsletter.submit });
	await open(page, '/en/newsletter');
	await signUp.click();
	await expect(page.locator('.form-summary')).toBeFocused();
	await expect(page.locator('.form-summary')).toContainText('Email missing');
	await expectFormSound(page);
	await page.locator('#newsletter-email').fill(email);
	const answers = [
		[{ status: 429, json: { status: 'error', code: 'duplicate', message: 'x' } }, 'Email Address already registered'],
		[{ status: 500, json: {} }, 'An unexpected error occurred'],
	] as const;
	for (const [answer, text] of answers) {
		await page.route('**/ecom/newsletter', (route) => route.fulfill(answer));
		await signUp.click();
		await expect(status(page)).toHaveText(text);
		await page.unroute('**/ecom/newsletter');
	}
	const release = Promise.withResolvers<void>();
	await page.route('**/ecom/newsletter', async (route) => {
		await release.promise;
		await route.continue();
	});
	await page.locator('#newsletter-email').press('Enter');
	await expect(status(page)).toHaveText('Sending...');
	release.resolve();
	await expect(page.locator('.form-done')).toContainText('Thank you for subscribing!');
	await expect(page.locator('.form-done')).toBeFocused();
	await page.unroute('**/ecom/newsletter');
	complaints.splice(0, complaints.length, ...complaints.filter((each) => !/Could not post newsletter|Failed to load resource/.test(each)));

	const linkFor = async (kind: string): Promise<string> => {
		const list = await (await request.get(process.env.TEST_ARRIVALS_URL ?? '')).text();
		for (const [, mail = ''] of list.matchAll(/href="(\/ecom\/sandbox\/[\w-]+\/mail\/\d+)"/g)) {
			const text = (await (await request.get(mail)).text()).replaceAll('&#38;', '&');
			const link = new RegExp(`href="([^"]*/ecom/newsletter/${kind}[^"]*)"`).exec(text)?.[1];
			if (text.includes(email) && link !== undefined) return link;
		}
		throw new Error(`No mail to ${email} can ${kind}`);
	};
	await page.goto(await linkFor('confirm'));
	await page.getByRole('button', { name: 'Confirm subscription' }).click();
	await page.waitForURL('/en/newsletter#newsletter-confirmed');
	await expect(page.getByText(en.newsletter.confirmed)).toBeVisible();
	await expect(page.getByText(en.newsletter.expired)).toBeHidden();
	await page.goto(await linkFor('unsubscribe'));
	await page.getByRole('button', { name: 'Unsubscribe' }).click();
	await expect(page.getByText(en.newsletter.unsubscribed)).toBeVisible();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the browser asks for what is missing, a message is sent, a wrong one leads back to the form, and Back brings back what was typed', async ({
		page,
	}) => {
		await page.goto('/kontakt');
		await send(page);
		expect(new URL(page.url()).hash).toBe('');
		await expect(page.locator('#contact-name:invalid')).toBeVisible();
		await fillContact(page);
		await send(page);
		await page.waitForURL('/danke');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.thanks.title);

		await page.goto('/kontakt');
		await fillContact(page);
		// what the browser takes for filled in, and the service does not
		await page.locator('#contact-name').fill('  ');
		await send(page);
		await page.waitForURL('/kontakt#contact-missing');
		await expect(page.locator('#contact-missing')).toBeVisible();
		await expect(page.locator('#contact-limited')).toBeHidden();
		await page.goBack();
		await expect(page.locator('#contact-message')).toHaveValue(message.message);
	});

	test('the home page signs up to the newsletter', async ({ page }) => {
		await page.goto('/');
		await page.locator('#newsletter-email').fill(newAddress());
		await page.getByRole('button', { name: de.newsletter.submit }).click();
		await page.waitForURL('/newsletter#newsletter-check-mail');
		await expect(page.locator('#newsletter-check-mail')).toBeVisible();
	});
});

test('a form works where the app cannot be loaded', async ({ page, complaints }) => {
	await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.abort());
	await page.goto('/kontakt');
	// the page may load once more before it does without the app, and would take away what is typed just then
	await expect(page.locator('html')).toHaveClass(new RegExp(bootMarks.failed));
	await fillContact(page);
	await send(page);
	await page.waitForURL('/danke');
	complaints.length = 0; // the script that is missing
});

async function waitForHydrationByIntent(page: Page): Promise<void> {
	await page.mouse.move(40, 40);
	await waitForHydration(page);
}
