/** What the browser's storage holds of a visitor who has decided about everything that the built site asks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServicesData } from '../../client/consent/consent-data.ts';
import { storageKeys } from '../../site/constants.ts';
import { isExternalService } from '../../site/services.ts';

/** As the home page of a built site names the services. */
export function readBuiltServices(dist: string): ServicesData {
	const [, json] = /data-services="([^"]*)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
	if (json === undefined) throw new Error(`${dist} does not say which services need consent`);
	return JSON.parse(json.replaceAll('&quot;', '"'));
}

/** Entries of `localStorage` in which every service that the banner asks about is refused, but for those in `given`. */
export function decidedStorage(
	{ entries }: Pick<ServicesData, 'entries'>,
	given: readonly string[] = [],
): { name: string; value: string }[] {
	const decisions = entries
		.filter(({ asked, locked }) => asked && !locked)
		.map(({ id, version }) => ({ id, decision: { given: given.includes(id), text: version, at: '2026-11-01T10:00:00.000Z' } }));
	const shared = Object.fromEntries(decisions.filter(({ id }) => !isExternalService(id)).map(({ id, decision }) => [id, decision]));
	return [
		{ name: storageKeys.consent, value: JSON.stringify({ version: 1, decisions: shared }) },
		...decisions
			.filter(({ id }) => isExternalService(id))
			.map(({ id, decision }) => ({ name: `${storageKeys.externalPrefix}${id}`, value: JSON.stringify({ version: 1, ...decision }) })),
	];
}
