/** Whose messages these are, from the snapshot that the site is built from. */
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { House } from './options.ts';

/** The company's name and its primary address. Without an address of its own, mails go to `info@` the project. */
export async function readHouse(contentDir: string, project: string): Promise<House> {
	const snapshot = await openSnapshot(contentDir);
	const [company] = snapshot.records('company');
	const emails = list(company?.emails);
	const primary = emails.find((each) => each.primary === true) ?? emails[0];
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
