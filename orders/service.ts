/** The parts of a running service, and whether the shop takes orders: the service says so while the site stays as it was built. */
import type { ServiceStatus } from '../client/orders/contract/answer.ts';
import type { PaymentConfig } from '../site/config.ts';
import type { TimeGuard } from './clock/clock.ts';
import type { Mail } from './outbox/mail-channel.ts';
import type { Log, Outbox } from './outbox/outbox.ts';
import type { RatingDrafts } from './outbox/rating-drafts.ts';
import type { ProviderKind } from './providers/provider.ts';
import type { Providers } from './providers/providers.ts';
import type { Randomness } from './randomness.ts';
import type { Company } from './shop/company.ts';
import type { ReservationRules } from './shop/reservation-rules.ts';
import type { Shop, ShopSource } from './shop/shop.ts';
import type { Database } from './store/database.ts';
import { readSetting, writeSetting } from './store/settings.ts';

/** What leaves the service, by its channel. */
export interface OutboxBodies {
	readonly mail: Mail;
	/** `refund`: the UUID of one that a provider has to make. */
	readonly refund: { readonly refund: string };
	/** `key`: of a movement of the stock. */
	readonly stock: { readonly key: string };
	/** `document`: the id of one that was issued. */
	readonly document: { readonly document: number };
	/** An order of which products were dispatched: what its provider has authorised for them is collected. */
	readonly collect: { readonly order: number };
	/** An order whose payment has to be read at its provider. `hint`: the provider called; left out: it was under way, and should be settled by now. */
	readonly payment: { readonly order: number; readonly hint?: true };
	/** A dispute that a provider called about, by the provider's name for it. */
	readonly dispute: { readonly provider: ProviderKind; readonly dispute: string };
}

/** How the numbers of each kind are written: `{number}`, or `{number:4}` with four digits at least, and `{year}`, with which counting begins anew each year. */
export type NumberFormats = Readonly<Record<'invoice' | 'credit_note', string>>;

export interface Service {
	readonly company: Company;
	readonly database: Database;
	readonly outbox: Outbox<OutboxBodies>;
	/** How invoices and credit notes are numbered. */
	readonly numberFormats: NumberFormats;
	readonly log: Log;
	readonly shop: ShopSource;
	readonly ratingDrafts: RatingDrafts;
	readonly secret: Buffer;
	/** See `OrderServiceOptions`. */
	readonly payments: PaymentConfig | undefined;
	readonly providers: Providers;
	readonly reservations: ReservationRules;
	nowMs(): number;
	/** Of the names and tokens that it makes. */
	readonly randomness: Randomness;
	/** Whether that may be acted on. */
	readonly time: TimeGuard;
	siteUrl(): string;
	/** Of the shop on the site, such as `schaufenster`; null: none is known. */
	readonly storePath: string | null;
}

/** Whether the operator's switch is on. */
export function isInMaintenance({ database }: Service): boolean {
	return readSetting(database, 'maintenance') === 'on';
}

export function setMaintenance(on: boolean, { database }: Service): void {
	writeSetting(database, 'maintenance', on ? 'on' : 'off');
}

/** Whether the shop takes orders: its settings and its operator may both say no, and so does a damaged database. */
export function isOpen(shop: Shop, service: Service): boolean {
	return shop.takesOrders && !shop.maintenance && !isInMaintenance(service) && service.database.damage() === null;
}

export async function readStatus(service: Service): Promise<ServiceStatus> {
	const shop = await readShop(service);
	const maintenance = service.database.damage() !== null || isInMaintenance(service) || (shop?.maintenance ?? false);
	return { status: 'ok', maintenance, ...(shop?.snapshot != null && { snapshot: shop.snapshot }) };
}

/** null if the snapshot cannot be read: the build reports that. */
export async function readShop({ shop, log }: Service): Promise<Shop | null> {
	try {
		return await shop.read();
	} catch (error) {
		log.error({ reason: error instanceof Error ? error.message : String(error) }, 'The snapshot cannot be read');
		return null;
	}
}
