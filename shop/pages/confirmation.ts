/** Defines the page that confirms an order; which one comes from the visitor's storage. */
import type { BankData, ConfirmationData } from '../../client/pages/checkout/checkout-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import type { BankAccount } from '../../site/bank-account.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { acceptanceOf } from '../../site/payment-kinds.ts';
import { confirmationPath, paymentPath } from '../../site/store-paths.ts';
import { parseBankAccount, toBareLines } from '../data/bank-account.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { definePage, shopOf } from './define-page.ts';

export function toConfirmationData(shop: ShopFrame, context: DataContext, language: Language): ConfirmationData {
	return {
		language,
		shopPath: shop.root(language),
		contactPath: linkKeys.contact[language],
		paymentPath: paymentPath(shop.root(language)),
		withdrawPath: context.pathOf(fixedPaths.withdraw, language),
		lineNotReturned: shop.law.words[language].lineNotReturned,
		...toAccount(shop, context, language),
	};
}

/**
 * Nothing where the site's configuration knows no bank transfer, or a person accepts such orders first: no money is asked for before that (OLG Nürnberg,
 * 3 U 1594/23), so the account comes with the acceptance.
 */
export function toAccount(
	{ settings: { bankAccount, bankDetails } }: ShopFrame,
	{ config }: DataContext,
	language: Language,
): Pick<ConfirmationData, 'bank' | 'bankLines'> {
	const { payments } = config;
	const isOffered = (payments?.bankTransferId ?? null) !== null && acceptanceOf('transfer', payments) === 'automatic';
	const isKnown = bankDetails !== null && isOffered;
	const bank = isKnown ? (bankAccount === null ? parseBankAccount(bankDetails[language].text) : toBankData(bankAccount)) : null;
	return { bank, bankLines: isKnown && bank === null ? toBareLines(bankDetails[language].text) : [] };
}

function toBankData({ holder, iban, bic }: BankAccount): BankData {
	return { recipient: holder, iban, bic };
}

export const confirmationPage = definePage<PageSubject<'confirmation'>>({
	template: 'confirmation',
	hydratesAtOnce: true,
	plan: (inputs) => planShopPage({ template: 'confirmation' }, confirmationPath, inputs),
	title: (_, { texts }) => texts.confirmation.title,
	data: (_, { context, language }) => toConfirmationData(shopOf(context), context, language),
	namesTimes: true,
});
