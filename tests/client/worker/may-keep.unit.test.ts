/** Which answers the service worker keeps. */
import { expect, test } from 'vitest';
import { type AnswerFacts, type KeptKind, mayKeep } from '../../../client/worker/choose-handling.ts';

const html = 'text/html;charset=utf-8';
const good: AnswerFacts = { status: 200, type: 'basic', redirected: false, contentType: html, cacheControl: 'public, max-age=0' };

test.each<[KeptKind, string]>([
	['page', html],
	['page-data', 'application/json'],
	['asset', 'text/javascript'],
	['asset', 'text/css;charset=utf-8'],
	['asset', 'font/woff2'],
	['image', 'image/avif'],
])('keeps a good %s of type %s', (kind, contentType) => {
	expect(mayKeep(kind, { ...good, contentType })).toBe(true);
});

test.each<KeptKind>(['page-data', 'asset', 'image'])('keeps no HTML in the place of a %s', (kind) => {
	expect(mayKeep(kind, good)).toBe(false);
});

test.each<[string, Partial<AnswerFacts>]>([
	['a 404 page', { status: 404 }],
	['a failing host', { status: 503 }],
	['a part', { status: 206 }],
	['another host', { type: 'cors' }],
	['what cannot be read', { status: 0, type: 'opaque' }],
	['a redirect', { redirected: true }],
	['what nobody may keep', { cacheControl: 'no-store' }],
])('keeps nothing of %s', (_, facts) => {
	expect(mayKeep('page', { ...good, ...facts })).toBe(false);
});
