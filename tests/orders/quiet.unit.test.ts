/** Visitors are answered before documents are drawn. */
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createQuiet } from '../../orders/http/quiet.ts';

it('begins a costly delivery when no visitor waits for an answer', async () => {
	const quiet = createQuiet();
	const app = fastify({ forceCloseConnections: true });
	onTestFinished(() => app.close());
	quiet.watch(app);
	let answer = (): void => {};
	const asked = Promise.withResolvers<void>();
	app.get('/', async () => {
		asked.resolve();
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		return 'ok';
	});
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	const seen: string[] = [];
	const channel = quiet.wait({
		async deliver() {
			seen.push('drawn');
			return { kind: 'done' };
		},
	});
	const entry = { id: 1, uuid: '', body: '', at: 0, tries: 1 };
	const visitor = fetch(url).then(() => seen.push('answered'));
	await asked.promise;
	const drawn = channel.deliver(entry);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(seen).toEqual([]);
	answer();
	expect(await drawn).toEqual({ kind: 'done' });
	await visitor;
	expect(seen.toSorted()).toEqual(['answered', 'drawn']);
	await channel.deliver(entry);
	expect(seen).toHaveLength(3);
});
