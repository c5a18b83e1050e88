/** Offers gift wrap for the whole cart: never preselected (§ 312a (3) BGB), and remembered for the checkout. */
import { type ReactNode, useEffect, useState } from 'react';
import { storageKeys } from '../../../site/constants.ts';
import type { Money } from '../../../site/money.ts';
import { createStorageArea } from '../../storage/storage-area.ts';
import { readPresentWrap, writePresentWrap } from '../../storage/stored-checkout.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../page-context.tsx';

const area = createStorageArea(() => window.localStorage);

/** Whether it is wanted, and how to change that; other tabs follow. Where the browser stores nothing, it holds as long as the page. */
export function usePresentWrap(): readonly [boolean, (wanted: boolean) => void] {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		const read = (): void => setWanted(readPresentWrap(area, Date.now()));
		const onStorage = ({ key }: StorageEvent): void => {
			if (key === null || key === storageKeys.checkout) read();
		};
		read();
		window.addEventListener('storage', onStorage);
		return () => window.removeEventListener('storage', onStorage);
	}, []);
	return [
		wanted,
		(wish) => {
			setWanted(wish);
			writePresentWrap(area, wish, Date.now());
		},
	];
}

export interface GiftWrapProps {
	readonly price: Money;
	readonly wanted: boolean;
	readonly onChange: (wanted: boolean) => void;
}

export function GiftWrap({ price, wanted, onChange }: GiftWrapProps): ReactNode {
	const { texts, language } = usePage();
	return (
		<label className="cart-wrap">
			<input type="checkbox" checked={wanted} onChange={({ target }) => onChange(target.checked)} />
			<span>
				{texts.cart.giftWrap} <span className="figure">({formatMoney(price, language)})</span>
			</span>
		</label>
	);
}
