/** Offers gift wrap for the whole cart: never preselected (§ 312a (3) BGB), and remembered for the checkout. */
import { type ReactNode, useEffect } from 'react';
import { storageKeys } from '../../../site/constants.ts';
import type { Money } from '../../../site/money.ts';
import { type PresentWrap, presentWrapStore, readPresentWrap, writePresentWrap } from '../../checkout/storage/stored-checkout.ts';
import { createStorageArea, followStorage } from '../../runtime/storage.ts';
import { useStore } from '../../runtime/store.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';

export function GiftWrap({ price, present: { wanted, kept, wish } }: { price: Money; present: PresentWrapUse }): ReactNode {
	const { texts, language } = usePage();
	return (
		<>
			<label className="cart-wrap">
				<input type="checkbox" checked={wanted} onChange={({ target }) => wish(target.checked)} />
				<span>
					{texts.cart.giftWrap} <span className="figure">({formatMoney(price, language)})</span>
				</span>
			</label>
			{kept === 'memory' && wanted && (
				<p className="cart-notice" role="status">
					{texts.cart.giftWrapMemoryOnly}
				</p>
			)}
		</>
	);
}

const area = createStorageArea(() => window.localStorage);

interface PresentWrapUse extends PresentWrap {
	/** Wishes for it, or takes the wish back; stored where possible. */
	readonly wish: (wanted: boolean) => void;
}

/** Gives the wish for gift wrap its storage, on pages that ask for it: restores it, keeps tabs in step, and keeps it in memory where storage fails. */
export function usePresentWrap(): PresentWrapUse {
	useEffect(() => {
		presentWrapStore.set(restoreWrap());
		return followStorage(
			window,
			(key) => key === storageKeys.checkout,
			() => presentWrapStore.set(restoreWrap()),
		);
	}, []);
	return { ...useStore(presentWrapStore), wish };
}

function wish(wanted: boolean): void {
	presentWrapStore.set({ wanted, kept: writePresentWrap(area, wanted, Date.now()) ? 'stored' : 'memory' });
}

/** The wish that counts now. One that could not be stored is newer than what is stored, until another tab stores the same. */
function restoreWrap(): PresentWrap {
	const memory = presentWrapStore.get();
	const stored = readPresentWrap(area, Date.now());
	if (stored.kind === 'foreign') return { ...memory, kept: 'memory' };
	const { presentWrap } = stored;
	return memory.kept === 'stored' || presentWrap === memory.wanted ? { wanted: presentWrap, kept: 'stored' } : memory;
}
