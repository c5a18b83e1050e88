/** Folders in which a site of its own is built. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../site/config.ts';
import demoConfig from '../../site.config.ts';

export interface BuildingPlace {
	readonly content: string;
	readonly out: string;
	readonly cache: string;
	readonly config: string;
}

/** All below `dir`, where the configuration is written: the demo's with `config` laid over it, and with pictures that take no time. */
export function writeBuildingPlace(dir: string, config: Partial<SiteConfig> = {}): BuildingPlace {
	const configFile = join(dir, 'site.config.mjs');
	const images = { formats: ['jpeg'], widths: [320], avifQuality: 50 };
	writeFileSync(configFile, `export default ${JSON.stringify({ ...demoConfig, images, ...config })};\n`);
	return { content: join(dir, 'content'), out: join(dir, 'dist'), cache: join(dir, 'cache'), config: configFile };
}
