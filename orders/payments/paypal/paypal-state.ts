/** What a PayPal order says of one of our orders. */
import { type MoneyFact, type PayableOrder, ProviderUnavailable, type SessionState } from '../../providers/provider.ts';
import { toAmount } from '../../shop/amounts.ts';
import type { PaypalMoney, PaypalOrder } from './paypal-api.ts';

const currency = 'EUR';
/** Money was captured, and may have gone back since. */
const captured: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** Never believes PayPal's order to be ours because its id came from a browser: amount, currency, payee and our own id have to be those of the order. */
export function stateOf(paypal: PaypalOrder, order: PayableOrder, merchantId: string): SessionState {
	const [unit, ...others] = paypal.purchase_units;
	const fault = faultOf(paypal, order, merchantId);
	if (fault !== null || unit === undefined || others.length > 0) {
		return { status: 'foreign', facts: [], reason: `PayPal's order ${paypal.id} is not of this order: ${fault ?? 'it has several parts'}` };
	}
	const { captures = [], refunds = [] } = unit.payments ?? {};
	const facts: MoneyFact[] = [
		...captures.flatMap(({ id, status, amount }): readonly MoneyFact[] => {
			if (captured.has(status)) return [{ kind: 'received', reference: id, cents: toCents(amount) }];
			return status === 'DECLINED' || status === 'FAILED' ? [{ kind: 'failed', reference: id, cents: toCents(amount) }] : [];
		}),
		...refunds.flatMap(({ id, status, amount, custom_id: refund }): readonly MoneyFact[] =>
			status === 'COMPLETED' ? [{ kind: 'refunded', reference: id, cents: toCents(amount), ...(refund !== undefined && { refund }) }] : [],
		),
	];
	const status = statusOf(paypal.status, captures);
	// PayPal's call names no approval: this says in which session the money came.
	return { status, facts, ...(status === 'settled' && { payment: paypal.id }) };
}

/** null: it is the order's. */
function faultOf({ intent, purchase_units: [unit] }: PaypalOrder, { uuid, totalCents }: PayableOrder, merchantId: string): string | null {
	if (unit === undefined) return 'it has no part';
	if (intent !== undefined && intent !== 'CAPTURE') return `its intent is ${intent}`;
	if (unit.custom_id !== uuid) return 'it names another order';
	if (unit.amount.currency_code !== currency) return `it is in ${unit.amount.currency_code}`;
	if (toCents(unit.amount) !== totalCents) return `its amount is ${unit.amount.value}`;
	return unit.payee?.merchant_id === merchantId ? null : 'another account would get the money';
}

function statusOf(status: string, captures: readonly { readonly status: string }[]): SessionState['status'] {
	if (captures.some((each) => captured.has(each.status))) return 'settled';
	if (captures.some((each) => each.status === 'PENDING')) return 'pending';
	if (status === 'APPROVED') return 'approved';
	// Completed without money: every capture failed, and PayPal lets no other follow.
	return status === 'VOIDED' || status === 'COMPLETED' ? 'ended' : 'open';
}

/** @throws ProviderUnavailable for another currency, or what is no amount in whole cents: nothing can be said of such money */
export function toCents({ currency_code, value }: PaypalMoney): number {
	const [, euro, parts] = /^-?(\d{1,12})(?:\.(\d{2}))?$/.exec(value) ?? [];
	if (currency_code !== currency || euro === undefined)
		throw new ProviderUnavailable(`PayPal names ${value} ${currency_code}, which is no amount of euro`);
	return Number(euro) * 100 + Number(parts ?? 0);
}

export function toMoney(cents: number): PaypalMoney {
	return { currency_code: currency, value: toAmount(cents) };
}
