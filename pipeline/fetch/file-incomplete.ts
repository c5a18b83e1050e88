/** A downloaded file has another size than the backend says. */
export class FileIncomplete extends Error {
	override readonly name = 'FileIncomplete';
	readonly file: string;

	constructor(file: string, filename: string, expectedBytes: number, foundBytes: number) {
		super(
			`The file "${filename}" (${file}) has ${expectedBytes} bytes according to the backend, and ${foundBytes} were downloaded, twice.`,
		);
		this.file = file;
	}
}
