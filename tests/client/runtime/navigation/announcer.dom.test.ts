/** What the line at the foot of the window says, and to whom. */
import { beforeEach, expect, test, vi } from 'vitest';
import { marks } from '../../../../client/runtime/document-marks.ts';
import { createAnnouncer } from '../../../../client/runtime/navigation/arrive.ts';

let line: HTMLElement;
const seen = () => !line.classList.contains(marks.unseen);

beforeEach(() => {
	vi.useFakeTimers();
	line = document.createElement('div');
	line.id = marks.announcerId;
	line.className = marks.unseen;
	document.body.replaceChildren(line);
	return () => vi.useRealTimers();
});

test('says to some and shows to all', () => {
	const announcer = createAnnouncer(window);
	announcer.show('broken');
	expect([line.textContent, seen()]).toEqual(['broken', true]);
	announcer.say('opened');
	expect([line.textContent, seen()]).toEqual(['opened', false]);
});

test('shows a notice only when its time has passed, and not when something else came first', () => {
	const announcer = createAnnouncer(window);
	announcer.show('broken');
	announcer.showAfter(1000, 'slow');
	expect([line.textContent, seen()]).toEqual(['', false]);
	vi.advanceTimersByTime(999);
	expect(line.textContent).toBe('');
	vi.advanceTimersByTime(1);
	expect([line.textContent, seen()]).toEqual(['slow', true]);

	announcer.showAfter(1000, 'slow');
	announcer.say('opened');
	vi.advanceTimersByTime(2000);
	expect([line.textContent, seen()]).toEqual(['opened', false]);
});
