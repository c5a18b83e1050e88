/** What a project shows of shared records, by declarations of a school: the engine knows no trade. */
import { describe, expect, it } from 'vitest';
import { childList, defineCollection, links, pictures, translations } from '../../../pipeline/declarations/define-collection.ts';
import { describeCollections } from '../../../pipeline/declarations/describe-collections.ts';
import { choice, count, link, markdown, text } from '../../../pipeline/declarations/fields.ts';
import { linksOf, overlayFieldsOf, sharedCollectionsOf } from '../../../pipeline/declarations/shared-collections.ts';
import { mergeShared, withoutMark } from '../../../pipeline/fetch/merge-shared.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { RecordsByCollection } from '../../../pipeline/snapshot/write-snapshot.ts';

const project = 'schule.example';
const usual = { label: 'x', icon: 'x', template: 'x' };
const status = choice('Status', { draft: 'a', published: 'b', archived: 'c' }, { required: true });

const building = defineCollection({ collection: 'building', ...usual, fields: { name: text('Name') } });
const room = defineCollection({ collection: 'room', ...usual, fields: { name: text('Name'), building: link('Haus', 'building') } });
const subject = defineCollection({ collection: 'subject', ...usual, fields: { name: text('Name'), parent: link('Darüber', 'subject') } });
const teacher = defineCollection({ collection: 'teacher', ...usual, fields: { name: text('Name') } });
const course = defineCollection({
	collection: 'course',
	...usual,
	fields: {
		status,
		title: text('Titel'),
		fee: count('Gebühr', 0),
		plan: markdown('Plan'),
		room: link('Raum', 'room'),
		next: link('Dann', 'course'),
	},
	lists: {
		images: pictures('Bilder'),
		subjects: links('Fächer', 'subject', 'subject_id', { expected: 'x' }),
		terms: childList({ label: 'x', template: 'x', expected: 'x', fields: { teacher: link('Lehrer', 'teacher') } }),
		translations: translations({ title: text('Titel'), plan: markdown('Plan') }),
	},
});
const listing = defineCollection({
	collection: 'listing',
	...usual,
	overlays: { collection: 'course', by: 'course' },
	isNewer: true,
	fields: { status, course: link('Kurs', 'course'), title: text('Titel'), fee: count('Gebühr', null), remark: text('Notiz') },
	lists: { images: pictures('Bilder'), translations: translations({ title: text('Titel'), plan: markdown('Plan') }) },
});
const guest = defineCollection({ collection: 'guest', ...usual, fields: { course: link('Kurs', 'course') } });

const declarations = [building, room, subject, teacher, course, listing, guest];
const collections = describeCollections(declarations);

const aCourse = (fields: WireRecord = {}): WireRecord => ({
	id: 50,
	project: null,
	status: 'published',
	title: 'Zeichnen',
	fee: 90,
	plan: 'Erst dies',
	room: null,
	next: null,
	images: [{ id: 1, directus_files_id: 'shared' }],
	subjects: [],
	terms: [],
	translations: [
		{ id: 1, language: 'en', title: 'Drawing', plan: 'First this' },
		{ id: 2, language: 'fr', title: 'Dessin', plan: null },
	],
	...fields,
});
const aListing = (fields: WireRecord = {}): WireRecord => ({
	id: 7,
	project,
	status: 'published',
	course: 50,
	title: null,
	fee: null,
	remark: 'nur hier',
	images: [],
	translations: [],
	...fields,
});

/** `shared`: what the backend has without a project. `asked` has a line for each read. */
async function merge(own: Record<string, WireRecord[]>, shared: Record<string, WireRecord[]>) {
	const asked: string[] = [];
	const { records, added } = await mergeShared({
		collections,
		project,
		records: own,
		shared: {
			read(collection, keys) {
				asked.push(`${collection} ${keys.join()}`);
				return Promise.resolve((shared[collection] ?? []).filter(({ id }) => keys.map(String).includes(String(id))));
			},
		},
	});
	return { records, added, asked, course: records.course?.[0], keys: keysOf(records) };
}

const keysOf = (records: RecordsByCollection) =>
	Object.fromEntries(Object.entries(records).map(([collection, list]) => [collection, list.map(({ id }) => id)]));

