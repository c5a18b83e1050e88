/** The secret that unsubscribe links are signed with: made at the first start, kept beside the database. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function readOrMakeSecret(dataDir: string): Buffer {
	const file = path.join(dataDir, 'secret');
	try {
		writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	const secret = Buffer.from(readFileSync(file, 'utf8'), 'hex');
	if (secret.byteLength !== 32)
		throw new Error(`${file} holds no secret of 32 bytes. Remove it, and links in e-mails sent before stop working.`);
	return secret;
}
