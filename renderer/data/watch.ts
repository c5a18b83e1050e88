/** Notes what is seen while the data of a page is made: what it is made from, which pictures it names, and which links it dropped. */
import type { Content } from '../../pipeline/content/content.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { PageSubject } from '../routes/route.ts';
import type { InputKind } from './input-sources.ts';

export interface PageNotes {
	/** Keys of the pictures that the page names, but for those of other products' cards. */
	readonly pictures: ReadonlySet<string>;
	/** Links in its texts that lead to no page; only their words were kept. */
	readonly droppedLinks: readonly string[];
}

export interface Watch {
	/** Data is made for `owner` from here on, which a page about `subject` is that shows these products; null: for anything but a page. */
	begin(owner: string, subject: PageSubject | null, shown?: readonly number[]): void;
	/** An input decides what the data is. */
	reads(kind: InputKind, name?: string): void;
	/** A card shows this product. Throws where the subject does not name it: its page would not be made again when the product changes. */
	shows(productId: number): void;
	picture(key: string): void;
	dropped(href: string): void;
	/** Since what was begun last. */
	notes(): PageNotes;
}

export function createWatch(recorder: Pick<Recorder, 'begin' | 'reads'>): Watch {
	let subject: PageSubject | null = null;
	let shown: readonly number[] = [];
	let pictures = new Set<string>();
	let droppedLinks: string[] = [];

	return {
		begin(owner, next, nextShown = []) {
			recorder.begin(owner);
			subject = next;
			shown = nextShown;
			pictures = new Set();
			droppedLinks = [];
		},
		reads(kind, name) {
			// The catalogue shows when a product's own pictures change.
			if (kind !== 'pictures' || subject?.template !== 'product') {
				recorder.reads(kind, name);
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

/** The content, of which each part that is read is noted. */
export function watchedContent(content: Content, watch: Pick<Watch, 'reads'>): Content {
	return new Proxy(content, {
		get(target, name, receiver) {
			if (typeof name === 'string' && Object.hasOwn(target, name)) {
				watch.reads('content', name);
			}
			return Reflect.get(target, name, receiver);
		},
	});
}
