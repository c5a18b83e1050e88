/** One bucket of an S3-compatible object storage: the few calls that the fleet needs, tried again where that is safe. */
import aws4 from 'aws4';
import { XMLParser } from 'fast-xml-parser';
import pRetry, { AbortError } from 'p-retry';
import { WorldError } from '../../site/world-error.ts';
import { type Answer, createSender, type Outgoing } from './send-request.ts';

export interface BucketAccess {
	/** Such as https://s3.example.com, without a slash at its end. The bucket is part of the path, not of the host. */
	readonly endpoint: string;
	readonly region: string;
	readonly bucket: string;
	readonly accessKey: string;
	readonly secretKey: string;
}

export interface StoredObject {
	readonly body: Buffer<ArrayBuffer>;
	/** As the storage gave it, without quotes: Ceph takes no quoted one in a condition. */
	readonly etag: string;
}

export interface ListedObject {
	readonly key: string;
	readonly modifiedMs: number;
}

export interface Bucket {
	/** null where there is no such object. */
	get(key: string): Promise<StoredObject | null>;
	/** Whether there is such an object. */
	has(key: string): Promise<boolean>;
	/** Writes an object, whatever is there. `headers`: content type and the like, which reads answer with. */
	put(key: string, body: Buffer, headers?: Readonly<Record<string, string>>): Promise<void>;
	/**
	 * Writes an object if it still is the one with that etag, or if there is none where `etag` is null (RFC 9110, 13.1). False: it was not written,
	 * or the answer leaves that open: read it again. Never tried a second time, because a lost answer would refuse the second try.
	 */
	replace(key: string, body: Buffer, etag: string | null): Promise<boolean>;
	/** Removes an object, or does nothing where there is none. */
	remove(key: string): Promise<void>;
	/** Every object whose key begins with `prefix`, in the order of keys. */
	list(prefix: string): AsyncIterable<ListedObject>;
	/** What comes behind `prefix` up to the next slash, each once. */
	folders(prefix: string): AsyncIterable<string>;
	/** Makes the bucket where it is missing. @throws StorageFailed where the storage takes no conditional writes */
	prepare(): Promise<void>;
}

export interface BucketPatience {
	/** Longest time of one request. */
	readonly timeoutMs?: number;
	/** How often a request is tried again after the network, or a storage that is busy, failed it. */
	readonly retries?: number;
}

/** The storage cannot be reached, or refuses. */
export class StorageFailed extends WorldError {
	/** HTTP status; null where there was no answer. */
	readonly status: number | null;
	constructor(what: string, status: number | null, options?: ErrorOptions) {
		super(`The object storage ${status === null ? 'did not answer' : `answered with ${status}`}: ${what}.`, options);
		this.status = status;
	}
}

const defaultTimeoutMs = 30_000;
const defaultRetries = 5;

/** 500 stands in it because Ceph answers so to a lost race of conditional writes. */
const lostRace: ReadonlySet<number> = new Set([404, 409, 412, 500]);

