/** Files with keys of age, as people get them wrong. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it } from 'vitest';
import { UsageError } from '../../commands/errors/command-errors.ts';
import { readIdentities, readRecipients } from '../../commands/options/age-keys.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('takes whole keys alone, and names the line of one that is not, without repeating it', async () => {
	const file = join(await temporaryFolder(), 'keys');
	const secret = await generateX25519Identity();
	const open = await identityToRecipient(secret);
	const faultOf = (read: typeof readRecipients, text: string): string => {
		writeFileSync(file, text);
		try {
			return read(file).join();
		} catch (error) {
			if (error instanceof UsageError) return error.message;
			throw error;
		}
	};
	expect(faultOf(readRecipients, `# the owner\n\n  ${open}\n${open}`)).toBe(`${open},${open}`);
	expect(faultOf(readIdentities, `# created: today\n${secret}\n`)).toBe(secret);
	const start = `${file}, line 2: this is not a whole`;
	for (const wrong of ['age1xxxx', open.slice(0, -1), secret, 'ssh-ed25519 AAAA']) {
		const fault = faultOf(readRecipients, `# the owner\n${wrong}\n${open}\n`);
		expect(fault).toMatch(new RegExp(`^${start} public key of age \\(age1…\\)\\. Fix: make a key with "age-keygen.*\\.$`));
		expect(fault).not.toContain(wrong);
	}
	for (const wrong of ['AGE-SECRET-KEY-1GEHEIM', secret.slice(0, -1), open]) {
		const fault = faultOf(readIdentities, `\n${wrong}\n`);
		expect(fault).toMatch(new RegExp(`^${start} secret key of age \\(AGE-SECRET-KEY-1…\\)\\. Fix: name the file .*\\.$`));
		expect(fault).not.toContain(wrong);
	}
	for (const read of [readRecipients, readIdentities]) expect(faultOf(read, '# nothing\n')).toMatch(/holds no .* Fix: /);
});
