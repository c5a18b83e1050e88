/** The text of a statement's file, in the encoding that it has. */
import { StatementUnreadable } from './statement-unreadable.ts';

/** In the encoding of its byte order mark, else of its XML declaration, else UTF-8 (XML 1.0, appendix F). @throws StatementUnreadable */
export function decodeXml(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
	if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
	const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
	return decode(bytes, /^\s*(?:ï»¿)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8');
}

/** `charset`: a label of the Encoding Standard, such as `windows-1252`. @throws StatementUnreadable */
export function decode(bytes: Uint8Array, charset: string): string {
	try {
		return new TextDecoder(charset, { fatal: true }).decode(bytes);
	} catch (error) {
		const reason = error instanceof RangeError ? 'no encoding that is known here' : 'not the encoding of the file';
		throw new StatementUnreadable(`The statement cannot be read: ${charset} is ${reason}. Ask the bank for a file in UTF-8.`, {
			cause: error,
		});
	}
}
