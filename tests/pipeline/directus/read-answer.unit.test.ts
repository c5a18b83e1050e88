import { expect, it } from 'vitest';
import { AnswerTooLarge } from '../../../pipeline/directus/backend-errors.ts';
import { readAnswer } from '../../../pipeline/directus/read-answer.ts';

const url = new URL('https://cms.example/items/page?fields=*');
const limits = { deadline: new AbortController().signal, idleTimeoutMs: 10_000, maxBytes: 100 };

/** Sends 40 bytes at a time, for ever. */
function endless(onCancel: () => void): Response {
	return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(40)), cancel: onCancel }));
}

it('an answer that is too large is refused while it comes', async () => {
	let cancelled = false;
	const fetch = async () =>
		endless(() => {
			cancelled = true;
		});
	const refused = await readAnswer(fetch, url, {}, limits).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(AnswerTooLarge);
	expect(String(refused)).toContain('https://cms.example/items/page answers with more than');
	expect(cancelled).toBe(true);
});

it('an answer of just the size is read', async () => {
	expect((await readAnswer(async () => new Response(new Uint8Array(100)), url, {}, limits)).body).toHaveLength(100);
});
