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
		...(company && { imprint: toImprint(company, text(primary?.email)) }),
	};
}

/** What a letter of the house says at its end: who it is, where it sits, how it is reached, and where it is registered. */
function toImprint(company: WireRecord, email: string | null): readonly string[] {
	const [address] = list(company.addresses);
	const phone = list(company.numbers).find(({ type }) => type === 'phone');
	const registers = list(company.registers).map(({ registrar, number }) => [registrar, number]);
	const lines = [
		[text(company.company_name) ?? company.display_name],
		[address?.street, address?.number],
		[address?.zip_code, address?.city],
		[phone?.number],
		[email],
		...registers,
		[company.ust_id],
	];
	return lines
		.map((parts) => parts.flatMap((part) => text(part)?.replace(/[\p{Cc}\s]+/gu, ' ') ?? []).join(' '))
		.filter((line) => line !== '');
}

function list(value: unknown): readonly WireRecord[] {
	return Array.isArray(value) ? value.filter(isWireRecord) : [];
}

function text(value: unknown): string | null {
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
