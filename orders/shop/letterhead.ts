/** How the shop's letters look: its logo and its colour, from the snapshot that the site is built from. */
import path from 'node:path';
import sharp from 'sharp';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { logoFile } from './logo-files.ts';
import { text } from './wire-values.ts';

export interface Letterhead {
	/** null: the name alone stands at the head. */
	readonly logo: { readonly png: Buffer; readonly width: number; readonly height: number } | null;
	/** Hexadecimal, such as `#17353b`, and dark enough to be read on white. */
	readonly colour: string;
}

const ink = '#26262b';
/** Enough for print: 44 points high. */
const logoHeightPx = 260;
/** WCAG 2.2, 1.4.3. */
const readableContrast = 4.5;

export const plainLetterhead: Letterhead = { logo: null, colour: ink };

/** Rejects where there is no snapshot that can be read, or where its logo is no picture. */
export async function readLetterhead(contentDir: string, project: string): Promise<Letterhead> {
	const snapshot = await openSnapshot(contentDir);
	const record = snapshot.records('project').find(({ domain }) => domain === project);
	const config = isWireRecord(record?.config) ? record.config : {};
	const logo = logoFile(snapshot, project);
	return {
		colour: readableColour(text(config.brand_color)),
		logo: logo === null ? null : await toPng(path.join(snapshot.imagesDir, logo)),
	};
}

async function toPng(file: string): Promise<Letterhead['logo']> {
	const { data, info } = await sharp(file, { density: 300 })
		.trim()
		.resize({ height: logoHeightPx, withoutEnlargement: true })
		.png()
		.toBuffer({ resolveWithObject: true });
	return { png: data, width: info.width, height: info.height };
}

/** The colour, or ink where it is none or too light on white. */
function readableColour(colour: string): string {
	if (!/^#[0-9a-f]{6}$/i.test(colour)) return ink;
	return 1.05 / (luminance(colour) + 0.05) >= readableContrast ? colour : ink;
}

/** The same hue, so light that it can be read on a dark ground. Both hexadecimal. */
export function lightened(colour: string, ground: string): string {
	const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
	for (let share = 0; share < 1; share += 0.05) {
		const mixed = `#${channels.map((channel) => hexOf(channel + (255 - channel) * share)).join('')}`;
		if ((luminance(mixed) + 0.05) / (luminance(ground) + 0.05) >= readableContrast) return mixed;
	}
	return '#ffffff';
}

function hexOf(channel: number): string {
	return Math.round(channel).toString(16).padStart(2, '0');
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
