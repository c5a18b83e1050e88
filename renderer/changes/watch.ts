/** Notes what is seen while the data of a page is made: what it is made from, which pictures it names, and which links it dropped. */
import type { PageSubject } from '../routes/route.ts';
import type { Recorder } from './recorder.ts';

export interface PageNotes {
	/** Keys of the pictures that the page names, but for those of records that it shows. */
	readonly pictures: ReadonlySet<string>;
	/** Links in its texts that lead to no page; only their words were kept. */
	readonly droppedLinks: readonly string[];
}

export interface Watch {
	/** What the page is about whose data is made; null: no page's is. */
	readonly subject: PageSubject | null;
	/** Data is made for `owner` from here on: a page about `subject` that shows these records; null: anything but a page. */
	begin(owner: string, subject: PageSubject | null, shown?: readonly number[]): void;
	/** An input decides what the data is. */
	reads(kind: string, name?: string): void;
	/** The page shows this record. Throws where its plan does not name it: it would not be made again when the record changes. */
	shows(recordId: number): void;
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
		get subject() {
			return subject;
		},
		begin(owner, next, nextShown = []) {
			recorder.begin(owner);
			subject = next;
			shown = nextShown;
			pictures = new Set();
			droppedLinks = [];
		},
		reads: recorder.reads,
		shows(recordId) {
			if (!shown.includes(recordId)) {
				throw new Error(`The data of a ${subject?.template ?? 'shell'} looks at the record ${recordId}, which its plan does not name.`);
			}
		},
		picture: (key) => void pictures.add(key),
		dropped: (href) => void droppedLinks.push(href),
		notes: () => ({ pictures, droppedLinks }),
	};
}
