/** Reads an e-mail as a mail program shows it: undoes quoted-printable and folded lines of the head. */
export function decodeMail(eml: string): string {
	const bytes = eml.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
