/** Makes the pictures in a folder and prints what memory that took, for the test of its bound: `node sample-memory.ts FOLDER WARM-UP WINDOW`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPictures } from '../../../pipeline/images/pictures.ts';
import type { ImageEntry } from '../../../pipeline/snapshot/manifest.ts';
import type { ImageConfig } from '../../../site/config.ts';
import type { Progress } from '../../../site/progress.ts';

/** In MB, of this process and the processes it started, together. */
export interface MemorySample {
	readonly first: number;
	readonly last: number;
	readonly problems: number;
	/** Whether this process has loaded the image library. */
	readonly isLibraryLoaded: boolean;
}

const [dir = '', warmUp = '', window = ''] = process.argv.slice(2);
const config: ImageConfig = { formats: ['avif', 'jpeg'], widths: [320, 640], avifQuality: 55 };
const imagesDir = join(dir, 'originals');
const names = readdirSync(imagesDir);
const images = new Map(
	names.map((name): [string, ImageEntry] => {
		const [hash = '', ext = ''] = name.split('.');
		return [name, { hash, ext, width: null, height: null, bytes: 1, filename: name, modifiedOn: null }];
	}),
);
let made = 0;
let first = 0;
let last = 0;

function residentMb(pid: number | string): number {
	return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6;
}

function sample(): void {
	const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
	const sum = ['self', ...children].reduce((total, pid) => total + residentMb(pid), 0);
	if (made >= Number(warmUp) && made < Number(warmUp) + Number(window)) first = Math.max(first, sum);
	if (made >= names.length - Number(window)) last = Math.max(last, sum);
}

const progress: Progress = {
	stage: () => ({
		grow() {},
		advance(by = 1) {
			made += by;
		},
		done() {},
	}),
};
const records = () => [...images.keys()].map((id) => ({ id, description: 'Ein Bild' }));
const pictures = await createPictures({
	snapshot: { images, imagesDir, lostOriginals: new Map(), records },
	config,
	cacheDir: join(dir, 'cache'),
	progress,
});
const timer = setInterval(sample, 10);
const problems = await pictures.prepare(
	names.map((file, id) => ({ file, collection: 'ecommerce_product', id, field: 'images[0]' })),
	[],
);
clearInterval(timer);
const { sharedObjects } = process.report.getReport() as unknown as { readonly sharedObjects: readonly string[] };
const isLibraryLoaded = sharedObjects.some((file) => /sharp|vips/.test(file));
console.log(JSON.stringify({ first, last, problems: problems.length, isLibraryLoaded } satisfies MemorySample));