describe('the values of a shown record', () => {
	it('are the shared ones where the overlay sets none, under the project and the key of the shared one', async () => {
		const { course: shown, added } = await merge({ listing: [aListing()] }, { course: [aCourse()] });
		expect(shown).toEqual({ ...aCourse(), project });
		expect(added).toEqual([shown]);
	});

	it.each([
		['a text', { title: 'Malen' }],
		['a number', { fee: 70 }],
		['zero', { fee: 0 }],
		['a list', { images: [{ id: 9, directus_files_id: 'own' }] }],
	])('are those of the overlay where it sets %s', async (_, fields) => {
		const { course: shown } = await merge({ listing: [aListing(fields)] }, { course: [aCourse()] });
		expect(shown).toEqual({ ...aCourse(), project, ...fields });
	});

	it('are the shared ones where the overlay has an empty text', async () => {
		const { course: shown } = await merge({ listing: [aListing({ title: ' ' })] }, { course: [aCourse()] });
		expect(shown?.title).toBe('Zeichnen');
	});

	it('are translated field by field: what the overlay says in a language, and else what is shared', async () => {
		const own = [
			{ id: 70, language: 'en-GB', title: 'Painting', plan: '' },
			{ id: 71, language: 'it', title: 'Pittura' },
		];
		const { course: shown } = await merge({ listing: [aListing({ translations: own })] }, { course: [aCourse()] });
		expect(shown?.translations).toEqual([
			{ id: 1, language: 'en', title: 'Painting', plan: 'First this' },
			{ id: 2, language: 'fr', title: 'Dessin', plan: null },
			{ id: 71, language: 'it', title: 'Pittura' },
		]);
	});

	it('hold nothing of an overlay that the shared collection does not have, nor what identifies it', async () => {
		expect(overlayFieldsOf({ ...listing, overlays: { collection: 'course', by: 'course' } }, course)).toEqual({
			fields: ['title', 'fee'],
			lists: ['images'],
			translated: ['translations'],
		});
		const { course: shown } = await merge({ listing: [aListing()] }, { course: [aCourse()] });
		expect(Object.keys(shown ?? {})).not.toContain('remark');
	});
});

describe('whether a record is shown', () => {
	it.each([
		['published', 'published', 'published'],
		['published', 'draft', 'draft'],
		['draft', 'published', 'draft'],
		['archived', 'published', 'archived'],
		['archived', 'draft', 'archived'],
	])('depends on both: a shared one that is %s and an overlay that is %s make one that is %s', async (shared, own, expected) => {
		const { course: shown, records } = await merge({ listing: [aListing({ status: own })] }, { course: [aCourse({ status: shared })] });
		expect(shown?.status).toBe(expected);
		expect(records.listing?.[0]?.shared_status).toBe(shared);
	});

	it.each(['archived', null, undefined])('an overlay that is %s shows nothing, and asks for nothing', async (own) => {
		const { records, asked } = await merge({ listing: [aListing({ status: own })] }, { course: [aCourse()] });
		expect([records.course, records.listing, asked]).toEqual([undefined, [aListing({ status: own })], []]);
	});

	it('an archived overlay beside others is neither asked for nor said anything of', async () => {
		const archived = aListing({ id: 8, course: 60, status: 'archived' });
		const { records, asked } = await merge({ listing: [aListing(), archived] }, { course: [aCourse(), aCourse({ id: 60 })] });
		expect([asked, records.listing?.[1]]).toEqual([['course 50'], archived]);
	});

	it('an overlay of what is not shared shows nothing, and says so', async () => {
		const lists = [aListing({ course: 51 }), aListing({ id: 8, course: null })];
		const { records } = await merge({ listing: lists, course: [aCourse({ id: 51, project })] }, { course: [aCourse()] });
		expect(records.course).toEqual([aCourse({ id: 51, project })]);
		expect(records.listing?.map((record) => record.shared_status)).toEqual([null, null]);
	});

	it('takes the published one of several overlays, and of these the one with the lowest key', async () => {
		const several = [
			aListing({ id: 12, fee: 12 }),
			aListing({ id: 9, fee: 9 }),
			aListing({ id: 3, fee: 3, status: 'draft' }),
			aListing({ id: 1, fee: 1, status: 'archived' }),
		];
		const { records } = await merge({ listing: several }, { course: [aCourse()] });
		expect(records.course?.map(({ fee }) => fee)).toEqual([9]);
	});

	it('names the shared record by its key, by digits or as an expanded record', async () => {
		for (const named of [50, '50', { id: 50 }]) {
			expect((await merge({ listing: [aListing({ course: named })] }, { course: [aCourse()] })).keys.course).toEqual([50]);
		}
	});
});

