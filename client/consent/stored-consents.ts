/** Decisions as text in the browser's storage: versioned, checked, never thrown. Checked by hand, because every page reads them. */
import { storageKeys } from '../../site/constants.ts';
import { externalServices, isExternalService } from '../../site/services.ts';
import { type Fields, isNewer, parseFields, type StorageArea, setAside, toFields } from '../runtime/storage.ts';
import type { Decision } from './consent.ts';

type Decisions = ReadonlyMap<string, Decision>;

/** Goes up with every change that older code cannot read. */
const consentVersion = 1;

interface StoredConsents {
	readonly decisions: Decisions;
	/** False: what is decided lasts as long as the page, because the browser refuses, or a newer version of the site has stored something. */
	readonly writable: boolean;
}

/** The key that an external service's decision is stored under. */
function externalKey(id: string): string {
	return `${storageKeys.externalPrefix}${id}`;
}

/** Reads every decision. What cannot be read is set aside and counts as undecided. */
export function readStoredConsents(area: StorageArea): StoredConsents {
	const shared = readEntry(area, storageKeys.consent, parseDecisions);
	const external = externalServices.map((id) => ({ id, stored: readEntry(area, externalKey(id), parseDecision) }));
	return {
		decisions: new Map([
			...(typeof shared === 'object' && shared ? shared : []),
			...external.flatMap(({ id, stored }): [string, Decision][] => (typeof stored === 'object' && stored ? [[id, stored]] : [])),
		]),
		writable: shared !== 'foreign' && external.every(({ stored }) => stored !== 'foreign'),
	};
}

/** Stores every decision and removes any others. Returns whether all of it was done. */
export function writeStoredConsents(area: StorageArea, decisions: Decisions): boolean {
	const shared = [...decisions].filter(([id]) => !isExternalService(id));
	const write = (key: string, value: object | null): boolean =>
		value === null ? area.remove(key) : area.write(key, JSON.stringify({ version: consentVersion, ...value }));
	const written = [
		write(storageKeys.consent, shared.length === 0 ? null : { decisions: Object.fromEntries(shared.map(toStored)) }),
		...externalServices.map((id) => {
			const decision = decisions.get(id);
			return write(externalKey(id), decision === undefined ? null : toStored([id, decision])[1]);
		}),
	];
	return written.every((done) => done);
}

/** `version` is the entry's own, so that of the texts has another name. */
function toStored([id, { given, version, at }]: readonly [string, Decision]): [string, { given: boolean; text: string; at: string }] {
	return [id, { given, text: version, at }];
}

/** null where there is nothing that could be read, `foreign` where it is not ours to change, or could not be set aside. */
function readEntry<Value>(area: StorageArea, key: string, parse: (fields: Fields) => Value | null): Value | null | 'foreign' {
	const stored = area.read(key);
	if (stored === 'unavailable') return 'foreign';
	if (stored.value === null) return null;
	const fields = parseFields(stored.value);
	if (isNewer(fields, consentVersion)) return 'foreign';
	const value = fields.version === consentVersion ? parse(fields) : null;
	return value === null && !setAside(area, key, stored.value) ? 'foreign' : value;
}

function parseDecisions({ decisions }: Fields): Decisions | null {
	const fields = toFields(decisions);
	if (!fields) return null;
	const parsed = Object.entries(fields).map(([id, value]) => [id, parseDecision(toFields(value))] as const);
	const whole = parsed.flatMap(([id, decision]): [string, Decision][] => (decision === null ? [] : [[id, decision]]));
	return whole.length === parsed.length ? new Map(whole) : null;
}

function parseDecision(fields: Fields | null): Decision | null {
	const { given, text, at } = fields ?? {};
	const whole = typeof given === 'boolean' && typeof text === 'string' && typeof at === 'string' && !Number.isNaN(Date.parse(at));
	return whole ? { given, version: text, at } : null;
}
