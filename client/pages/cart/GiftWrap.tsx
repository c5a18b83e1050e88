/** Offers gift wrap for the whole cart: never preselected (§ 312a (3) BGB), and remembered for the checkout. */
import type { ReactNode } from 'react';
import type { Money } from '../../../site/money.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { PresentWrapUse } from './use-present-wrap.ts';

export interface GiftWrapProps {
	readonly price: Money;
	readonly present: PresentWrapUse;
}

export function GiftWrap({ price, present: { wanted, kept, wish } }: GiftWrapProps): ReactNode {
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
