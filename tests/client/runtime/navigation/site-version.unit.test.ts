/** How a tab that stays open learns of a deploy. */
import { expect, test, vi } from 'vitest';
import { createSiteVersion } from '../../../../client/runtime/navigation/full-load.ts';

function aVersion(answer: () => Promise<Response>) {
	let nowMs = 0;
	const fetch = vi.fn(answer);
	const version = createSiteVersion({ buildHash: 'old', fetch, nowMs: () => nowMs });
	return { version, fetch, pass: (ms: number) => (nowMs += ms) };
}

const json = (value: unknown) => async () => Response.json(value);

test.each([
	['the same build', json({ buildHash: 'old' }), false],
	['another build', json({ buildHash: 'new' }), true],
	['no build', json({}), false],
	['a list', json(['new']), false],
	['nothing that exists', async () => new Response('', { status: 404 }), false],
	['a failing host', async () => Response.json({ buildHash: 'new' }, { status: 500 }), false],
])('an answer that names %s', async (_, answer, updated) => {
	const { version } = aVersion(answer);
	await version.check();
	expect(version.isUpdated()).toBe(updated);
});

test.each([
	['HTML', async () => new Response('<!doctype html>')],
	['no answer', () => Promise.reject(new TypeError('reset'))],
])('%s is only logged', async (_, answer) => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const { version } = aVersion(answer);
	await version.check();
	expect(version.isUpdated()).toBe(false);
	expect(warn).toHaveBeenCalledOnce();
});

test('asks once in five minutes, and no more when it knows', async () => {
	const { version, fetch, pass } = aVersion(json({ buildHash: 'old' }));
	await version.check();
	pass(299_999);
	await version.check();
	expect(fetch).toHaveBeenCalledOnce();
	pass(1);
	await version.check();
	expect(fetch).toHaveBeenCalledTimes(2);
	version.noteUpdate();
	pass(300_000);
	await version.check();
	expect(fetch).toHaveBeenCalledTimes(2);
});

test('an update tells whether something had failed before', () => {
	const { version } = aVersion(json({}));
	expect(version.noteUpdate()).toBe(false);
	version.noteFailure();
	expect(version.noteUpdate()).toBe(true);
});
