/**
 * Notes what is read while data is made, so that a later build knows whose data can have changed: by template, which parts of the content
 * its pages look at; by page, which pictures it names and which links it dropped.
 */
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { type Subject, shownProducts } from '../routes/route.ts';

/** What data is made from beside the subject of its page: a collection, or what the plan knows of all pages. */
export type InputName = keyof Content | 'standingPaths' | 'links' | 'pictures' | 'feedParts';

/** Header, menu and footer count as one template. */
export type Reader = TemplateName | 'shell';

export type Reads = ReadonlyMap<Reader, ReadonlySet<InputName>>;

export interface PageNotes {
	/** Keys of the pictures that the page names, but for those of other products' cards. */
	readonly pictures: ReadonlySet<string>;
	/** Links in its texts that lead to no page; only their words were kept. */
	readonly droppedLinks: readonly string[];
}

export interface Watch {
	/** Data is made for this subject from here on; null: for the shell. */
	begin(subject: Subject | null): void;
	/** `input` decides what the data is. */
	reads(input: InputName): void;
	/** A card shows this product. Throws where the subject does not name it: its page would not be made again when the product changes. */
	shows(productId: number): void;
	picture(key: string): void;
	dropped(href: string): void;
	/** Of what was begun last. */
	notes(): PageNotes;
	/** Of everything since the beginning. */
	readonly read: Reads;
}

export function createWatch(): Watch {
	const read = new Map<Reader, Set<InputName>>();
	let subject: Subject | null = null;
	let shown: readonly number[] = [];
	let pictures = new Set<string>();
	let droppedLinks: string[] = [];

	function note(input: InputName): void {
		const reader = subject?.template ?? 'shell';
		const known = read.get(reader) ?? new Set();
		read.set(reader, known.add(input));
	}

	return {
		read,
		begin(next) {
			subject = next;
			shown = next === null ? [] : shownProducts(next);
			pictures = new Set();
			droppedLinks = [];
			if (next?.template === 'product') {
				// Its place was planned from its category.
				note('categories');
			}
		},
		reads(input) {
			// The catalogue shows when a product's own pictures change, and which products link to pages of the site.
			const isToldOtherwise = subject?.template === 'product' && (input === 'pictures' || (input === 'links' && subject.linksToSite));
			if (!isToldOtherwise) {
				note(input);
			}
		},
		shows(productId) {
			if (!shown.includes(productId)) {
				throw new Error(`The data of a ${subject?.template ?? 'shell'} looks at the product ${productId}, which its plan does not name.`);
			}
		},
		picture: (key) => void pictures.add(key),
		dropped: (href) => void droppedLinks.push(href),
		notes: () => ({ pictures, droppedLinks }),
	};
}
