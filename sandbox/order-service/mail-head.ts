/** Reads the head of an e-mail that lies in the outbox, as a mail program's list shows it. */

export interface MailHead {
	readonly to: string;
	readonly subject: string;
}

export function readMailHead(eml: Uint8Array): MailHead {
	const text = Buffer.from(eml).toString('utf8');
	const [head = ''] = text.split('\r\n\r\n');
	// A long line goes on in the next one, which then begins with white space.
	const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
	const field = (name: string) => decodeWords(lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '');
	return { to: field('To'), subject: field('Subject') };
}

/** RFC 2047: words in other than ASCII characters; white space between two of them only parts them. */
function decodeWords(value: string): string {
	return value
		.replace(/(\?=) +(?==\?)/g, '$1')
		.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
			(encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : decodeQuoted(word)).toString('utf8'),
		);
}

function decodeQuoted(word: string): Buffer {
	const bytes = word.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	return Buffer.from(bytes, 'latin1');
}
