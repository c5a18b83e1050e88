/** Rating a product and asking about it: by keyboard, with what the page brings only then, and whatever becomes of the sending. */
import type { Page } from '@playwright/test';
import { dayIn } from '../../client/delivery/delivery-days.ts';
import { type AppointmentDays, appointmentDaysQuery, judgeAppointment } from '../../client/orders/contract/appointment-days.ts';
import { de } from '../../client/texts/de.ts';
import { ratingsWords } from '../../client/texts/ratings-words.ts';
import { queryFile } from '../../site/query-files.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const { ratings, requests: links } = { ratings: de.ratings, requests: de.product.requests };
const { requests, ratingForm } = de;

/** A product in stock that somebody has rated, without variants. */
function ratedPiece() {
	const found = buyableProducts(readTestSite()).find(({ data }) => (data.ratings?.count ?? 0) > 1 && (data.offer?.stock ?? 0) > 0);
	if (!found?.data.ratings) throw new Error('The demo has no rated piece in stock');
	return { path: found.path, id: found.data.id, ratings: found.data.ratings };
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
}

const isFocused = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element === document.activeElement);

/** Bodies that the page sends to a call from now on. */
function collectBodies(page: Page, call: string): unknown[] {
	const bodies: unknown[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith(call) && request.method() === 'POST') bodies.push(request.postDataJSON());
	});
	return bodies;
}

test('ratings stand with their number, their period and how they are checked; one is written by keyboard alone', async ({ page }) => {
	const piece = ratedPiece();
	await open(page, piece.path);
	const section = page.locator('#ratings');
	await expect(section).toContainText(ratingsWords.de.count(piece.ratings.count));
	await expect(section).toContainText(ratingsWords.de.checked);
	await expect(section.locator('.rating-list > li')).toHaveCount(piece.ratings.newest.length);
	const bodies = collectBodies(page, '/ecom/rating');

	await tabTo(page, page.getByRole('button', { name: ratings.write }));
	await page.keyboard.press('Enter');
	await expect.poll(() => isFocused(page, '#rating-stars-5')).toBe(true);

	// sent as it is, it says what is missing
	await page.getByRole('button', { name: ratingForm.submit }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.form-summary').getByRole('link', { name: ratingForm.starsMissing })).toBeVisible();
	await expect(page.locator('.form-summary')).toContainText(ratingForm.consentMissing);
	expect((await findViolations(page)).violations).toEqual([]);
	expect(bodies).toEqual([]);

	await page.locator('#rating-stars-5').focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Feine Arbeit.');
	await page.locator('#rating-privacy').focus();
	await page.keyboard.press('Space');
	await page.getByRole('button', { name: ratingForm.submit }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText(ratingForm.sent)).toBeFocused();
	expect(bodies).toEqual([expect.objectContaining({ product: piece.id, rating: 4, text: 'Feine Arbeit.', privacy: true })]);
	expect(bodies[0]).not.toHaveProperty('title');
	// it appears once an editor has published it
	await page.reload();
	await expect(section.locator('.rating-list > li')).toHaveCount(piece.ratings.newest.length);
});

test('an appointment is asked for; a day in the past is not sent, and everything is kept; a wish that did not arrive goes under the same key when it is sent again', async ({
	page,
	complaints,
}) => {
	const piece = ratedPiece();
	await open(page, piece.path);
	const bodies = collectBodies(page, '/ecom/request');
	await page.getByRole('link', { name: links.appointment }).press('Enter');
	await expect(page.getByRole('heading', { name: requests.titles.appointment })).toBeFocused();
	expect((await findViolations(page)).violations).toEqual([]);
	await page.getByLabel(requests.day).fill('2020-02-03');
	await page.getByLabel(requests.daypart).selectOption('morning');
	await page.locator('#request-name').fill('Änne Öhlschläger');
	await page.locator('#request-email').fill('aenne@post.example');
	await page.locator('#request-privacy').check();
	await page.getByRole('button', { name: requests.submit }).click();
	await expect(page.getByLabel(requests.day)).toBeFocused();
	await expect(page.getByLabel(requests.day)).toHaveAccessibleDescription(new RegExp(requests.refused.past));
	await expect(page.locator('#request-name')).toHaveValue('Änne Öhlschläger');
	expect(bodies).toEqual([]);
	const days: AppointmentDays = await (await page.request.get(`/${queryFile(appointmentDaysQuery)}`)).json();
	const next = judgeAppointment({ day: '2020-02-03', daypart: 'morning' }, dayIn(days.timeZone, Date.now()), days)?.next ?? '';
	await page.getByLabel(requests.day).fill(next);
	await page.getByRole('button', { name: requests.submit }).click();
	await expect(page.getByText(requests.sent)).toBeFocused();
	expect(bodies).toEqual([
		expect.objectContaining({ kind: 'appointment', product: piece.id, variant: null, day: next, daypart: 'morning' }),
	]);
	expect(bodies[0]).not.toHaveProperty('phone');

	bodies.length = 0;
	await page.route('**/ecom/request', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
	await page.getByRole('link', { name: links.reservation }).click();
	await page.locator('#request-name').fill('Änne');
	await page.locator('#request-email').fill('aenne@post.example');
	await page.locator('#request-privacy').check();
	await page.getByRole('button', { name: requests.submit }).click();
	await expect(page.getByText(requests.failed)).toBeVisible();
	await page.unroute('**/ecom/request');
	await page.getByRole('button', { name: requests.submit }).click();
	await expect(page.getByText(requests.sent)).toBeVisible();
	const keys = bodies.map((body) => (body as { idempotency_key: string }).idempotency_key);
	expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
	expect(bodies.at(-1)).toMatchObject({ kind: 'reservation', count: 1 });
	complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/502|Could not post request/.test(complaint)));
});

test('without scripts, asking leads to the shop', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto(ratedPiece().path);
	await page.getByRole('link', { name: links.information }).click();
	await expect(page).toHaveURL(/\/kontakt$/);
	await context.close();
});
