/** A price as every page shows it: an amount, the range over the variants, or "on request". */
import { formatMoney } from '../texts/format-money.ts';
import { usePage } from '../ui/page-context.tsx';
import type { PriceData } from './product-card-data.ts';

/** The tax note is beside it in `PriceNote`. `basis`: what the price is for. */
export function Price({ price, basis }: { price: PriceData; basis?: string | undefined }) {
	const { language, texts } = usePage();
	if (price.amount === null) return <span className="price price-on-request">{texts.price.onRequest}</span>;
	const amount = formatMoney(price.amount, language);
	return (
		<>
			<span className="price">{price.highest === null ? amount : texts.price.range(amount, formatMoney(price.highest, language))}</span>
			{basis && <span className="small"> {basis}</span>}
		</>
	);
}
