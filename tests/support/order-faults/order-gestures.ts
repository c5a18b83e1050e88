/** What buyers do with the button that orders, and while an order is on its way, as a table. Each ends where one order is paid or confirmed. */
import type { Page } from '@playwright/test';
import { confirmationPath, paymentPath, storeRoot } from '../../../site/store-paths.ts';
import { expect } from '../browser-test.ts';
import type { Fault, FaultProxy } from '../fault-proxy.ts';
import { reset } from '../faults.ts';
import { checkoutOf, orderButton } from '../walk-checkout.ts';
import { type Buyer, openReview } from './buyers.ts';

export interface OrderGesture {
	readonly what: string;
	/** `buyer` sees the review, and came there from the step before. */
	run(buyer: Buyer, proxy: FaultProxy): Promise<void>;
}

export const orderGestures: readonly OrderGesture[] = [
	{
		what: 'a double click',
		async run(buyer) {
			await button(buyer).dblclick();
			await expectArrived(buyer);
		},
	},
	{
		what: 'Enter twice',
		async run(buyer) {
			await button(buyer).focus();
			await buyer.page.keyboard.press('Enter');
			await buyer.page.keyboard.press('Enter');
			await expectArrived(buyer);
		},
	},
	{
		what: 'a click, and Enter and another click while it is on its way',
		async run(buyer, proxy) {
			const held = await holdOrder(proxy);
			await button(buyer).click();
			await held.arrived;
			await button(buyer).press('Enter');
			await button(buyer).click({ force: true });
			held.release();
			await expectArrived(buyer);
			expect(proxy.met).toBe(1);
		},
	},
	{
		what: 'two tabs at once',
		async run(buyer) {
			const other = await inAnotherTab(buyer);
			await Promise.all([button(buyer).click(), button(other).click()]);
			await Promise.any([expectArrived(buyer), expectArrived(other)]);
		},
	},
	{
		what: 'two tabs, one after the other',
		async run(buyer) {
			const other = await inAnotherTab(buyer);
			await button(buyer).click();
			await expectArrived(buyer);
			await expect(button(other)).toHaveCount(0);
		},
	},
	{
		what: 'two tabs that send again at once what nobody has answered',
		async run(buyer, proxy) {
			const other = await inAnotherTab(buyer);
			await proxy.plan({ at: orders, times: Number.POSITIVE_INFINITY, fault: unheard });
			await button(buyer).click();
			await expect(resend(buyer)).toBeVisible();
			await expect(resend(other)).toBeVisible();
			await proxy.plan(null);
			// taken hold of before, because the first answer takes both buttons away
			const buttons = await Promise.all([resend(buyer), resend(other)].map((each) => each.elementHandle()));
			await Promise.all(buttons.map((each) => each?.evaluate((element) => (element as HTMLElement).click())));
			await Promise.any([expectArrived(buyer), expectArrived(other)]);
		},
	},
	{
		what: 'Back while it is on its way, and again',
		async run(buyer, proxy) {
			const { page, words } = buyer;
			const held = await holdOrder(proxy);
			await button(buyer).click();
			await held.arrived;
			await page.goBack();
			await expect(page.getByRole('button', { name: words.checkout.toReview })).toBeVisible();
			await page.goForward();
			await button(buyer).click({ force: true });
			held.release();
			await expectArrived(buyer);
			expect(proxy.met).toBe(1);
		},
	},
	{
		what: 'Back after it',
		async run(buyer) {
			const { page, words } = buyer;
			await button(buyer).click();
			await expectArrived(buyer);
			await page.goBack();
			await expect(page.getByText(words.cart.empty).or(page.getByRole('heading', { name: words.checkout.unpaid.title }))).toBeVisible();
			await expect(button(buyer)).toHaveCount(0);
		},
	},
	{
		what: 'a reload while it is on its way, and again',
		run: (buyer, proxy) => leaveAndReturn(buyer, proxy, (page) => page.reload()),
	},
	{
		what: 'another page while it is on its way, and again',
		run: (buyer, proxy) =>
			leaveAndReturn(buyer, proxy, async (page) => {
				await page.goto('/robots.txt');
				await page.goto(checkoutOf(buyer.language));
			}),
	},
];

const orders = /^\/ecom\/order$/;

const unheard: Fault = async (context) => {
	await context.answer();
	await reset(context);
};

const button = ({ page, language }: Buyer) => orderButton(page, language);
const resend = ({ page, words }: Buyer) => page.getByRole('button', { name: words.checkout.unanswered.resend });

/** Where the order is confirmed or paid. */
async function expectArrived({ page, language }: Buyer): Promise<void> {
	const root = storeRoot('schaufenster', language);
	await page.waitForURL(({ pathname }) => pathname === confirmationPath(root) || pathname === paymentPath(root));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function inAnotherTab(buyer: Buyer): Promise<Buyer> {
	const other = { ...buyer, page: await buyer.context.newPage() };
	await openReview(other);
	return other;
}

/** Lets the service take the order, and keeps its answer back. */
async function holdOrder(proxy: FaultProxy): Promise<{ readonly arrived: Promise<void>; release(): void }> {
	const arrived = Promise.withResolvers<void>();
	const released = Promise.withResolvers<void>();
	const fault: Fault = async ({ answer, send }) => {
		const kept = await answer();
		arrived.resolve();
		await released.promise;
		send(kept);
	};
	await proxy.plan({ at: orders, times: 1, fault });
	return { arrived: arrived.promise, release: () => released.resolve() };
}

async function leaveAndReturn(buyer: Buyer, proxy: FaultProxy, leave: (page: Page) => Promise<unknown>): Promise<void> {
	const held = await holdOrder(proxy);
	await button(buyer).click();
	await held.arrived;
	await leave(buyer.page);
	held.release();
	await resend(buyer).click();
	await expectArrived(buyer);
}
