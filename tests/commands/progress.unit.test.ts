import { describe, expect, it } from 'vitest';
import { createJsonProgress, createLineProgress, formatDuration } from '../../commands/progress/line-progress.ts';

/** Collects what is written, and a clock that stands until it is moved. */
function stand() {
	const written: string[] = [];
	const clock = { ms: 0 };
	return { written, clock, stream: { write: (text: string) => written.push(text) > 0 }, nowMs: () => clock.ms };
}

describe('lines', () => {
	it('say how a stage ended', () => {
		const { written, clock, stream, nowMs } = stand();
		const stage = createLineProgress(stream, nowMs).stage('Images', 3);
		stage.advance(3);
		clock.ms = 1500;
		stage.done('3 pictures');
		expect(written).toEqual(['Images: 3 pictures (1.5 s)\n']);
	});

	it('count to what a stage has grown to', () => {
		const { written, clock, stream, nowMs } = stand();
		const stage = createLineProgress(stream, nowMs).stage('Images', 3);
		stage.grow(4);
		clock.ms = 10_000;
		stage.advance(5);
		expect(written).toEqual(['Images: 5 of 7\n']);
	});

	it('say now and then that a long stage is alive', () => {
		const { written, clock, stream, nowMs } = stand();
		const stage = createLineProgress(stream, nowMs).stage('Images', 300);
		for (let second = 1; second <= 25; second++) {
			clock.ms = second * 1000;
			stage.advance(2);
		}
		expect(written).toEqual(['Images: 20 of 300\n', 'Images: 40 of 300\n']);
	});
});

describe('JSON', () => {
	it('is one object a line', () => {
		const { written, clock, stream, nowMs } = stand();
		const stage = createJsonProgress(stream, nowMs).stage('Pages', 2);
		stage.advance();
		clock.ms = 1200;
		stage.advance();
		stage.done('2 rendered');
		expect(written.map((line) => JSON.parse(line))).toEqual([
			{ event: 'stage', stage: 'Pages', total: 2 },
			{ event: 'progress', stage: 'Pages', count: 2, total: 2 },
			{ event: 'done', stage: 'Pages', count: 2, summary: '2 rendered', ms: 1200 },
		]);
	});
});

it.each([
	[40, '0.0 s'],
	[9949, '9.9 s'],
	[12_400, '12 s'],
	[185_000, '3 min 05 s'],
])('%i ms are %s', (ms, text) => {
	expect(formatDuration(ms)).toBe(text);
});
