/** What the menus do beyond what the browser does by itself. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attachMenus } from '../../../client/layout/shell-behaviour.ts';

/** happy-dom knows no popovers: an attribute stands for the browser's own state. */
function aPopover(element: HTMLElement): void {
	const matches = element.matches.bind(element);
	vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
		selector === ':popover-open' ? element.hasAttribute('data-open') : matches(selector),
	);
	element.hidePopover = () => element.removeAttribute('data-open');
}

const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
	const element = document.querySelector<Kind>(selector);
	if (!element) throw new Error(`Nothing matches ${selector}`);
	return element;
};
const click = (selector: string) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const menu = () => find<HTMLDialogElement>('#menu');

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = `
		<button id="open" popovertarget="menu">Menü</button>
		<dialog id="menu" popover><details open><summary>Haus</summary></details><a id="link" href="#a">A</a></dialog>
		<dialog id="sidebar" popover></dialog>
		<div class="header-group"><a id="sub" href="#b">B</a></div>`;
	for (const element of document.querySelectorAll<HTMLElement>('[popover], .header-group')) aPopover(element);
	return () => vi.useRealTimers();
});

describe('the menu', () => {
	test('opens as a modal dialog, and its button closes it again', () => {
		attachMenus(document);
		const showModal = vi.spyOn(menu(), 'showModal');
		click('#open');
		expect(showModal).toHaveBeenCalledOnce();
		expect(menu().open).toBe(true);
		click('#open');
		expect(menu().open).toBe(false);
	});

	test('that was opened before the app ran is left to the browser', () => {
		attachMenus(document);
		menu().toggleAttribute('data-open', true);
		click('#open');
		expect(menu().open).toBe(false);
	});

	test('is put back as it was built 500 ms after it has closed', () => {
		attachMenus(document);
		const isGroupOpen = () => find<HTMLDetailsElement>('details').open;
		click('#open');
		menu().close();
		menu().dispatchEvent(new Event('close'));
		vi.advanceTimersByTime(499);
		expect(isGroupOpen()).toBe(true);
		vi.advanceTimersByTime(1);
		expect(isGroupOpen()).toBe(false);
	});

	test('that is opened again meanwhile stays as it is', () => {
		attachMenus(document);
		menu().dispatchEvent(new Event('close'));
		click('#open');
		vi.advanceTimersByTime(1000);
		expect(find<HTMLDetailsElement>('details').open).toBe(true);
	});
});

test.each(['#link', '#sub'])('choosing the link %s closes menu, sidebar and groups', (link) => {
	attachMenus(document);
	menu().showModal();
	for (const popover of ['#sidebar', '.header-group']) find(popover).toggleAttribute('data-open', true);
	click(link);
	expect(menu().open).toBe(false);
	expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});

test('a group closes when the window has kept another width for 100 ms', () => {
	attachMenus(document);
	const group = find('.header-group');
	const resize = (widthPx: number) => {
		Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true });
		window.dispatchEvent(new Event('resize'));
	};
	group.toggleAttribute('data-open', true);
	resize(window.innerWidth);
	vi.advanceTimersByTime(1000);
	expect(group.hasAttribute('data-open')).toBe(true);
	resize(700);
	vi.advanceTimersByTime(99);
	resize(600);
	vi.advanceTimersByTime(99);
	expect(group.hasAttribute('data-open')).toBe(true);
	vi.advanceTimersByTime(1);
	expect(group.hasAttribute('data-open')).toBe(false);
});
