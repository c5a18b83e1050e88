/** Puts pictures of several sizes into one `.ico`, the only kind of file that every program takes from `/favicon.ico`. */

export interface IcoPicture {
	/** Of both sides; below 256. */
	readonly sidePx: number;
	readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** The file's bytes: a header, an entry for each picture, and the pictures as PNG. */
export function toIcoFile(pictures: readonly IcoPicture[]): Buffer {
	const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = header.length;
	for (const [index, { sidePx, png }] of pictures.entries()) {
		const at = headerBytes + entryBytes * index;
		header.writeUInt8(sidePx, at);
		header.writeUInt8(sidePx, at + 1);
		// One plane of 32 bits a pixel; readers take what the PNG itself says.
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(png.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
