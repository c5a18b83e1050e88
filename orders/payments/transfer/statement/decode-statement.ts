/** The text of a statement's file, in the encoding that it has. */
import { StatementUnreadable } from './statement-unreadable.ts';

/** In the encoding of its byte order mark, else of its XML declaration, else UTF-8 (XML 1.0, appendix F). @throws StatementUnreadable */
export function decodeXml(bytes: Uint8Array): string {
	const marked = markedCharset(bytes);
	if (marked !== null) return decode(bytes, marked);
	const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
	return decode(bytes, /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8');
}

/**
 * Banks change the encoding of their CSV files, and spreadsheets save them in another one. Bytes that are UTF-8 are nothing else; `charset` is for the rest.
 * @throws StatementUnreadable
 */
export function decodeCsv(bytes: Uint8Array, charset: string): string {
	const marked = markedCharset(bytes);
	if (marked !== null) return decode(bytes, marked);
	if (isUtf8(bytes)) return decode(bytes, 'utf-8');
	return decode(bytes, /^utf-?8$/i.test(charset) ? 'windows-1252' : charset);
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

/** By the byte order mark; null: there is none. */
function markedCharset([first, second, third]: Uint8Array): string | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}
