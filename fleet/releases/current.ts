/**
 * `current` of a shop: what its visitors see, and what the next run goes on from. It is the only object of a shop that changes, and every run replaces
 * it, also one that found no difference: a run that read `current` before it read the content, and finds it unchanged when it publishes, knows that no
 * later content was published meanwhile (docs/decisions/0082).
 */
import * as z from 'zod';
import { type Bucket, StorageFailed } from '../storage/bucket.ts';
import { currentKey } from './object-keys.ts';

const releaseSchema = z.object({
	/** Counts the releases of the shop. */
	number: z.int(),
	/** Key of the manifest of its site. */
	site: z.string(),
	/** Key of the manifest of the snapshot that the site was made from, history included. */
	content: z.string(),
	/** When it was published, ISO 8601. */
	publishedAt: z.string(),
});

const currentSchema = z.object({
	/** Grows by one with each run. */
	generation: z.int(),
	/** The run that wrote this. */
	run: z.string(),
	/** Newest first. The next run goes on from the first. */
	releases: z.array(releaseSchema).readonly(),
	/** Number of the release that visitors see; null: the newest. Where it is set, a person went back to it, and runs publish nothing. */
	heldAt: z.int().nullable(),
	/** Of the shared records: those that changed and whose shops were not asked for yet, keys by collection. */
	unannounced: z.record(z.string(), z.array(z.union([z.string(), z.number()]))).optional(),
});

export type Release = z.output<typeof releaseSchema>;
export type Current = z.output<typeof currentSchema>;

export interface ReadCurrent {
	readonly current: Current;
	/** Names this state of it. */
	readonly etag: string;
}

/** What a shop begins with. */
export const noRelease: Omit<Current, 'run'> = { generation: 0, releases: [], heldAt: null };

/** Releases that a shop keeps: visitors with an open page need the files of those before, and a person may go back. */
const keptReleases = 5;
/** So long after another one took its place, however many follow, up to a number: stock may change every minute. */
const keptMs = 86_400_000;
const mostReleases = 50;

/** null: the shop is not in the fleet. */
export async function readCurrent(bucket: Bucket, shop: string): Promise<ReadCurrent | null> {
	const object = await bucket.get(currentKey(shop));
	return object === null ? null : { current: parseCurrent(object.body), etag: object.etag };
}

export function parseCurrent(body: Buffer): Current {
	return currentSchema.parse(JSON.parse(body.toString()));
}

/**
 * Puts `next` in the place of what was read; `etag` null: there was none. True where it is there now. A lost answer is settled by reading: the run's
 * own id is in it. @throws StorageFailed where neither can be known
 */
export async function replaceCurrent(bucket: Bucket, shop: string, next: Current, etag: string | null): Promise<boolean> {
	const key = currentKey(shop);
	const body = Buffer.from(JSON.stringify(next));
	// Where the storage refuses although nobody else wrote, to build again would end the same way.
	let failure: unknown = new StorageFailed(`${key} was not written, although nobody else has written it`, null);
	try {
		if (await bucket.replace(key, body, etag)) return true;
	} catch (error) {
		failure = error;
	}
	const read = await readCurrent(bucket, shop);
	if (read?.current.run === next.run) return true;
	// Another state is there: the condition can hold no more, even if the request is still on its way.
	if ((read?.etag ?? null) !== etag) return false;
	throw failure;
}

/** The release that visitors see; null: there is none yet. */
export function servedRelease({ releases, heldAt }: Current): Release | null {
	return (heldAt === null ? releases[0] : releases.find(({ number }) => number === heldAt)) ?? null;
}

/** With one more release, and without the old ones above what is kept. */
export function withRelease({ releases }: Current, release: Omit<Release, 'number'>): readonly Release[] {
	const number = (releases[0]?.number ?? 0) + 1;
	const all = [{ number, ...release }, ...releases];
	const replacedMs = (index: number) => Date.parse(all[index - 1]?.publishedAt ?? release.publishedAt);
	const isYoung = (index: number) => Date.parse(release.publishedAt) - replacedMs(index) < keptMs;
	return all.filter((_, index) => index < keptReleases || (index < mostReleases && isYoung(index)));
}
