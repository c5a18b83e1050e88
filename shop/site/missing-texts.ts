/** Reports what the law wants of a site of its kind and the content lacks: legal texts, an account to pay to, a way to withdraw. */
import type { Problem } from '../../pipeline/problem.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Links } from '../../renderer/routes/links.ts';
import type { RecordName } from '../../renderer/routes/route.ts';
import type { PaymentConfig, SiteConfig } from '../../site/config.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { choosePaymentKind, paypalMethodId } from '../../site/payment-kinds.ts';
import type { Content } from '../content/content.ts';
import { lawFault } from '../content/law-duties.ts';
import { parseBankAccount } from '../data/bank-account.ts';
import type { Shop } from '../plan/shop.ts';

/** One warning for each text that is expected and not there; its page is absent and unlinked. */
export function missingTexts(content: Content, links: Links): Problem[] {
	const page: RecordName = { collection: 'page', id: '(new)', field: 'type' };
	const settings: RecordName | null = content.shop?.enableCart
		? { collection: 'ecommerce_settings', id: content.shop.id, field: 'legal_pages' }
		: null;
	/** Each with the record that lacks it; null: it is not expected. */
	const expected: readonly (readonly [path: string, name: string, record: RecordName | null])[] = [
		[linkKeys.privacy.de, 'privacy', page],
		[fixedPaths.accessibility.de, 'accessibility', content.project.showAccessibility ? page : null],
		[fixedPaths.terms.de, 'agb', settings],
		[fixedPaths.shipping.de, 'versand-und-zahlung', settings],
		[fixedPaths.withdrawal.de, 'widerruf', settings],
	];
	return expected.flatMap(([path, name, record]): Problem[] => {
		if (record === null || links.hasPage(path)) return [];
		return [
			{
				...record,
				code: 'legal-text-missing',
				severity: 'warning',
				message: `There is no text of type "${name}", so ${path} is missing and nothing links to it.`,
				fix: `Add the text of type "${name}".`,
			},
		];
	});
}

/** Refuses a shop that offers bank transfer without naming an account: its buyers would have ordered, and could not pay. */
export function missingBankDetails(
	shop: Pick<Shop, 'settings'> | null,
	{ orderServiceUrl, payments }: Pick<SiteConfig, 'orderServiceUrl' | 'payments'>,
): Problem[] {
	const transferId = payments?.bankTransferId ?? null;
	if (shop === null || orderServiceUrl === null || transferId === null) return [];
	const { id, enableCart, paymentMethodIds, bankDetails } = shop.settings;
	if (!enableCart || !paymentMethodIds.includes(transferId) || bankDetails !== null) return [];
	return [
		{
			code: 'bank-details-missing',
			severity: 'error',
			collection: 'ecommerce_settings',
			id,
			field: 'bank_details',
			message: `The shop offers payment method ${transferId}, which is a bank transfer, and names no account to pay to.`,
			fix: 'Fill in the bank details, or take the payment method off the shop settings.',
		},
	];
}

/** Says that an account is read out of a text: banks compare the payee's name with the IBAN, and warn whoever pays where it is another. */
export function guessedBankAccount(
	shop: Pick<Shop, 'settings'> | null,
	{ orderServiceUrl, payments }: Pick<SiteConfig, 'orderServiceUrl' | 'payments'>,
): Problem[] {
	const transferId = payments?.bankTransferId ?? null;
	if (shop === null || orderServiceUrl === null || transferId === null) return [];
	const { id, enableCart, paymentMethodIds, bankAccount, bankDetails } = shop.settings;
	if (!enableCart || !paymentMethodIds.includes(transferId) || bankAccount !== null || bankDetails === null) return [];
	const read = parseBankAccount(bankDetails[defaultLanguage].text);
	return [
		{
			code: 'bank-account-unclear',
			severity: 'warning',
			collection: 'ecommerce_settings',
			id,
			field: 'bank_holder',
			message:
				read === null
					? 'The account that buyers pay to is a text in which no IBAN is found, so that they get no code for their bank.'
					: `The account that buyers pay to is read out of a text: recipient "${read.recipient}", IBAN ${read.iban}.`,
			fix: 'Fill in "bank_holder" and "bank_iban", letter by letter as the bank has them.',
		},
	];
}

/** Names each chosen payment method that nothing stands behind: it is not offered, because its orders would be shipped and never paid. */
export function unsupportedPaymentMethods(
	shop: Pick<Shop, 'settings'> | null,
	methods: Content['paymentMethods'],
	{ orderServiceUrl, payments }: Pick<SiteConfig, 'orderServiceUrl' | 'payments'>,
): Problem[] {
	if (shop === null || orderServiceUrl === null || payments === undefined || !shop.settings.enableCart) return [];
	const { id, paymentMethodIds, paypalClientId } = shop.settings;
	return paymentMethodIds
		.filter((methodId) => choosePaymentKind(methodId, payments, paypalClientId !== null) === null)
		.map((methodId) => ({
			code: 'payment-method-unsupported',
			severity: 'warning',
			collection: 'ecommerce_settings',
			id,
			field: 'payment_methods',
			message: `The payment method ${methodId}${quoted(methods.find((method) => method.id === methodId)?.displayName)} is not offered, because ${reasonFor(methodId, payments)}.`,
			fix:
				methodId === paypalMethodId
					? 'Set up PayPal ("payments.paypal" in the configuration, the client id in the shop settings), or take the method off the shop settings.'
					: `Name it in the configuration ("payments.houseIds", if the buyer pays in the shop, "bankTransferId" or "klarna.methodId"), or take it off the shop settings.`,
		}));
}

function quoted(name: Localized | null | undefined): string {
	return name == null ? '' : ` ("${name[defaultLanguage].text}")`;
}

function reasonFor(methodId: number, { paypal }: PaymentConfig): string {
	if (methodId !== paypalMethodId) return 'the configuration says of it neither who takes its money nor that it is paid in the shop';
	return paypal === null ? 'the configuration has no PayPal' : 'the shop settings name no client id of PayPal';
}

/** Refuses a shop that sells without a way to withdraw from a contract (§ 356a BGB, Directive 2023/2673). A site may override it in its configuration; then every build reports it. */
export function missingWithdrawal(
	shop: Pick<Shop, 'settings' | 'law'> | null,
	{ orderServiceUrl }: Pick<SiteConfig, 'orderServiceUrl'>,
): Problem[] {
	if (shop === null || !shop.law.demandsWithdrawal || !shop.settings.enableCart || orderServiceUrl !== null) return [];
	const settings = { collection: 'ecommerce_settings', id: shop.settings.id };
	return [{ ...settings, severity: 'error', ...lawFault('law-withdrawal-endpoint', 'enable_cart') }];
}
