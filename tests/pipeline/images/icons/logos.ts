/** Logos for tests of icons, and what can be measured of an icon. */
import sharp from 'sharp';

/** A bar on a ground. */
export const drawLogo = (ground: string, bar = '#1b2a31', width = 300, height = 100) =>
	sharp({ create: { width: 400, height: 400, channels: 4, background: ground } })
		.composite([{ input: { create: { width, height, channels: 4, background: bar } }, left: 20, top: 30 }])
		.png()
		.toBuffer();

/** Every pixel of an icon that is not its ground, as its distance from the middle and from the nearest edge in shares of the side. */
export async function spread(
	png: Buffer | undefined,
): Promise<{ readonly radius: number; readonly margin: number; readonly ground: number[] }> {
	const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
	const { width, channels } = info;
	const ground = [...data.subarray(0, 3)];
	let [radius, margin] = [0, 1];
	for (let at = 0; at < data.length; at += channels) {
		if (ground.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 40)) continue;
		const [x, y] = [((at / channels) % width) + 0.5, Math.floor(at / channels / width) + 0.5];
		radius = Math.max(radius, Math.hypot(x - width / 2, y - width / 2) / width);
		margin = Math.min(margin, ...[x, y, width - x, width - y].map((each) => each / width));
	}
	return { radius, margin, ground };
}
