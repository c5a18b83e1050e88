/** What can be wrong with a picture: an answer of decoding, scaling and encoding rather than an error, as an editor can fix it. */

/**
 * `lost`: the snapshot does not have the original as it was fetched, which is nothing that can be fixed in the backend; `damaged`: cut off, corrupt, or no picture; `heic`: a format of telephones that few programs read; `too-large`: more pixels than the limit; `too-long`: a side that no format can hold;
 * `too-costly`: it takes more time or memory than a picture may. `reason` is the library's own word, the size in pixels, or what it takes.
 */
export interface ImageFault {
	readonly fault: 'lost' | 'damaged' | 'heic' | 'too-large' | 'too-long' | 'too-costly';
	readonly reason: string;
}

/** Turns each error of the image library into a fault of the picture; `work` touches no disk. */
export async function faultOnError<Result>(work: () => Promise<Result>): Promise<Result | ImageFault> {
	try {
		return await work();
	} catch (error) {
		const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : String(error);
		return { fault: reason.includes('pixel limit') ? 'too-large' : 'damaged', reason };
	}
}

export const maxPixels = 50_000_000;

/** The longest side that every format can hold: WebP's; AVIF takes one pixel more. */
export const maxSidePx = 16_383;
