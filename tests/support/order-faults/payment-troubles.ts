/** What becomes of a payment whose order is placed, as a table, and which way on its buyer takes. */
import { scriptTimeoutMs } from '../../../client/checkout/payments/provider.ts';
import type { Texts } from '../../../client/texts/texts.ts';
import { expect } from '../browser-test.ts';
import type { PaymentProviders, ScriptFault } from '../payment-providers.ts';
import type { Buyer } from './buyers.ts';
import { answerProvider, approval, expectConfirmed, expectReadyToPay, type Provider, providerNames } from './pay.ts';

export interface PaymentTrouble {
	readonly what: string;
	readonly provider: Provider;
	readonly script: ScriptFault;
	/** How the buyer ends at the provider; null: the provider never asks. */
	readonly answers: Readonly<Record<Provider, string>> | null;
	/** What the page says then. */
	readonly said: Readonly<Record<Provider, 'blocked' | 'closed' | 'declined' | 'failed'>>;
	readonly wayOn: 'another try' | 'transfer';
}

type Trouble = Pick<PaymentTrouble, 'script' | 'answers' | 'said'>;

const brokenScript = (script: ScriptFault): Trouble => ({ script, answers: null, said: { paypal: 'blocked', klarna: 'blocked' } });

const troubles: Readonly<Record<string, Trouble>> = {
	'whose script is blocked': brokenScript('blocked'),
	'whose script never comes': brokenScript('silent'),
	'whose script throws': brokenScript('throwing'),
	'whose script brings nothing': brokenScript('empty'),
	'that is not for this order': brokenScript('ineligible'),
	'whose form never comes': brokenScript('formless'),
	'that is left without an approval': {
		script: 'none',
		answers: { paypal: 'Cancel and return', klarna: 'Close' },
		said: { paypal: 'closed', klarna: 'closed' },
	},
	'that does not take it': {
		script: 'none',
		answers: { paypal: 'Fail', klarna: 'Be declined' },
		said: { paypal: 'failed', klarna: 'declined' },
	},
};

const providers = ['paypal', 'klarna'] as const;
const waysOn = ['another try', 'transfer'] as const;

/** 32 rows. */
export const paymentTroubles: readonly PaymentTrouble[] = Object.entries(troubles).flatMap(([what, trouble]) =>
	providers.flatMap((provider) => waysOn.map((wayOn) => ({ what, provider, ...trouble, wayOn }))),
);

/** Up to what the page says of it. */
export async function meetTrouble(buyer: Buyer, { provider, script, answers, said }: PaymentTrouble): Promise<void> {
	const { page, words } = buyer;
	if (answers !== null) {
		await expectReadyToPay(buyer);
		await answerProvider(buyer, provider, answers);
	} else if (isLate(script)) {
		await expect(page.locator('.payment[data-phase="loading"]')).toBeVisible();
		await expect(async () => {
			await page.clock.runFor(scriptTimeoutMs / 3);
			await expect(page.locator('.payment[data-phase="blocked"]')).toBeVisible({ timeout: 100 });
		}).toPass();
	}
	const text: Texts['payment']['blocked'] = words.payment[said[provider]];
	await expect(page.getByRole('alert')).toHaveText(text(providerNames[provider]));
}

/** Whether its time has to be made to pass. */
export function isLate(script: ScriptFault): boolean {
	return script === 'silent' || script === 'formless';
}

/** To the end, by what the page offers. */
export async function goOn(buyer: Buyer, { provider, script, wayOn, said }: PaymentTrouble, standIns: PaymentProviders): Promise<void> {
	const { page, words } = buyer;
	if (wayOn === 'transfer') {
		await page.getByRole('button', { name: words.payment.toTransfer }).click();
		await expectConfirmed(buyer);
		await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
		return;
	}
	standIns.fault = 'none';
	// a script that is still being waited for, or that says no, stays with its document
	if (isLate(script) || script === 'ineligible') await page.reload();
	else if (said[provider] === 'blocked' || said[provider] === 'declined')
		await page.getByRole('button', { name: words.payment.retry }).click();
	await expectReadyToPay(buyer);
	await answerProvider(buyer, provider, approval);
	await expectConfirmed(buyer);
}
