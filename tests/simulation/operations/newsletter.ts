/** Readers sign up for the newsletter, press the button behind the link of its mail, or do not, and leave again. */
import { linkPaths } from '../../../orders/forms/newsletter.ts';
import type { Random } from '../../../sandbox/random.ts';
import { aSignUp } from '../../orders/run-orders.ts';
import type { World } from '../world.ts';
import { json, type OperationKind } from './operation.ts';

const minuteMs = 60_000;
/** The link works for two days. */
const delaysMs = [minuteMs, 20 * minuteMs, 5 * 60 * minuteMs, 30 * 60 * minuteMs, 60 * 60 * minuteMs] as const;
const readers = ['reader-1@post.example', 'reader-2@post.example', 'reader-3@post.example', 'reader-4@post.example'] as const;

/** The newest one that a reader has got; null: none has come. */
function linkOf(world: World, email: string, kind: keyof typeof linkPaths): string | null {
	const texts = world.mail.taken.filter(({ to }) => to === email).map(({ text }) => text);
	return texts.flatMap((text) => new RegExp(`${linkPaths[kind]}\\?[^\\s>]+`).exec(text)?.[0] ?? []).at(-1) ?? null;
}

async function press(world: World, url: string, onPage: (location: string) => void): Promise<void> {
	const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '198.51.100.77' };
	await world.send({ method: 'POST', url, payload: 'pressed=yes', headers }, (answer) => onPage(String(answer?.headers.location ?? '')));
}

async function signUp(world: World, random: Random): Promise<string> {
	const email = random.pick(readers);
	await world.send(json('/ecom/newsletter', aSignUp({ email, idempotency_key: world.uuid() }), { 'x-forwarded-for': '198.51.100.77' }));
	world.time.after(random.pick(delaysMs), () => {
		const url = linkOf(world, email, 'confirm');
		if (url === null) return;
		void press(world, url, (location) => {
			if (location.endsWith('-confirmed')) world.subscribers.add(email);
		});
	});
	return `${email} signs up for the newsletter`;
}

async function leave(world: World, random: Random): Promise<string> {
	const email = random.pick(readers);
	const url = linkOf(world, email, 'unsubscribe');
	if (url === null) return '';
	// Whether it is carried out is not known where the answer is lost.
	world.subscribers.delete(email);
	await press(world, url, () => {});
	return `${email} leaves the newsletter`;
}

export const newsletterOperations: Readonly<Record<string, OperationKind>> = {
	'sign up': { weight: 4, apply: signUp },
	'leave newsletter': { weight: 1, apply: leave },
};
