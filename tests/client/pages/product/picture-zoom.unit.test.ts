import { expect, test } from 'vitest';
import { type KeyPress, placeByKey, shownPlace, showPlace } from '../../../../client/pages/product/PictureZoom.tsx';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
	key,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...more,
});

test.each([
	['ArrowRight', 0, 1],
	['ArrowLeft', 1, 0],
	['End', 0, 2],
	['Home', 2, 0],
	['ArrowLeft', 0, null],
	['ArrowRight', 2, null],
	['Home', 0, null],
	['End', 2, null],
	['ArrowDown', 1, null],
	['a', 1, null],
])('%s at place %i of three leads to %s', (key, place, next) => {
	expect(placeByKey(press(key), place, 3)).toBe(next);
});

test('a key that belongs to the browser is left to it', () => {
	for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) {
		expect(placeByKey(press('ArrowRight', { [held]: true }), 0, 3), held).toBeNull();
	}
});

/** A row as far as it is asked: pictures side by side, `stridePx` apart. */
function aRow(count: number, stridePx: number, scrollLeft = 0) {
	const scrolls: ScrollToOptions[] = [];
	const children = Array.from({ length: count }, (_, index) => ({
		getBoundingClientRect: () => ({ left: index * stridePx - scrollLeft }),
	}));
	const row = { children, scrollLeft, scrollTo: (to: ScrollToOptions) => scrolls.push(to) };
	return { row: row as unknown as Element, scrolls };
}

test('the place that is seen is the nearest one', () => {
	expect(shownPlace(aRow(3, 500, 240).row)).toBe(0);
	expect(shownPlace(aRow(3, 500, 260).row)).toBe(1);
	expect(shownPlace(aRow(1, 500, 0).row)).toBe(0);
});

test('a place beyond the ends is an end, and stillness is a choice', () => {
	const { row, scrolls } = aRow(3, 500, 500);
	showPlace(row, 2);
	showPlace(row, 9, false);
	showPlace(row, -1);
	expect(scrolls).toEqual([
		{ left: 1000, behavior: 'auto' },
		{ left: 1000, behavior: 'instant' },
		{ left: 0, behavior: 'auto' },
	]);
});
