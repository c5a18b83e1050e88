/** Compresses a file once and for all, so that no web server has to do it for each visitor. */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

/** What nginx's `gzip_static` and `brotli_static` look for beside a file. */
export const twinEndings = ['.br', '.gz'] as const;

export interface Twin {
	readonly ending: (typeof twinEndings)[number];
	readonly content: Uint8Array;
}

const textFile = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/;

/** Text only: pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
	return textFile.test(path);
}

/** Assets stay for years, so they get what costs most; pages, where brotli 5 is 9 % larger than 11 for a 60th of the time (decision 0016). */
const levels = {
	asset: { brotli: 11, gzip: 9 },
	page: { brotli: 5, gzip: 6 },
} as const;

/** The same bytes for the same content. A twin that would not be smaller is left out. `path`: within the site. */
export async function compressFile(path: string, content: Uint8Array): Promise<readonly Twin[]> {
	const twins: readonly Twin[] = await Promise.all([
		compressBrotli(path, content).then((compressed) => ({ ending: '.br' as const, content: compressed })),
		promisify(gzip)(content, { level: levelOf(path).gzip }).then((compressed) => ({ ending: '.gz' as const, content: compressed })),
	]);
	return twins.filter((twin) => twin.content.length < content.length);
}

/** The same bytes for the same content. */
export async function compressBrotli(path: string, content: Uint8Array): Promise<Buffer> {
	return await promisify(brotliCompress)(content, brotliOptions(path, content.length));
}

/** The same at once: a page takes a millisecond, a third of which goes to waking a thread. An asset takes a hundred times as long. */
export function compressBrotliNow(path: string, content: Uint8Array): Buffer {
	return brotliCompressSync(content, brotliOptions(path, content.length));
}

function brotliOptions(path: string, length: number): BrotliOptions {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: levelOf(path).brotli,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: length,
			[constants.BROTLI_PARAM_LGWIN]: windowFor(length),
		},
	};
}

function levelOf(path: string): (typeof levels)['asset' | 'page'] {
	return levels[isAsset(path) ? 'asset' : 'page'];
}

/** `path`: within the site. Its name follows from its content, so that it never changes. */
export function isAsset(path: string): boolean {
	return path.startsWith('assets/');
}

/** No larger than the content: to make room for the usual 4 MB takes longer than to compress a page. */
function windowFor(length: number): number {
	const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: usual } = constants;
	return Math.min(usual, Math.max(least, Math.ceil(Math.log2(length + 16))));
}