export function openBucket(
	{ endpoint, region, bucket, accessKey, secretKey }: BucketAccess,
	{ timeoutMs = defaultTimeoutMs, retries = defaultRetries }: BucketPatience = {},
): Bucket {
	const root = `${endpoint}/${bucket}`;
	const sendSigned = createSender({ endpoint, timeoutMs });
	const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
	const addressOf = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;

	/** One request, signed (AWS Signature Version 4). */
	async function send(request: Outgoing): Promise<Answer> {
		const what = `${request.method} ${request.url.slice(endpoint.length)}`;
		const { method, url, headers, body } = request;
		const { host, pathname, search } = new URL(url);
		const path = `${pathname}${search}`;
		const signed = aws4.sign({ service: 's3', region, host, path, method, headers: { ...headers }, ...(body && { body }) }, credentials);
		try {
			return await sendSigned({ ...request, headers: { ...signed.headers } });
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			throw new StorageFailed(`${what} at ${endpoint}: ${reason}`, null, { cause: error });
		}
	}

	/** Tries again what failed for a while only. Statuses in `expected` are answers. */
	async function sendPatiently(request: Outgoing, expected: readonly number[] = []): Promise<Answer> {
		return await pRetry(
			async () => {
				const answer = await send(request);
				if (answer.status < 300 || expected.includes(answer.status)) return answer;
				const failed = new StorageFailed(`${request.method} ${request.url.slice(endpoint.length)}${reasonOf(answer)}`, answer.status);
				throw answer.status >= 500 || answer.status === 429 ? failed : new AbortError(failed);
			},
			{ retries, minTimeout: 100, factor: 2, maxTimeout: 5000, randomize: true },
		);
	}

	/** The pages of a listing (ListObjectsV2). */
	async function* listPages(query: Readonly<Record<string, string>>): AsyncIterable<ListPage> {
		let token: string | undefined;
		do {
			const params = new URLSearchParams({ 'list-type': '2', ...query, ...(token !== undefined && { 'continuation-token': token }) });
			const { status, body } = await sendPatiently({ method: 'GET', url: `${root}?${params}` });
			const page: ListPage | undefined = xml.parse(body.toString()).ListBucketResult;
			// A listing that looks shorter than it is would have objects collected that are needed.
			if (page === undefined) throw new StorageFailed(`GET ${root}?${params}, with something that is no listing`, status);
			token = page.NextContinuationToken;
			if (page.IsTruncated === 'true' && token === undefined)
				throw new StorageFailed(`GET ${root}?${params}, with a part of a listing and no way to the next (ListObjectsV2)`, status);
			yield page;
		} while (token !== undefined);
	}

	return {
		async get(key) {
			const { status, headers, body } = await sendPatiently({ method: 'GET', url: addressOf(key) }, [404]);
			return status === 404 ? null : { body, etag: (headers.etag ?? '').replaceAll('"', '') };
		},
		async has(key) {
			return (await sendPatiently({ method: 'HEAD', url: addressOf(key) }, [404])).status !== 404;
		},
		async put(key, body, headers = {}) {
			await sendPatiently({ method: 'PUT', url: addressOf(key), body, headers });
		},
		async replace(key, body, etag) {
			const condition: Record<string, string> = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
			const headers = { 'content-type': 'application/json', ...condition };
			const answer = await send({ method: 'PUT', url: addressOf(key), body, headers });
			if (answer.status < 300) return true;
			if (lostRace.has(answer.status)) return false;
			throw new StorageFailed(`PUT ${key}${reasonOf(answer)}`, answer.status);
		},
		async remove(key) {
			await sendPatiently({ method: 'DELETE', url: addressOf(key) }, [404]);
		},
		async *list(prefix) {
			for await (const { Contents = [] } of listPages({ prefix })) {
				for (const { Key, LastModified } of Contents) yield { key: Key, modifiedMs: Date.parse(LastModified) };
			}
		},
		async *folders(prefix) {
			for await (const { CommonPrefixes = [] } of listPages({ prefix, delimiter: '/' })) {
				for (const { Prefix } of CommonPrefixes) yield Prefix.slice(prefix.length, -1);
			}
		},
		async prepare() {
			// Not every key may make buckets.
			const { status } = await sendPatiently({ method: 'HEAD', url: root }, [404]);
			if (status === 404) await sendPatiently({ method: 'PUT', url: root }, [409]);
			const probe = { method: 'PUT', url: addressOf('.probe'), body: Buffer.from('probe') } as const;
			await sendPatiently(probe);
			const answer = await send({ ...probe, headers: { 'if-match': '0'.repeat(32) } });
			if (answer.status < 300)
				throw new StorageFailed('it writes whatever If-Match says, so that an old site could take the place of a newer one', answer.status);
		},
	};
}

/** As S3 writes it. */
interface ListPage {
	readonly Contents?: readonly { readonly Key: string; readonly LastModified: string }[];
	readonly CommonPrefixes?: readonly { readonly Prefix: string }[];
	readonly IsTruncated?: string;
	readonly NextContinuationToken?: string;
}

const lists: ReadonlySet<string> = new Set(['Contents', 'CommonPrefixes']);
const xml = new XMLParser({ isArray: (name) => lists.has(name), parseTagValue: false });

const hints: Readonly<Record<string, string>> = {
	NoSuchBucket: 'there is no bucket of that name. "fleet add" makes the bucket of the fleet; a plain one has to be there',
	SignatureDoesNotMatch: 'the secret key is not that of the access key',
	InvalidAccessKeyId: 'the storage does not know the access key',
	AccessDenied: 'the access key may not do this',
};

/** The storage's own code, such as NoSuchBucket, and what it means for the operator. */
function reasonOf({ body }: Answer): string {
	const code = /<Code>([^<]{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2000));
	if (code?.[1] === undefined) return '';
	const hint = hints[code[1]];
	return ` (${code[1]}${hint === undefined ? '' : `: ${hint}`})`;
}
