/** Whose messages these are, from the snapshot that the site is built from. */
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { House } from './options.ts';

/** Rejects where there is no snapshot that can be read. */
export async function readHouse(contentDir: string, project: string): Promise<House> {
	return toHouse(await openSnapshot(contentDir), project);
}

/** The name of the project's company and its primary address. Without an address of its own, mails go to `info@` the project. */
export function toHouse(snapshot: Pick<Snapshot, 'records'>, project: string): House {
	const company = snapshot.records('company').find((record) => record.project === project);
	const emails = list(company?.emails);
	const primary = emails.find((each) => each.primary === true || each.primary === 1) ?? emails[0];
	return {
		project,
		name: text(company?.display_name) ?? text(company?.company_name) ?? project,
		email: text(primary?.email) ?? `info@${project}`,
	};
}

function list(value: unknown): readonly WireRecord[] {
	return Array.isArray(value) ? value.filter(isWireRecord) : [];
}

function text(value: unknown): string | null {
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
