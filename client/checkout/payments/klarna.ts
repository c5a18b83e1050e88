/** Lets a buyer pay an order later through Klarna: its terms in the page, its window, and its authorisation (Klarna Payments, JavaScript SDK). */
import type { Address } from '../../orders/contract/address.ts';
import { inTime } from '../../runtime/network.ts';
import { loadScript, type ProviderStage, reasonOf, type ShownProvider, scriptTimeoutMs } from './provider.ts';

/** The used part of the SDK. Its output is checked, not trusted. */
export interface KlarnaSdk {
	init(options: { readonly client_token: string }): void;
	load(
		options: { readonly container: HTMLElement; readonly payment_method_category: string },
		data: KlarnaData,
		done: (result: { readonly show_form?: unknown; readonly error?: unknown }) => void,
	): void;
	authorize(
		options: { readonly payment_method_category: string },
		data: KlarnaData,
		done: (result: { readonly approved?: unknown; readonly show_form?: unknown; readonly authorization_token?: unknown }) => void,
	): void;
}

/** The sums are in the session, which the order service has opened. */
export interface KlarnaData {
	readonly billing_address?: KlarnaAddress;
	readonly shipping_address?: KlarnaAddress;
}

export interface KlarnaAddress {
	readonly given_name: string;
	readonly family_name: string;
	readonly email: string;
	readonly street_address: string;
	readonly street_address2?: string;
	readonly postal_code: string;
	readonly city: string;
	readonly country: string;
}

declare global {
	interface Window {
		Klarna?: { readonly Payments?: Partial<KlarnaSdk> };
	}
}

const category = 'pay_later';

/** Shows Klarna's terms for an order. Whom it is sent to, Klarna hears when the buyer asks for the authorisation. Never rejects. */
export async function showKlarna(scriptUrl: string, stage: ProviderStage): Promise<ShownProvider> {
	const { document, container, order, timeoutMs = scriptTimeoutMs } = stage;
	const { defaultView: window } = document;
	try {
		const clientToken = order.payment.clientToken ?? (await stage.renewToken());
		if (!window?.Klarna?.Payments) {
			const outcome = await loadScript(document, scriptUrl, timeoutMs);
			if (outcome !== 'loaded') return { kind: 'unavailable', reason: `the script is ${outcome}` };
		}
		const klarna = window?.Klarna?.Payments;
		if (!isWhole(klarna)) return { kind: 'unavailable', reason: 'the script brought no payments' };
		klarna.init({ client_token: clientToken });
		const options = { container, payment_method_category: category };
		const loaded = await inTime(new Promise<{ show_form?: unknown }>((resolve) => klarna.load(options, {}, resolve)), timeoutMs);
		if (loaded.show_form !== true) return { kind: 'unavailable', reason: 'not for this order' };
		return { kind: 'shown', authorize: () => authorize(klarna, stage) };
	} catch (error) {
		return { kind: 'unavailable', reason: reasonOf(error) };
	}
}

function isWhole(klarna: Partial<KlarnaSdk> | undefined): klarna is KlarnaSdk {
	return klarna?.init !== undefined && klarna.load !== undefined && klarna.authorize !== undefined;
}

function authorize(klarna: KlarnaSdk, { order: { email, shippingAddress, invoiceAddress }, tell }: ProviderStage): void {
	tell({ kind: 'opened' });
	const data = {
		billing_address: toKlarnaAddress(invoiceAddress ?? shippingAddress, email),
		shipping_address: toKlarnaAddress(shippingAddress, email),
	};
	try {
		klarna.authorize({ payment_method_category: category }, data, ({ approved, show_form, authorization_token }) => {
			if (approved !== true) {
				// a form that stays can be tried again
				tell({ kind: show_form === true ? 'closed' : 'declined' });
			} else if (typeof authorization_token === 'string') tell({ kind: 'approved', approval: { authorization_token } });
			else tell({ kind: 'failed', reason: 'an approval without a token' });
		});
	} catch (error) {
		tell({ kind: 'failed', reason: reasonOf(error) });
	}
}

function toKlarnaAddress(address: Address, email: string): KlarnaAddress {
	return {
		given_name: address.first_name,
		family_name: address.last_name,
		email,
		street_address: `${address.street} ${address.number}`,
		...(address.addition !== undefined && { street_address2: address.addition }),
		postal_code: address.zip_code,
		city: address.city,
		country: address.country_code,
	};
}
