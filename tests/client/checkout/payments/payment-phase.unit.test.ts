/** Which news bring a payment on from where it stands, as a table. */
import { expect, it, test } from 'vitest';
import { nextPhase, type PaymentNews, type PaymentPhase } from '../../../../client/checkout/payments/payment-phase.ts';

const approval = { orderID: 'A-1' };
const phases: Readonly<Record<PaymentPhase['phase'], PaymentPhase>> = {
	loading: { phase: 'loading' },
	ready: { phase: 'ready', notice: null },
	open: { phase: 'open' },
	blocked: { phase: 'blocked' },
	declined: { phase: 'declined' },
	posting: { phase: 'posting', approval },
	unposted: { phase: 'unposted', approval },
	refused: { phase: 'refused' },
	done: { phase: 'done' },
};
const news: Readonly<Record<PaymentNews['kind'], PaymentNews>> = {
	shown: { kind: 'shown' },
	unavailable: { kind: 'unavailable' },
	opened: { kind: 'opened' },
	approved: { kind: 'approved', approval },
	closed: { kind: 'closed' },
	declined: { kind: 'declined' },
	failed: { kind: 'failed', reason: 'x' },
	posted: { kind: 'posted' },
	notPosted: { kind: 'notPosted' },
	refused: { kind: 'refused' },
	resend: { kind: 'resend' },
	retry: { kind: 'retry' },
	approvedElsewhere: { kind: 'approvedElsewhere', approval },
};

/** All that leads anywhere. */
const moves: readonly (readonly [from: PaymentPhase['phase'], by: PaymentNews['kind'], to: PaymentPhase])[] = [
	['loading', 'shown', phases.ready],
	['loading', 'unavailable', phases.blocked],
	...(['ready', 'open'] as const).flatMap(
		(from) =>
			[
				[from, 'opened', phases.open],
				[from, 'approved', phases.posting],
				[from, 'closed', { phase: 'ready', notice: 'closed' }],
				[from, 'failed', { phase: 'ready', notice: 'failed' }],
				[from, 'declined', phases.declined],
			] as const,
	),
	['blocked', 'retry', phases.loading],
	['declined', 'retry', phases.loading],
	['refused', 'retry', phases.loading],
	['posting', 'posted', phases.done],
	['posting', 'notPosted', phases.unposted],
	['posting', 'refused', phases.refused],
	['unposted', 'resend', phases.posting],
	...(['loading', 'ready', 'open', 'blocked', 'declined'] as const).map((from) => [from, 'approvedElsewhere', phases.unposted] as const),
];

test.each(moves)('%s goes on by %s', (from, by, to) => {
	expect(nextPhase(phases[from], news[by])).toEqual(to);
});

it('stays where it is by all other news: nothing takes an approval away, or asks for a second one', () => {
	const known = new Set(moves.map(([from, by]) => `${from} ${by}`));
	const others = Object.values(phases).flatMap((phase) => Object.values(news).map((each) => ({ phase, each })));
	const still = others.filter(({ phase, each }) => !known.has(`${phase.phase} ${each.kind}`));
	expect(still).toHaveLength(Object.keys(phases).length * Object.keys(news).length - moves.length);
	for (const { phase, each } of still) expect(nextPhase(phase, each)).toBe(phase);
});
