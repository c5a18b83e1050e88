/** What the parts of a running service share. */
import type { Database } from './database.ts';
import type { House } from './options.ts';
import type { Outbox } from './outbox.ts';

export interface Service {
	readonly house: House;
	readonly database: Database;
	readonly outbox: Outbox;
	readonly secret: Buffer;
	nowMs(): number;
	siteUrl(): string;
}
