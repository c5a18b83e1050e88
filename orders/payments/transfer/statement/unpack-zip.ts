/** Unpacks the archives in which banks hand out statements. What is larger than any statement is refused before it is unpacked. */
import { Unzip, UnzipInflate } from 'fflate';
import { StatementUnreadable } from './statement-unreadable.ts';

export interface PackedFile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

const maxFiles = 2000;
const megabyte = 1024 * 1024;

export function isZip([first, second, third, fourth]: Uint8Array): boolean {
	return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/**
 * The files of an archive, by name. An archive says itself how large its files are, and may lie: what comes out is counted, and the work stops at the limit.
 * Its end lists all files: without it, files are missing. `maxBytes`: of all files together. @throws StatementUnreadable
 */
export function unpackZip(archive: Uint8Array, maxBytes = 200 * megabyte): readonly PackedFile[] {
	const listed = listedFiles(archive);
	if (listed === null) throw incomplete();
	const files: { readonly name: string; readonly parts: Uint8Array[] }[] = [];
	let [total, count] = [0, 0];
	const unzip = new Unzip((file) => {
		count += 1;
		if (count > maxFiles)
			throw new StatementUnreadable(`The archive holds more than ${maxFiles} files. Unpack it, and read its files in parts.`);
		if (file.name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(file.name)) return;
		const kept = { name: file.name, parts: [] as Uint8Array[] };
		files.push(kept);
		file.ondata = (error, data) => {
			if (error !== null) throw error;
			total += data.length;
			if (total > maxBytes) {
				throw new StatementUnreadable(`The archive unpacks to more than ${maxBytes / megabyte} MB, which no bank statement does.`);
			}
			kept.parts.push(data);
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	try {
		// In pieces, so that a small archive of a huge file is noticed early.
		for (let at = 0; at < archive.length; at += 16_384) unzip.push(archive.subarray(at, at + 16_384), at + 16_384 >= archive.length);
	} catch (error) {
		if (error instanceof StatementUnreadable) throw error;
		throw new StatementUnreadable(
			`The archive cannot be unpacked (${error instanceof Error ? error.message : String(error)}). Unpack it yourself, and name its files.`,
			{ cause: error },
		);
	}
	if (listed !== count) throw incomplete();
	return files.map(({ name, parts }) => ({ name, bytes: Buffer.concat(parts) })).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** How many files the record at the archive's end lists; null: there is no such record (APPNOTE.TXT, 4.3.16). */
function listedFiles(archive: Uint8Array): number | null {
	const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
	const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
	return at < 0 || at + endRecordBytes > bytes.length ? null : bytes.readUInt16LE(at + 10);
}

const endRecordBytes = 22;

function incomplete(): StatementUnreadable {
	return new StatementUnreadable(
		'The archive cannot be unpacked: it is not complete, as after a download that was interrupted. Download it again.',
	);
}
