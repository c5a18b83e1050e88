/** Decides whether the snapshot in place may stand in for a backend that cannot be fetched from. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendFailed } from '../../pipeline/directus/backend-failed.ts';
import { BackendIncomplete } from '../../pipeline/directus/backend-incomplete.ts';
import { BackendInvalidJson } from '../../pipeline/directus/backend-invalid-json.ts';
import { BackendUnreachable } from '../../pipeline/directus/backend-unreachable.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { FileIncomplete } from '../../pipeline/fetch/file-incomplete.ts';
import { manifestFile, manifestSchema } from '../../pipeline/snapshot/manifest.ts';

/** True if the network or the backend failed; false if a person has to change something, such as a token or `--accept-shrink`. */
export function isTransportFault(error: unknown): error is Error {
	if (error instanceof BackendFailed) {
		return error.status >= 500 || error.status === 429;
	}
	return [BackendUnreachable, BackendInvalidJson, BackendIncomplete, FileIncomplete].some((each) => error instanceof each);
}

export interface StaleSnapshot {
	/** ISO 8601. */
	readonly fetchedAt: string;
	readonly isYoungEnough: boolean;
}

/** The snapshot in place, null where there is none. One that was fetched in the future has no known age. */
export async function judgeStaleSnapshot(contentDir: string, oldestMs: number, nowMs: number): Promise<StaleSnapshot | null> {
	const fetchedAt = await readFetchedAt(contentDir);
	if (fetchedAt === null) {
		return null;
	}
	const ageMs = nowMs - Date.parse(fetchedAt);
	return { fetchedAt, isYoungEnough: ageMs >= 0 && ageMs <= oldestMs };
}

/** Other faults of the snapshot are reported by its build. */
async function readFetchedAt(contentDir: string): Promise<string | null> {
	try {
		const manifest: unknown = JSON.parse(await readFile(join(contentDir, manifestFile), 'utf8'));
		return manifestSchema.pick({ fetchedAt: true }).safeParse(manifest).data?.fetchedAt ?? null;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}
