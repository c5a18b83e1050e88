/** Finds the pictures that a site names and that are not made yet (`npm start`, `npm run dev`). */
import { describeError } from '../../pipeline/directus/backend-errors.ts';
import { describeFault } from '../../pipeline/images/image-problems.ts';
import { createLaterRenditions } from '../../pipeline/images/later-renditions.ts';
import { pictureOrdersDir } from '../../pipeline/images/picture-orders.ts';

export interface LaterPictures {
	/** The file of a picture by its path in the site. `lacking`: it cannot be made now. null: no page names it, or it lies in the site's own folder. */
	find(path: string): Promise<string | 'lacking' | null>;
	/** Makes what was not asked for yet; settles when none is left. What goes wrong is printed. */
	makeRest(): Promise<void>;
	close(): void;
}

interface LaterOptions {
	readonly cacheDir: string;
	/** Folder of the renditions. */
	readonly imagesDir: string;
	/** Receives what a person has to know, in lines. */
	print(text: string): void;
}

const folder = '/assets/images/';

export function createLaterPictures({ cacheDir, imagesDir, print }: LaterOptions): LaterPictures {
	const later = createLaterRenditions({
		ordersDir: pictureOrdersDir(cacheDir),
		renditionsDir: imagesDir,
		onFault(order, fault) {
			const { message, fix } = describeFault(order.id, order.name, fault);
			print(`${message} Pages have a gap in its place, and "npm run build" refuses it.\n  Fix: ${fix}`);
		},
	});

	function printFailure(error: unknown): void {
		print(`Pictures cannot be made: ${error instanceof Error ? describeError(error) : String(error)}`);
	}

	return {
		async find(path) {
			if (!path.startsWith(folder)) return null;
			try {
				const found = await later.make(path.slice(folder.length));
				return found === null || typeof found === 'string' ? found : 'lacking';
			} catch (error) {
				printFailure(error);
				return 'lacking';
			}
		},
		async makeRest() {
			try {
				const { made, lacking } = await later.makeRest();
				if (made + lacking > 0) print(`All pictures are made: ${made} new${lacking === 0 ? '' : `, ${lacking} cannot be made`}.`);
			} catch (error) {
				printFailure(error);
			}
		},
		close: later.close,
	};
}
