/**
 * Serves a site whose payments end at stand-ins on this machine. The site in its folder stays as it was built, for the real providers: the page on
 * which orders are paid gets other addresses on its way out, in the script's address and in its policy, which then allows no other host.
 */
import { paymentHosts } from '../../renderer/hosts/content-security-policy.ts';
import type { ProviderOrigins } from '../../sandbox/providers/stand-in-page.ts';
import { scriptPaths, startProviders } from '../../sandbox/providers/stand-ins.ts';
import type { PaymentConfig } from '../../site/config.ts';
import { isPaymentPath } from '../../site/full-load-paths.ts';
import { type OrderOptions, type SiteWithOrders, serveWithOrders } from './serve-with-orders.ts';
import type { ServeOptions, SiteAddition } from './site-server.ts';

type StandInOptions = Omit<ServeOptions, 'addition' | 'service'> & { readonly orders: OrderOptions };

/** @throws PortTaken */
export async function serveWithStandIns(options: StandInOptions): Promise<SiteWithOrders> {
	const providers = await startProviders();
	try {
		const addition = payAtStandIns(options.orders.payments, providers.origins);
		const site = await serveWithOrders({ ...options, addition });
		return {
			...site,
			async close() {
				await site.close();
				await providers.close();
			},
		};
	} catch (error) {
		await providers.close();
		throw error;
	}
}

function payAtStandIns(payments: PaymentConfig | undefined, { paypal, klarnaScript }: ProviderOrigins): SiteAddition {
	const replacements: readonly (readonly [string, string])[] = [
		...(payments?.paypal ? [[payments.paypal.scriptUrl, paypal + scriptPaths.paypal] as const] : []),
		...(payments?.klarna ? [[payments.klarna.scriptUrl, klarnaScript + scriptPaths.klarna] as const] : []),
		[paymentHosts.paypal.join(' '), paypal],
		[paymentHosts.klarna.join(' '), klarnaScript],
	];
	return {
		answer: () => false,
		finishPage(html, path) {
			const text = html?.toString('utf8') ?? '';
			return isPaymentPath(path) ? replacements.reduce((page, [from, to]) => page.replaceAll(from, to), text) : text;
		},
	};
}
