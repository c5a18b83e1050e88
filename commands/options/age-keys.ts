/** Reads the keys of age that backups are written for and opened with. No message repeats a line: it may be a secret key. */
import { existsSync, readFileSync } from 'node:fs';
import { Decrypter, Encrypter } from 'age-encryption';
import { UsageError } from '../errors/command-errors.ts';

interface KeyKind {
	/** Without an article. */
	readonly name: string;
	/** What to do, a sentence. */
	readonly fix: string;
	/** @throws where it is no such key. */
	parse(key: string): void;
}

const recipient: KeyKind = {
	name: 'public key of age (age1…)',
	fix: 'make a key with "age-keygen -o key.txt" on a machine of your own, and write the public key into the file as "age-keygen -y key.txt" prints it.',
	parse: (key) => new Encrypter().addRecipient(key),
};

const identity: KeyKind = {
	name: 'secret key of age (AGE-SECRET-KEY-1…)',
	fix: 'name the file that "age-keygen -o key.txt" wrote.',
	parse: (key) => new Decrypter().addIdentity(key),
};

/** As `age -R` reads them. @throws UsageError */
export const readRecipients = (file: string): readonly string[] => readKeys(file, recipient);

/** As `age -i` reads them. @throws UsageError */
export const readIdentities = (file: string): readonly string[] => readKeys(file, identity);

function readKeys(file: string, { name, fix, parse }: KeyKind): readonly string[] {
	if (!existsSync(file)) throw new UsageError(`There is no file ${file}. Fix: ${fix}`);
	const lines = readFileSync(file, 'utf8')
		.split('\n')
		.map((line, index) => ({ number: index + 1, key: line.trim() }))
		.filter(({ key }) => key !== '' && !key.startsWith('#'));
	if (lines.length === 0) throw new UsageError(`${file} holds no ${name}. Fix: ${fix}`);
	const faults = lines.flatMap(({ number, key }) =>
		isSound(() => parse(key)) ? [] : [`${file}, line ${number}: this is not a whole ${name}. Fix: ${fix}`],
	);
	if (faults.length > 0) throw new UsageError(faults.join('\n'));
	return lines.map(({ key }) => key);
}

function isSound(parse: () => void): boolean {
	try {
		parse();
		return true;
	} catch {
		return false;
	}
}
