/** What an editor reads in Directus where an edit was refused. */
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createEditorNotes } from '../../../fleet/backend/tell-editors.ts';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import type { Problem } from '../../../pipeline/problem.ts';
import { startManyShops } from '../../../sandbox/fleet/many-shops.ts';

const shop = 'juwelier.example';
const problem: Problem = {
	code: 'price-invalid',
	severity: 'error',
	collection: 'ecommerce_product',
	id: 7,
	field: 'price_brutto',
	message: 'The price must be above zero. Found: -5.',
	fix: 'Enter a price.',
};
const edit = (user: string | null) => ({ id: 'x', collection: 'ecommerce_product', keys: [7], user, atMs: 0 });

async function notesFor(users: readonly (string | null)[], problems: readonly Problem[], token?: string) {
	const backend = await startManyShops({ shops: 1, products: 1, sharedProducts: 0 });
	const client = createBackendClient({ url: backend.url, token: token ?? backend.token, project: 'fleet' });
	onTestFinished(async () => {
		await client.close();
		await backend.stop();
	});
	const lines: string[] = [];
	const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(line) });
	await createEditorNotes(client, log)(users.map(edit), shop, problems);
	return { notes: (await backend.state()).notifications, lines };
}

it('is one note for each person, with the problem, its place and the fix', async () => {
	const { notes, lines } = await notesFor(
		['anna', 'anna', null, 'ben'],
		[problem, { ...problem, severity: 'warning', message: 'Only a warning.' }],
	);
	expect(notes.map(({ recipient }) => recipient)).toEqual(['anna', 'ben']);
	expect(notes[0]).toMatchObject({ collection: 'ecommerce_product', item: '7', subject: expect.stringContaining(shop) });
	expect(notes[0]?.message).toContain('**ecommerce_product 7**, price_brutto: The price must be above zero. Found: -5. Enter a price.');
	expect(notes[0]?.message).not.toContain('Only a warning');
	expect(lines).toEqual([]);
});

it('is nothing where a program made the edit, or nothing was refused', async () => {
	expect((await notesFor([null], [problem])).notes).toEqual([]);
	expect((await notesFor(['anna'], [{ ...problem, severity: 'warning' }])).notes).toEqual([]);
});

it('names ten problems and counts the rest', async () => {
	const { notes } = await notesFor(
		['anna'],
		Array.from({ length: 13 }, (_, id) => ({ ...problem, id })),
	);
	expect(String(notes[0]?.message).match(/^- \*\*/gm)).toHaveLength(10);
	expect(notes[0]?.message).toContain('- … 3');
});

it('that Directus does not take is noted in the log, and nothing else fails', async () => {
	const { notes, lines } = await notesFor(['anna'], [problem], 'an unknown token');
	expect(notes).toEqual([]);
	expect(lines.join()).toContain('an editor was not told');
});
