import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { childList, defineCollection, links, pictures, translations } from '../../../pipeline/declarations/define-collection.ts';
import { describeCollections } from '../../../pipeline/declarations/describe-collections.ts';
import { amount, json, moment, picture, text } from '../../../pipeline/declarations/fields.ts';

const lessons = childList({
	label: 'Lessons',
	expected: 'a lesson',
	template: '{{title}}',
	fields: { title: text('Title'), charge: amount('Charge', z.unknown()), date_created: moment('Written') },
	lists: { images: pictures('Pictures'), translations: translations({ title: text('Title') }) },
});

const course = defineCollection({
	collection: 'course',
	label: 'Courses',
	icon: 'school',
	template: '{{title}}',
	fields: {
		title: text('Title'),
		poster: picture('Poster'),
		hours: amount('Hours', z.unknown(), { hasFreePlaces: true }),
		plan: json('Plan', z.unknown()),
		date_updated: moment('Changed'),
	},
	lists: {
		lessons,
		teachers: links('Teachers', 'teacher', 'teacher_id', { expected: 'a teacher', isOrderedByLink: true }),
		rooms: links('Rooms', 'room', 'room_id', { expected: 'a room' }),
	},
});

describe('describeCollections', () => {
	const described = describeCollections([course]);

	it('finds how records and their rows are kept', () => {
		expect(described.formOf('course')).toEqual({
			amounts: new Set(['charge']),
			quantities: new Set(['hours']),
			counts: new Set(),
			json: new Set(['plan']),
			links: new Set(['directus_files_id', 'teacher_id']),
			content: new Set(['date_updated']),
		});
	});

	it('finds the fields that hold a file', () => {
		expect([...described.fileFields].sort()).toEqual(['directus_files_id', 'poster', 'private_hash']);
	});

	it('knows the files of the backend beside what is declared, and nothing else', () => {
		expect(described.formOf('directus_files').counts).toEqual(new Set(['filesize']));
		expect(() => described.formOf('brand')).toThrow('brand is not declared.');
	});

	it('tells declarations apart by what is kept, and in which form', () => {
		const inAnotherForm = { ...course, fields: { ...course.fields, hours: amount('Hours', z.unknown()) } };
		const withoutPlan = { ...course, schema: course.schema.omit({ plan: true }) };
		const models = [course, inAnotherForm, withoutPlan].map((declaration) => describeCollections([declaration]).models);
		expect(new Set(models).size).toBe(3);
		expect(describeCollections([course]).models).toBe(described.models);
	});
});
