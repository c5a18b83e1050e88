/** Cards that come together are read again together, and keep what was built where that fails. */
import { expect, it, vi } from 'vitest';
import { toListMeta } from '../../../client/live/list-meta.ts';
import type { ListRead } from '../../../client/live/shop-reads.ts';
import type { LiveCards } from '../../../client/live/watch-cards.ts';
import { createCardWatch } from '../../../client/live/watch-cards.ts';
import { money } from '../../builders/content.ts';

const price = { amount: money('5.00'), highest: null };

/** A backend that knows the products with these ids. */
function aWatch(known: (id: number) => boolean, fails = false) {
	const asked: (readonly number[])[] = [];
	let run = (): void => {};
	const list = vi.fn(async ({ filters: { ids = [] } }: ListRead) => {
		asked.push(ids);
		if (fails) throw new Error('down');
		const data = ids.filter(known).map((id) => {
			return { id, name: 'Ring', slug: 'ring', categorySlug: 'ringe', manufacturer: null, price, availability: 'in-stock' as const };
		});
		return { data, meta: toListMeta(1, 20, data.length, data.length) };
	});
	const shown: LiveCards[] = [];
	const fail = vi.fn();
	const watch = createCardWatch({
		list,
		show: (cards) => shown.push(cards),
		fail,
		soon: (later) => {
			run = later;
		},
	});
	const settle = async () => {
		run();
		await vi.waitFor(() => expect(shown.length + fail.mock.calls.length).toBe(asked.length));
	};
	return { watch, asked, shown, fail, settle };
}

it('asks once for all cards of a page, at most twenty in a question, each piece once', async () => {
	const { watch, asked, shown, settle } = aWatch(() => true);
	for (let id = 25; id > 0; id -= 1) watch(id);
	watch(3);
	expect(asked).toEqual([]);
	await settle();
	expect(asked).toEqual([Array.from({ length: 20 }, (_, index) => index + 1), [21, 22, 23, 24, 25]]);
	expect(shown[0]?.get(20)).toEqual({ price, availability: 'in-stock' });
});

it('asks again for a piece whose card comes again', async () => {
	const { watch, asked, settle } = aWatch(() => true);
	watch(1);
	await settle();
	watch(1);
	watch(2);
	await settle();
	expect(asked).toEqual([[1], [1, 2]]);
});

it('takes a piece that the shop does not have any more as sold out, at the price that was built', async () => {
	const { watch, shown, settle } = aWatch((id) => id !== 2);
	watch(1);
	watch(2);
	await settle();
	expect(shown[0]?.get(2)).toEqual({ price: null, availability: 'sold-out' });
});

it('shows nothing where nobody could be asked, and says so', async () => {
	const { watch, shown, fail, settle } = aWatch(() => true, true);
	watch(1);
	await settle();
	expect(shown).toEqual([]);
	expect(fail).toHaveBeenCalledExactlyOnceWith(new Error('down'));
});
