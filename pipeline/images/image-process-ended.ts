import { basename } from 'node:path';

/** The process that makes pictures ended before its work: killed for want of memory, or felled by a picture. */
export class ImageProcessEnded extends Error {
	override readonly name = 'ImageProcessEnded';

	constructor(how: string, files: readonly string[]) {
		const names = files.map((file) => basename(file)).join(', ');
		super(`The process that makes the pictures ended (${how}) while it made ${names}. Free some memory, or replace the picture.`);
	}
}
