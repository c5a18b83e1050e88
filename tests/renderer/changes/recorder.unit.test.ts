import { describe, expect, it } from 'vitest';
import { createRecorder, type InputSources, type Recorder } from '../../../renderer/changes/recorder.ts';

const values = { brands: [{ id: 1 }], menu: ['a'], path: true };

const sourcesOf = (content: Record<string, unknown>): InputSources => ({
	content: (name) => content[name],
	path: (name) => name === '/agb',
});

/** A build in which `/` reads the brands, `/agb` the menu, and `/leer` nothing. */
function build(recorder: Recorder): Recorder {
	recorder.begin('/');
	recorder.reads('content', 'brands');
	recorder.begin('/agb');
	recorder.reads('content', 'menu');
	recorder.begin('/leer');
	return recorder;
}

const recorded = (recorder: Recorder) => recorder.recorded(() => true);
const first = recorded(build(createRecorder(sourcesOf(values), null)));
const owners = ['/', '/agb', '/leer'];
const changedAfter = (content: Record<string, unknown>, before = first) => {
	const recorder = createRecorder(sourcesOf(content), before);
	return owners.filter(recorder.isChanged);
};

describe('what was read', () => {
	it('decides alone what has changed', () => {
		expect(changedAfter(values)).toEqual([]);
		expect(changedAfter({ ...values, brands: [{ id: 2 }] })).toEqual(['/']);
		expect(changedAfter({ ...values, menu: [] })).toEqual(['/agb']);
		expect(changedAfter({ ...values, other: 1 })).toEqual([]);
	});

	it('has changed where its kind is no longer known', () => {
		const recorder = createRecorder({}, first);
		expect(owners.filter(recorder.isChanged)).toEqual(['/', '/agb']);
	});

	it('is everything where nothing is known, and so is an owner that is new', () => {
		const recorder = createRecorder(sourcesOf(values), null);
		expect(owners.every(recorder.isChanged)).toBe(true);
		expect(recorder.hasChanges).toBe(true);
		expect(createRecorder(sourcesOf(values), first).isChanged('/neu')).toBe(true);
	});

	it('is kept of an owner that is not made again, and replaced of one that is', () => {
		const now = { ...values, brands: [] };
		const recorder = createRecorder(sourcesOf(now), first);
		recorder.begin('/');
		recorder.reads('path', '/agb');
		const next = recorded(recorder);
		expect(changedAfter(now, next)).toEqual([]);
		expect(changedAfter({ ...now, brands: [1] }, next)).toEqual([]);
		expect(changedAfter({ ...now, menu: [] }, next)).toEqual(['/agb']);
		expect(next.inputs.map(([kind, name]) => `${kind} ${name}`).sort()).toEqual(['content menu', 'path /agb']);
	});

	it('may be added to an owner later, and is forgotten with it', () => {
		const recorder = build(createRecorder(sourcesOf(values), null));
		recorder.adds('/', 'path', '/fehlt');
		const next = recorder.recorded((owner) => owner !== '/agb');
		expect(Object.keys(next.owners)).toEqual(['/', '/leer']);
		expect(next.inputs.map(([, name]) => name)).toEqual(['brands', '/fehlt']);
	});

	it('goes on where an owner is begun once more', () => {
		const recorder = createRecorder(sourcesOf(values), null);
		recorder.begin('/');
		recorder.reads('content', 'menu');
		recorder.begin('/agb');
		recorder.begin('/');
		recorder.reads('content', 'brands');
		expect(changedAfter({ ...values, menu: [] }, recorded(recorder))).toContain('/');
	});
});
