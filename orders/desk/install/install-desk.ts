/** Brings the order desk into a Directus. What an earlier installation made, and what people changed of it since, stays; nothing is ever removed. */
import { createDirectusApi, type DirectusTarget } from '../../outbox/directus-api.ts';
import { type Access, installAccess } from './desk-access.ts';
import { installFlows, refuseOtherSecret, type WakeTarget } from './desk-flows.ts';
import { installSchema } from './desk-schema.ts';
import { type DeskLanguage, installViews } from './desk-views.ts';
import { findServiceUser } from './service-user.ts';
import { installStockCollection } from './stock-collection.ts';

export interface DeskInstallation {
	/** With the token of an administrator. */
	readonly directus: DirectusTarget;
	readonly access: Access;
	/** Of dashboard, bookmarks and buttons; all else is in German and English. */
	readonly language: DeskLanguage;
	/** null: the service looks by itself. */
	readonly wake: WakeTarget | null;
	/** Gets a sentence for each thing that was found or changed; left out, nobody does. */
	readonly tell?: (line: string) => void;
}

/** Returns the policy that lets users work with orders, if no user has it yet. @throws DeskConflict, DirectusRefused, or TypeError without a network; a later installation goes on where this one ended */
export async function installDesk({ directus, access, language, wake, tell = () => {} }: DeskInstallation): Promise<string | null> {
	const api = createDirectusApi(directus);
	const { project, token, isNewToken = false } = access;
	// Both before anything is changed.
	const serviceUser = await findServiceUser(api, directus, { project, token, isNew: isNewToken });
	if (wake !== null && !isNewToken) await refuseOtherSecret(api, project, wake);
	await installSchema(api);
	await installStockCollection(api);
	const unheld = await installAccess(api, access, { serviceUser, tell });
	await installViews(api, language);
	await installFlows(api, access.project, language, wake);
	return unheld;
}
