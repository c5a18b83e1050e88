/** What the fleet needs from the environment: its queue, its object storage, and the secret of the webhooks. */
import * as z from 'zod';
import type { BucketAccess } from '../../fleet/storage/bucket.ts';
import { UsageError } from '../errors/command-errors.ts';
import type { EnvironmentVariables } from './environment.ts';
import { describeFaults, environmentSource } from './setting-rules.ts';

export interface FleetSettings {
	readonly redisUrl: string;
	/** Of all that the fleet keeps in Redis, so that several may share one. */
	readonly prefix: string;
	readonly bucket: BucketAccess;
	/** Where changed addresses are told; null: no cache is emptied. */
	readonly purge: { readonly url: string; readonly token: string | null } | null;
	/** A plain bucket, in the same storage, in which sites lie at their paths; null: there is none. */
	readonly plainBucket: string | null;
}

const redis = 'must be the address of a Redis, such as redis://127.0.0.1:6379';
const endpoint = 'must be the address of an S3-compatible storage with http:// or https://, such as https://s3.example.com';
const needed = 'must be set';
const purgeAddress = 'must be the address that takes changed addresses, such as https://api.example.com/purge';
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const hookSecret = z.string(needed).min(16, 'must have 16 characters or more');
const given = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const bucketSchema = z.object({
	FLEET_S3_ENDPOINT: given(
		z
			.string(endpoint)
			.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), endpoint)
			.transform((value) => value.replace(/\/+$/, '')),
	),
	FLEET_S3_REGION: given(z.string().default('us-east-1')),
	FLEET_S3_BUCKET: given(z.string(needed).regex(bucketName, 'must be the name of a bucket')),
	FLEET_S3_ACCESS_KEY: given(z.string(needed)),
	FLEET_S3_SECRET_KEY: given(z.string(needed)),
});

const fleetSchema = bucketSchema
	.extend({
		FLEET_REDIS_URL: given(
			z.string(redis).refine((value) => /^rediss?:\/\/./.test(value) && (URL.parse(value)?.hostname ?? '') !== '', redis),
		),
		FLEET_PREFIX: given(
			z
				.string()
				.regex(/^[a-z0-9-]{1,40}$/, 'must be a word of small letters, digits and hyphens')
				.default('fleet'),
		),
		FLEET_PURGE_URL: given(
			z
				.string(purgeAddress)
				.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), purgeAddress)
				.optional(),
		),
		FLEET_PURGE_TOKEN: given(z.string().optional()),
		FLEET_PLAIN_BUCKET: given(z.string().regex(bucketName, 'must be the name of a bucket').optional()),
	})
	.refine(({ FLEET_PLAIN_BUCKET, FLEET_S3_BUCKET }) => FLEET_PLAIN_BUCKET !== FLEET_S3_BUCKET, {
		path: ['FLEET_PLAIN_BUCKET'],
		message: 'must be another bucket than FLEET_S3_BUCKET',
	});

export const fleetVariables: readonly string[] = [...Object.keys(fleetSchema.shape), 'FLEET_HOOK_SECRET'];

const secrets: ReadonlySet<string> = new Set(['FLEET_REDIS_URL', 'FLEET_S3_SECRET_KEY', 'FLEET_PURGE_TOKEN', 'FLEET_HOOK_SECRET']);
const fixes: Readonly<Record<string, string>> = {
	FLEET_REDIS_URL: 'set it to the Redis of the queue, whose data are kept on disk (docs/fleet.md).',
	FLEET_S3_ENDPOINT: 'ask the provider of the storage for it; it must take conditional writes (docs/fleet.md).',
	FLEET_S3_BUCKET: 'name the bucket of the fleet; nothing else may lie in it.',
	FLEET_PREFIX: 'choose one such as fleet2, or unset it.',
	FLEET_PURGE_URL: 'name the address of the CDN, or unset it.',
	FLEET_PLAIN_BUCKET: 'name a bucket of the same storage that is not the one of the fleet, or unset it.',
	FLEET_HOOK_SECRET: 'make one with "openssl rand -hex 24", and give the Flow in Directus the same.',
};

/** @throws UsageError with all faults, one a line */
export function readFleetSettings(env: EnvironmentVariables): FleetSettings {
	const found = judge(fleetSchema, env);
	return {
		redisUrl: found.FLEET_REDIS_URL,
		prefix: found.FLEET_PREFIX,
		bucket: toAccess(found),
		purge: found.FLEET_PURGE_URL === undefined ? null : { url: found.FLEET_PURGE_URL, token: found.FLEET_PURGE_TOKEN ?? null },
		plainBucket: found.FLEET_PLAIN_BUCKET ?? null,
	};
}

/** What the gateway needs. @throws UsageError with all faults, one a line */
export function readBucketAccess(env: EnvironmentVariables): BucketAccess {
	return toAccess(judge(bucketSchema, env));
}

/** By which `serve` knows that a webhook comes from Directus. @throws UsageError */
export function readHookSecret(env: EnvironmentVariables): string {
	const { FLEET_HOOK_SECRET } = judge(z.object({ FLEET_HOOK_SECRET: given(hookSecret) }), env);
	return FLEET_HOOK_SECRET;
}

function judge<Schema extends z.ZodType>(schema: Schema, env: EnvironmentVariables): z.output<Schema> {
	const judged = schema.safeParse(env);
	if (judged.success) return judged.data;
	const source = environmentSource(fixes, { secrets, otherwise: 'set it as the provider of the storage says.' });
	throw new UsageError(describeFaults(judged.error.issues, env, source).join('\n'));
}

function toAccess(found: z.output<typeof bucketSchema>): BucketAccess {
	return {
		endpoint: found.FLEET_S3_ENDPOINT,
		region: found.FLEET_S3_REGION,
		bucket: found.FLEET_S3_BUCKET,
		accessKey: found.FLEET_S3_ACCESS_KEY,
		secretKey: found.FLEET_S3_SECRET_KEY,
	};
}
