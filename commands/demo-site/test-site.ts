/** The site of the browser tests and the page checks: the demo, with pictures that are quicker to make. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import demoConfig from '../../site.config.ts';
import { projectDir } from '../options/project-folder.ts';
import { type DemoWithOrders, startDemoSite } from './demo-site.ts';

/** To make all of the demo's pictures takes a fresh clone a minute, and shows a browser and a checker nothing more. Throws with the build's output where it fails. */
export async function startTestSite(): Promise<DemoWithOrders> {
	return await startDemoSite('test-site', writeTestConfig());
}

/** The demo's configuration with the two smallest widths of its pictures, sharp on a phone, and WebP instead of AVIF; written into `dir`, returns the file. */
export function writeTestConfig(dir = join(projectDir, '.cache')): string {
	const { images } = demoConfig;
	const config = {
		...demoConfig,
		images: { ...images, formats: ['webp', 'jpeg'], widths: images.widths.slice(0, 2) },
	};
	const file = join(dir, 'test-site.config.mjs');
	mkdirSync(dir, { recursive: true });
	writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
	return file;
}
