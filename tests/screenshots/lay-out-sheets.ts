/** Lays pictures of pages side by side, long ones in several columns, so that many can be looked at at once. */
import sharp from 'sharp';

export interface SheetOptions {
	/** Of one column: wider pictures are made smaller. */
	readonly columnWidthPx: number;
	readonly columns: number;
	readonly heightPx: number;
}

const gapPx = 12;
const ground = '#ff00c8';

/** Sheets as PNG, in the order of the pictures. */
export async function layOutSheets(pictures: readonly Buffer[], options: SheetOptions): Promise<Buffer[]> {
	const strips = (await Promise.all(pictures.map((picture) => cutIntoStrips(picture, options)))).flat();
	const sheets: Promise<Buffer>[] = [];
	for (let start = 0; start < strips.length; start += options.columns) {
		sheets.push(layOutSheet(strips.slice(start, start + options.columns), options));
	}
	return await Promise.all(sheets);
}

async function cutIntoStrips(picture: Buffer, { columnWidthPx, heightPx }: SheetOptions): Promise<Buffer[]> {
	const { data, info } = await sharp(picture)
		.resize({ width: columnWidthPx, withoutEnlargement: true })
		.png()
		.toBuffer({ resolveWithObject: true });
	const tops = Array.from({ length: Math.ceil(info.height / heightPx) }, (_, index) => index * heightPx);
	return await Promise.all(
		tops.map((top) =>
			sharp(data)
				.extract({ left: 0, top, width: info.width, height: Math.min(heightPx, info.height - top) })
				.toBuffer(),
		),
	);
}

async function layOutSheet(strips: readonly Buffer[], { columnWidthPx, heightPx }: SheetOptions): Promise<Buffer> {
	const width = strips.length * (columnWidthPx + gapPx) - gapPx;
	return await sharp({ create: { width, height: heightPx, channels: 3, background: ground } })
		.composite(strips.map((input, index) => ({ input, left: index * (columnWidthPx + gapPx), top: 0 })))
		.png({ palette: true, dither: 0, effort: 4 })
		.toBuffer();
}
