/** From SVG to the original that an editor would upload. */
import sharp from 'sharp';

/** A PNG with a palette, at the size that the SVG states. */
export function rasterise(svg: string): Promise<Buffer> {
	return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png({ palette: true, colours: 32, dither: 0, effort: 8 }).toBuffer();
}
