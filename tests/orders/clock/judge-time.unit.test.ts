/** What of a machine's time is believed, by the facts alone. */
import { expect, it } from 'vitest';
import { judgeTime, type TimeFacts } from '../../../orders/clock/judge-time.ts';

const hourMs = 3_600_000;
const nowMs = Date.parse('2026-11-29T12:00:00Z');
const silent: TimeFacts = { nowMs, builtAtMs: null, newestRowMs: null, heartbeatMs: null, testimonies: [], settled: null };
const says = (name: string, aheadMs: number) => ({ name, aheadMs });
const doubtOf = (facts: Partial<TimeFacts>) => judgeTime({ ...silent, ...facts }).doubt;

it.each<[string, Partial<TimeFacts>]>([
	['nothing is known: the first start', {}],
	['a witness is off by less than an hour', { testimonies: [says('cms.example', hourMs - 1)] }],
	['what was released was built before', { builtAtMs: nowMs - 1 }],
	['the clock was put back by some minutes', { newestRowMs: nowMs + hourMs, heartbeatMs: nowMs + hourMs }],
	['the service was off for two days', { heartbeatMs: nowMs - 48 * hourMs }],
	['it was off for a month, and one witness vouches', { heartbeatMs: nowMs - 720 * hourMs, testimonies: [says('cms.example', 0)] }],
	['orders are rare, and the service runs', { newestRowMs: nowMs - 720 * hourMs, heartbeatMs: nowMs }],
	[
		'two witnesses agree, against all else',
		{ newestRowMs: nowMs * 2, heartbeatMs: 1, testimonies: [says('a', 0), says('b', 1), says('c', -nowMs)] },
	],
	[
		'a row is from a wrong future that was settled',
		{ newestRowMs: nowMs * 2, heartbeatMs: nowMs, settled: { futureMs: nowMs * 2, distrusted: [] } },
	],
	['a witness is wrong that was found out', { testimonies: [says('c', -nowMs)], settled: { futureMs: 0, distrusted: ['c'] } }],
])('believes it where %s', (_, facts) => {
	expect(doubtOf(facts)).toBeNull();
});

it.each<[string, Partial<TimeFacts>, string]>([
	['a witness is an hour behind', { testimonies: [says('cms.example', -hourMs)] }, 'cms.example says 2026-11-29T11:00:00Z'],
	['one of two witnesses is ahead', { testimonies: [says('a', 0), says('cms.example', hourMs)] }, 'cms.example says 2026-11-29T13:00:00Z'],
	['what was released was built later', { builtAtMs: nowMs + hourMs + 1 }, 'the released content is from 2026-11-29T13:00:00Z'],
	['a row is later', { newestRowMs: nowMs + hourMs + 1 }, 'a row from 2026-11-29T13:00:00Z'],
	['a row is later than what was settled', { newestRowMs: nowMs * 3, settled: { futureMs: nowMs * 2, distrusted: [] } }, 'a row from'],
	['the service was sure of a later time', { heartbeatMs: nowMs + hourMs + 1 }, 'sure of 2026-11-29T13:00:00Z'],
	['the service was off for longer', { heartbeatMs: nowMs - 48 * hourMs - 1 }, 'no other machine vouches'],
	['a database without a heartbeat has old rows alone', { newestRowMs: nowMs - 48 * hourMs - 1 }, 'no other machine vouches'],
])('doubts it where %s', (_, facts, why) => {
	expect(doubtOf(facts)).toContain(why);
});
