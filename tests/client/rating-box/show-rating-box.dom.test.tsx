// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RatingBox } from '../../../client/rating-box/show-rating-box.tsx';
import { de } from '../../../client/texts/de.ts';

const toggle = () => document.querySelector<HTMLButtonElement>('.rating-toggle');
const isOpen = () => toggle()?.getAttribute('aria-expanded') === 'true';

function resizeTo(widthPx: number): void {
	window.innerWidth = widthPx;
	act(() => void window.dispatchEvent(new Event('resize')));
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	window.innerWidth = 1280;
	const place = document.body.appendChild(document.createElement('div'));
	const box = <RatingBox rating={{ rating: 4.6, total: 128 }} placeId="a b" formatRating={String} texts={de} window={window} />;
	act(() => createRoot(place).render(box));
});
afterEach(() => {
	vi.useRealTimers();
	document.body.replaceChildren();
});

it('is collapsed at first, and opens and collapses by hand', () => {
	expect(isOpen()).toBe(false);
	act(() => toggle()?.click());
	expect(isOpen()).toBe(true);
	const notNow = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === de.rating.notNow);
	act(() => notNow?.click());
	expect(isOpen()).toBe(false);
});

it('collapses once a window has been narrower than 1200 px for 100 ms', () => {
	act(() => toggle()?.click());
	resizeTo(1200);
	act(() => void vi.advanceTimersByTime(100));
	expect(isOpen()).toBe(true);
	resizeTo(1199);
	act(() => void vi.advanceTimersByTime(99));
	expect(isOpen()).toBe(true);
	act(() => void vi.advanceTimersByTime(1));
	expect(isOpen()).toBe(false);
});

it('puts the place into its links as text', () => {
	const hrefs = [...document.querySelectorAll('a')].map(({ href }) => href);
	expect(hrefs).toEqual(['writereview', 'reviews'].map((path) => `https://search.google.com/local/${path}?placeid=a%20b`));
});
