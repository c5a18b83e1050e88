/**
 * Serves a site whose payments end at stand-ins on this machine. The site in its folder stays as it was built, for the real providers: the page on
 * which orders are paid gets other addresses on its way out, in the script's address and in its policy, which then allows no other host.
 * No command of production reaches this module (`commands/checking/import-rules.ts`).
 */
import { createKlarna } from '../../orders/payments/klarna/klarna.ts';
import { createPaypal } from '../../orders/payments/paypal/paypal.ts';
import type { PaymentProvider } from '../../orders/providers/provider.ts';
import { standInPaypalAccount } from '../../sandbox/providers/paypal-rest.ts';
import type { ProviderOrigins } from '../../sandbox/providers/stand-in-page.ts';
import { type RunningProviders, scriptPaths, standInAccount, startProviders } from '../../sandbox/providers/stand-ins.ts';
import { paymentHosts } from '../../shop/data/third-parties.ts';
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
		const orders = { ...options.orders, providers: (serviceUrl: () => string) => standInProviders(providers, serviceUrl) };
		const site = await serveWithOrders({ ...options, orders, addition });
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

/** The adapters of the real providers, which ask the stand-ins. */
export function standInProviders({ origins, authority }: RunningProviders, serviceUrl: () => string): readonly PaymentProvider[] {
	const certificates = { origins: [origins.paypal], authorities: [authority] };
	return [
		createPaypal({ ...standInPaypalAccount, apiUrl: origins.paypal }, { certificates }),
		createKlarna({ account: { ...standInAccount, apiUrl: origins.klarna }, serviceUrl }),
	];
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
