/** Options of a build that only say how to fetch: without a fetch they would be swallowed. */
import { UsageError } from '../errors/usage-error.ts';

export interface FetchingOptions {
	readonly acceptShrink: boolean;
	readonly allowStale?: number;
	readonly asOf?: string;
}

export interface BackendPlace {
	/** The snapshot is taken even where there is a backend. */
	readonly offline: boolean;
	readonly hasBackend: boolean;
}

/** `--full` is none of them: it also makes every page again. @throws UsageError */
export function checkBackendOptions({ acceptShrink, allowStale, asOf }: FetchingOptions, { offline, hasBackend }: BackendPlace): void {
	if (hasBackend && !offline) {
		return;
	}
	const given = Object.entries({
		'--accept-shrink': acceptShrink,
		'--allow-stale': allowStale !== undefined,
		'--as-of': asOf !== undefined,
	}).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
	if (given.length > 0) {
		const reason = offline ? '--offline fetches nothing' : 'DIRECTUS_URL names none';
		throw new UsageError(`${given.join(', ')} can only be used where content is fetched from a backend, and ${reason}.`);
	}
}
