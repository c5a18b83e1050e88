/** Compares the payment methods that the shop's settings offer with what the configuration has behind them. */
import * as z from 'zod';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import type { SiteConfig } from '../../site/config.ts';
import { choosePaymentKind } from '../../site/payment-kinds.ts';
import { askDirectus } from './examine-directus.ts';
import { type Finding, fault, sound, unknown } from './finding.ts';

const part = 'payment methods';
const fields = 'paypal_client_id,payment_methods.payment_id.id,payment_methods.payment_id.display_name';
const method = z.object({ id: z.number(), display_name: z.string().nullish() });
const answered = z.object({
	data: z.array(
		z.object({ paypal_client_id: z.string().nullish(), payment_methods: z.array(z.object({ payment_id: method.nullable() })) }),
	),
});

/** `token`: of the site's build. */
export async function examinePayments(
	{ url, token }: { readonly url: string; readonly token: string },
	{ payments, projectDomain }: Pick<SiteConfig, 'payments' | 'projectDomain'>,
): Promise<Finding> {
	const query = new URLSearchParams({ fields, limit: '1', filter: JSON.stringify({ project: { _eq: projectDomain } }) });
	const answer = await askDirectus(url, `/items/ecommerce_settings?${query}`, token);
	const { data: found } = answered.safeParse(parseJson(await answer.text()));
	const settings = found?.data[0];
	if (settings === undefined) return unknown(part, `Directus shows no settings of this shop to the site's token (${answer.status}).`);
	const isPaypalReady = Boolean(settings.paypal_client_id);
	const offered = settings.payment_methods.flatMap(({ payment_id }) => payment_id ?? []);
	const unsupported = offered.filter(({ id }) => choosePaymentKind(id, payments, isPaypalReady) === null);
	const names = unsupported.map(({ id, display_name }) => (display_name ? `${id} ("${display_name}")` : String(id))).join(', ');
	return unsupported.length === 0
		? sound(part, `something stands behind each of the ${offered.length}`)
		: fault(
				part,
				`nothing stands behind ${names}, so that the shop does not offer it`,
				'set up its provider, name it in payments.houseIds if buyers pay in the shop, or take it off the shop settings.',
			);
}