describe('records that shown ones lead to', () => {
	const shared = {
		course: [aCourse({ room: 1, next: 60, subjects: [{ id: 1, subject_id: 20 }], terms: [{ id: 1, teacher: 30 }] }), aCourse({ id: 60 })],
		room: [
			{ id: 1, project: null, building: 40 },
			{ id: 2, project: null, building: 41 },
		],
		building: [40, 41].map((id) => ({ id, project: null })),
		subject: [
			{ id: 20, project: null, parent: 21 },
			{ id: 21, project: null, parent: 20 },
		],
		teacher: [30, 31].map((id) => ({ id, project: null })),
	};

	it('come along, through fields, junctions and rows, and on to their end', async () => {
		const { keys, records, added } = await merge({ listing: [aListing()] }, shared);
		expect(keys).toEqual({ listing: [7], course: [50], room: [1], subject: [20, 21], teacher: [30], building: [40] });
		expect(added.map((record) => record.project)).toEqual(added.map(() => project));
		expect(added).toHaveLength(6);
		expect(records.building?.[0]).toEqual({ id: 40, project });
	});

	it('are not asked for where the project has them, nor twice', async () => {
		const own = { listing: [aListing()], room: [{ id: 1, project, building: null }], subject: [{ id: 20, project, parent: null }] };
		const { asked, keys } = await merge(own, shared);
		expect(asked).toEqual(['course 50', 'teacher 30']);
		expect([keys.room, keys.subject]).toEqual([[1], [20]]);
		expect((await merge({ listing: [aListing()] }, shared)).asked).toEqual([
			'course 50',
			'room 1',
			'subject 20',
			'teacher 30',
			'building 40',
			'subject 21',
		]);
	});

	it('are those of the own records of the shown collection as well', async () => {
		const own = { listing: [aListing()], course: [aCourse({ id: 5, project, room: 2 })] };
		expect((await merge(own, { ...shared, course: [aCourse()] })).keys).toMatchObject({ course: [5, 50], room: [2], building: [41] });
	});

	it('leave out what is found nowhere, as for a record of another project', async () => {
		const { keys } = await merge({ listing: [aListing()] }, { course: [aCourse({ room: 99 })] });
		expect(keys).toEqual({ listing: [7], course: [50] });
	});

	it('are not looked for on behalf of an archived record', async () => {
		const { asked } = await merge({ listing: [aListing()] }, { ...shared, course: [aCourse({ room: 1, status: 'archived' })] });
		expect(asked).toEqual(['course 50']);
	});
});

it('asks nothing for a project without overlays, whatever its records lead to', async () => {
	const own = { course: [aCourse({ project, room: 1 })], listing: [] };
	const { asked, records } = await merge(own, {});
	expect([asked, records]).toEqual([[], own]);
});

it('forgets what a snapshot says of an overlay', () => {
	expect(withoutMark({ ...aListing(), shared_status: 'published' })).toEqual(aListing());
});

describe('the declarations', () => {
	it('say which collections can have shared records', () => {
		expect(sharedCollectionsOf(declarations).map(({ collection }) => collection)).toEqual([
			'building',
			'room',
			'subject',
			'teacher',
			'course',
		]);
	});

	it('say how records lead to others', () => {
		expect(linksOf(course)).toEqual([
			{ path: ['room'], collection: 'room' },
			{ path: ['next'], collection: 'course' },
			{ path: ['subjects', 'subject_id'], collection: 'subject' },
			{ path: ['terms', 'teacher'], collection: 'teacher' },
		]);
	});
});
