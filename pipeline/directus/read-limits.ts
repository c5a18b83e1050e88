/** How much the backend gives at once. */
import { serverInfo } from '@directus/sdk';
import { isWireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';

export interface ReadLimits {
	/** Records a page. */
	readonly pageSize: number;
	/** Rows that any list of an answer can have; infinite where the backend sets no limit. */
	readonly maxRows: number;
}

export interface BackendFacts {
	readonly limits: ReadLimits;
	/** null if the backend does not report it. */
	readonly version: string | null;
}

/** Fastest for records with many children: more gains nothing, 100 takes two and a half times as long. */
const preferredPageSize = 1000;

/** The backend may enforce limits that it does not report: every read is checked against its count. */
export async function readBackendFacts(client: BackendClient): Promise<BackendFacts> {
	const info: unknown = await client.request(serverInfo());
	const { queryLimit, version } = isWireRecord(info) ? info : {};
	const max = isWireRecord(queryLimit) ? queryLimit.max : null;
	const maxRows = typeof max === 'number' && Number.isSafeInteger(max) && max > 0 ? max : Number.POSITIVE_INFINITY;
	return {
		limits: { pageSize: Math.min(preferredPageSize, maxRows), maxRows },
		version: typeof version === 'string' ? version : null,
	};
}
