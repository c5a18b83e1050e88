/** The engine knows no trade: it fetches what any site declares, and keeps any site's history. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import type { ContentDefinition, FetchedRecords } from '../../../pipeline/content-definition.ts';
import { defineCollection } from '../../../pipeline/declarations/define-collection.ts';
import { describeCollections } from '../../../pipeline/declarations/describe-collections.ts';
import { markdown, text } from '../../../pipeline/declarations/fields.ts';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { fetchSnapshot } from '../../../pipeline/fetch/fetch-snapshot.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { silentProgress } from '../../../site/progress.ts';
import { type BackendServer, startBackend } from '../../support/backend-server.ts';
import { createFastClock } from '../../support/fast-clock.ts';

const project = 'schule.example';
const course = defineCollection({
	collection: 'course',
	label: 'Kurse',
	icon: 'school',
	template: '{{title}}',
	fields: { title: text('Titel'), plan: markdown('Plan') },
});

/** Titles that courses once had. */
type Titles = readonly string[];

const school: ContentDefinition<FetchedRecords, Titles> = {
	collections: describeCollections([course]),
	read: (fetched) => fetched,
	refuseLoss(before, now) {
		if (now('course').length < before('course').length) throw new Error('A course is gone.');
	},
	texts: ({ records }) =>
		records('course').map(({ id, plan }) => ({ collection: 'course', id: Number(id), field: 'plan', markdown: String(plan) })),
	history: {
		open: ({ names, json }) => names.flatMap((name) => json(name, z.array(z.string()))),
		advance: (titles, before, { records }) => {
			const now = new Set(records('course').map(({ title }) => title));
			const former = (before?.('course') ?? []).map(({ title }) => String(title));
			return [...titles, ...former.filter((title) => !now.has(title))];
		},
		texts: (titles) => titles.map((title) => `Formerly *${title}*`),
		files: (titles) => new Map([['history/titles.json', JSON.stringify(titles)]]),
	},
};

let root = '';
let courses: WireRecord[];
let backend: BackendServer;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'school-'));
	courses = [1, 2].map((id) => ({ id, project, title: `Kurs ${id}`, plan: `Erst **${id}**, dann mehr`, password: 'secret' }));
	backend = await startBackend({ records: { course: courses } });
});
afterEach(async () => {
	await backend.close();
	await rm(root, { recursive: true });
});

async function fetchAndOpen(options: { readonly drafts?: boolean } = {}) {
	const client = createBackendClient({ url: backend.url, token: 'token', project, clock: createFastClock() });
	const folders = { contentDir: join(root, 'content'), cacheDir: join(root, 'cache') };
	const asOf = '2026-11-20T12:00:00.000Z';
	const { staged } = await fetchSnapshot({ site: school, client, ...folders, asOf, progress: silentProgress, ...options });
	await staged.commit();
	return await openSnapshot(folders.contentDir);
}

it('is fetched by its own declarations alone', async () => {
	const { manifest, records } = await fetchAndOpen();
	expect(Object.keys(manifest.collections)).toEqual(['course', 'directus_files']);
	expect(records('course')).toEqual(courses.map(({ password: _, ...kept }) => kept));
	expect(Object.keys(manifest.richText)).not.toEqual([]);
	expect(new Set(backend.requests.map(({ path }) => path))).toEqual(new Set(['/server/info', '/items/course']));
});

it('keeps the history that it makes, and leaves it as it is for drafts', async () => {
	await fetchAndOpen();
	Object.assign(courses[0] ?? {}, { title: 'Anderer Kurs' });
	const { history, manifest } = await fetchAndOpen();
	expect(history.names).toEqual(['history/titles.json']);
	expect(history.text('history/titles.json')).toBe('["Kurs 1"]');
	const rendered = await Promise.all(Object.keys(manifest.richText).map((file) => readFile(join(root, 'content', file), 'utf8')));
	expect(rendered.join()).toContain('Formerly <em>Kurs 1</em>');
	Object.assign(courses[1] ?? {}, { title: 'Noch einer' });
	expect((await fetchAndOpen({ drafts: true })).history.text('history/titles.json')).toBe('["Kurs 1"]');
});

it('refuses what it takes for a loss, and the snapshot stays', async () => {
	await fetchAndOpen();
	courses.pop();
	await expect(fetchAndOpen()).rejects.toThrow('A course is gone.');
	expect((await openSnapshot(join(root, 'content'))).records('course')).toHaveLength(2);
});
