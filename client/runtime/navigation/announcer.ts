/** The line at the foot of the window: it announces events to screen readers, and shows notices to every visitor. */
import { pageMarks } from '../page-marks.ts';

/** Each call takes back what was said, shown or planned before. */
export interface Announcer {
	/** For screen readers only. */
	say(message: string): void;
	/** To all visitors. */
	show(message: string): void;
	/** Shows it when `delayMs` have passed. */
	showAfter(delayMs: number, message: string): void;
}

export function createAnnouncer(window: Window): Announcer {
	let timer = 0;
	const write = (message: string, visible: boolean): void => {
		window.clearTimeout(timer);
		const line = window.document.getElementById(pageMarks.announcerId);
		if (!line) return;
		line.classList.toggle(pageMarks.unseen, !visible);
		line.textContent = message;
	};
	return {
		say: (message) => write(message, false),
		show: (message) => write(message, true),
		showAfter(delayMs, message) {
			write('', false);
			timer = window.setTimeout(() => write(message, true), delayMs);
		},
	};
}
