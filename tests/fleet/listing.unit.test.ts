/** A storage may answer something that is no listing. A collection must not take that for an empty one: it would remove every object. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bucket, openBucket, StorageFailed } from '../../fleet/storage/bucket.ts';

let answer = '';
let bucket: Bucket;
const server = createServer((_request, response) => response.end(answer));
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	bucket = openBucket({ endpoint, region: 'us-east-1', bucket: 'fleet', accessKey: 'key', secretKey: 'secret' }, { retries: 0 });
});
afterAll(() => void server.close());

const page = (content: string) => `<?xml version="1.0"?><ListBucketResult>${content}</ListBucketResult>`;
const keys = async () => (await Array.fromAsync(bucket.list('objects/'))).map(({ key }) => key);

it('has the keys of a page, or none', async () => {
	answer = page(
		'<IsTruncated>false</IsTruncated><Contents><Key>objects/1</Key><LastModified>2026-11-28T10:00:00Z</LastModified></Contents>',
	);
	expect(await keys()).toEqual(['objects/1']);
	answer = page('<IsTruncated>false</IsTruncated>');
	expect(await keys()).toEqual([]);
});

it.each([
	['a page of a proxy', '<html><body>Back soon</body></html>'],
	['nothing', ''],
	['a part without a way to the next', page('<IsTruncated>true</IsTruncated>')],
])('fails where it is %s', async (_what, text) => {
	answer = text;
	await expect(keys()).rejects.toThrow(StorageFailed);
	await expect(Array.fromAsync(bucket.folders('shops/'))).rejects.toThrow(StorageFailed);
});
