/** The site of the browser tests: the demo, with pictures that are quicker to make. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoWithOrders, startDemoSite } from '../../commands/demo-site/demo-site.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import demoConfig from '../../site.config.ts';

/** To make all of the demo's pictures takes a fresh clone a minute, and shows a browser nothing more. Throws with the build's output where it fails. */
export async function startTestSite(): Promise<DemoWithOrders> {
	return await startDemoSite('test-site', writeTestConfig());
}

/** The demo's configuration with the smallest width of its pictures, and WebP instead of AVIF; written into `dir`, returns the file. */
export function writeTestConfig(dir = join(projectDir, '.cache')): string {
	const { images } = demoConfig;
	const config = {
		...demoConfig,
		images: { ...images, formats: ['webp', 'jpeg'], widths: images.widths.slice(0, 1) },
	};
	const file = join(dir, 'test-site.config.mjs');
	mkdirSync(dir, { recursive: true });
	writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
	return file;
}
