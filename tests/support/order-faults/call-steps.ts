/** How a visitor makes each call of a purchase, what the page says of it, and how the same visitor tries again. */
import { errorMessages } from '../../../client/orders/contract/error-messages.ts';
import { fixedPaths } from '../../../site/fixed-paths.ts';
import type { PaymentKind } from '../../../site/payment-kinds.ts';
import { expect, waitForHydration } from '../browser-test.ts';
import { standInForPayments } from '../payment-providers.ts';
import { orderButton } from '../walk-checkout.ts';
import { countBooked } from './books.ts';
import { type Buyer, openReview, readInput } from './buyers.ts';
import type { OrderCall, Told } from './order-faults.ts';
import { answerProvider, approval, expectConfirmed, expectReadyToPay, orderAndGoToPay, type Provider, providerNames } from './pay.ts';

export interface CallSteps {
	/** How the order is paid. */
	readonly payment: PaymentKind;
	/** What the console says of a call that failed. */
	readonly message: string;
	/** Up to the moment before the call. */
	prepare(buyer: Buyer): Promise<void>;
	/** Makes the call; where a function is given, with it just before. */
	press(buyer: Buyer, before: (() => Promise<void>) | null): Promise<void>;
	/** The page says what became of it, in the visitor's language. */
	expectTold(buyer: Buyer, told: Told): Promise<void>;
	/** What the visitor has entered, as far as it must not be lost. */
	readKept(buyer: Buyer): Promise<unknown>;
	/** By what the page offers, to the end. */
	tryAgain(buyer: Buyer, told: Told): Promise<void>;
	/**
	 * What makes the service book it: this call; a later one of the buyer's; or the provider, which itself tells the service of the buyer's approval,
	 * whatever becomes of the browser's call.
	 */
	readonly bookedBy: 'this call' | 'a later call' | 'the provider';
	/** What the service has booked of what was called for. */
	countDone(buyer: Buyer): number;
}

const inCheckout = {
	payment: 'transfer',
	prepare: openReview,
	readKept: readInput,
	countDone: ({ email }) => countBooked('orders', email),
} as const satisfies Partial<CallSteps>;

/** Of prices and state, which are asked for before anything is sent. */
const check: Omit<CallSteps, 'message'> = {
	...inCheckout,
	bookedBy: 'a later call',
	async press({ page, language }, before) {
		await before?.();
		await orderButton(page, language).click();
	},
	async expectTold({ page, words }) {
		await expect(page.getByText(words.checkout.failures.notChecked)).toBeVisible();
	},
	async tryAgain(buyer) {
		const { page, language, words } = buyer;
		await page.getByRole('button', { name: words.checkout.checkAgain }).click();
		await expect(orderButton(page, language)).not.toHaveAttribute('aria-disabled', 'true');
		await orderButton(page, language).click();
		await expectConfirmed(buyer);
	},
};

const order: CallSteps = {
	...inCheckout,
	message: errorMessages.order,
	bookedBy: 'this call',
	async press({ page, language }, before) {
		if (before === null) return orderButton(page, language).click();
		// what is checked first is answered, and the order waits for its turn
		const queue = await page.evaluateHandle(() => {
			const turn = Promise.withResolvers<void>();
			void navigator.locks.request('int-order', () => turn.promise);
			return turn;
		});
		const checked = ['quote', 'status'].map(async (call) => (await page.waitForResponse(`**/ecom/${call}`)).finished());
		await orderButton(page, language).click();
		await Promise.all(checked);
		await before();
		await queue.evaluate((turn) => turn.resolve());
	},
	async expectTold({ page, words }, told) {
		const { unanswered, failures } = words.checkout;
		if (told === 'unknown') await expect(page.getByRole('heading', { name: unanswered.title })).toBeFocused();
		else await expect(page.getByText(failures[told])).toBeVisible();
	},
	async tryAgain(buyer, told) {
		const { page, language, words } = buyer;
		const again = told === 'unknown' ? page.getByRole('button', { name: words.checkout.unanswered.resend }) : orderButton(page, language);
		await again.click();
		await expectConfirmed(buyer);
	},
};

function payment(provider: Provider): CallSteps {
	return {
		payment: provider,
		message: errorMessages[provider],
		bookedBy: provider === 'klarna' ? 'the provider' : 'this call',
		async prepare(buyer) {
			await standInForPayments(buyer.context);
			await orderAndGoToPay(buyer);
			await expectReadyToPay(buyer);
		},
		press: (buyer, before) => answerProvider(buyer, provider, approval, before),
		async expectTold({ page, words }) {
			await expect(page.getByRole('alert')).toHaveText(words.payment.unposted(providerNames[provider]));
		},
		readKept: readInput,
		async tryAgain(buyer) {
			const { page, words } = buyer;
			await page.getByRole('button', { name: words.payment.resend }).click();
			await expectConfirmed(buyer);
		},
		countDone({ email }) {
			expect(countBooked('orders', email)).toBe(1);
			return countBooked('payments', email);
		},
	};
}

const withdrawal: CallSteps = {
	payment: 'transfer',
	message: errorMessages.withdrawal,
	bookedBy: 'this call',
	async prepare({ page, language, words, email }) {
		await page.goto(fixedPaths.withdraw[language]);
		await page.mouse.move(30, 30);
		await waitForHydration(page);
		for (const [name, value] of [
			['contract', email],
			['name', 'Änne Öhlschläger'],
			['email', email],
		] as const) {
			await page.locator(`form.form [name="${name}"]`).fill(value);
		}
		await page.getByRole('button', { name: words.withdraw.goOn }).click();
		await expect(page.getByRole('button', { name: words.withdraw.confirm, exact: true })).toBeVisible();
	},
	async press({ page, words }, before) {
		await before?.();
		await page.getByRole('button', { name: words.withdraw.confirm, exact: true }).click();
	},
	async expectTold({ page, words }, told) {
		await expect(page.locator('.form-status')).toHaveText(told === 'limited' ? words.withdraw.limited : words.withdraw.failed);
	},
	readKept: ({ page }) =>
		page
			.locator('form.form')
			.evaluate((form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]))),
	async tryAgain({ page, words }) {
		await page.getByRole('button', { name: words.withdraw.confirm, exact: true }).click();
		await expect(page.locator('.form-done')).toContainText(words.withdraw.received);
	},
	countDone: ({ email }) => countBooked('withdrawals', email),
};

export const callSteps: Readonly<Record<OrderCall, CallSteps>> = {
	quote: { ...check, message: errorMessages.quote },
	status: { ...check, message: errorMessages.status },
	order,
	klarna: payment('klarna'),
	paypal: payment('paypal'),
	withdrawal,
};
