/** Unpacks a font from WOFF 1.0 to the format that it packs (W3C, WOFF File Format 1.0): once at the start, instead of with every document. */
import { inflateSync } from 'node:zlib';

const sizes = { woffHeader: 44, woffEntry: 20, header: 12, entry: 16 } as const;

/** Throws for what is no WOFF 1.0. */
export function unpackWoff(woff: Buffer): Buffer {
	if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is no font in WOFF 1.0');
	const count = woff.readUInt16BE(12);
	const tables = Array.from({ length: count }, (_, index) => {
		const entry = sizes.woffHeader + index * sizes.woffEntry;
		const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
			number,
			number,
			number,
			number,
		];
		const bytes = woff.subarray(offset, offset + packed);
		return { tag: woff.subarray(entry, entry + 4), checksum, length, bytes: packed < length ? inflateSync(bytes) : bytes };
	});
	const header = Buffer.alloc(sizes.header);
	woff.copy(header, 0, 4, 8);
	// How a program may search the directory: the largest power of 2 in the count.
	const power = 2 ** Math.floor(Math.log2(count));
	header.writeUInt16BE(count, 4);
	header.writeUInt16BE(power * sizes.entry, 6);
	header.writeUInt16BE(Math.log2(power), 8);
	header.writeUInt16BE((count - power) * sizes.entry, 10);
	let offset = sizes.header + count * sizes.entry;
	const entries: Buffer[] = [];
	const bodies: Buffer[] = [];
	for (const { tag, checksum, length, bytes } of tables) {
		const entry = Buffer.alloc(sizes.entry);
		tag.copy(entry);
		entry.writeUInt32BE(checksum, 4);
		entry.writeUInt32BE(offset, 8);
		entry.writeUInt32BE(length, 12);
		entries.push(entry);
		const padding = (4 - (length % 4)) % 4;
		bodies.push(bytes, Buffer.alloc(padding));
		offset += length + padding;
	}
	return Buffer.concat([header, ...entries, ...bodies]);
}
