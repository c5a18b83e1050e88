/** Brings the order desk into a Directus. What an earlier installation made, and what people changed of it since, stays; nothing is ever removed. */
import { createDirectusApi, type DirectusTarget } from '../../outbox/directus-api.ts';
import { type Access, installAccess } from './desk-access.ts';
import { installFlows, type WakeTarget } from './desk-flows.ts';
import { installSchema } from './desk-schema.ts';
import { type DeskLanguage, installViews } from './desk-views.ts';
import { installStockCollection } from './stock-collection.ts';

export interface DeskInstallation {
	/** With the token of an administrator. */
	readonly directus: DirectusTarget;
	readonly access: Access;
	/** Of dashboard, bookmarks and buttons; all else is in German and English. */
	readonly language: DeskLanguage;
	/** null: the service looks by itself. */
	readonly wake: WakeTarget | null;
}

/** Returns the policy that lets users work with orders, if no user has it yet. @throws DeskConflict, DirectusRefused, or TypeError without a network; a later installation goes on where this one ended */
export async function installDesk({ directus, access, language, wake }: DeskInstallation): Promise<string | null> {
	const api = createDirectusApi(directus);
	await installSchema(api);
	await installStockCollection(api);
	const unheld = await installAccess(api, access);
	await installViews(api, language);
	await installFlows(api, access.project, language, wake);
	return unheld;
}
