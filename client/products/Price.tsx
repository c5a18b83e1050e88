/** A price as every page shows it: an amount, the range over the variants, or "on request". */
import type { ReactNode } from 'react';
import { formatMoney } from '../texts/format-money.ts';
import { usePage } from '../ui/page-context.tsx';
import type { PriceData, PriceNoteData } from './product-card-data.ts';

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

interface PriceNoteProps {
	readonly note: PriceNoteData;
	/** Instead of what the note says of the tax. */
	readonly tax?: string | undefined;
}

/** The tax and shipping note that the law asks for at every price, lists included (§§ 3, 6 PAngV). */
export function PriceNote({ note, tax = note.tax }: PriceNoteProps): ReactNode {
	const { price } = usePage().texts;
	return (
		<small className="price-note">
			{tax ?? price.taxIncluded}, {note.shippingPath === null ? price.plusShipping : <a href={note.shippingPath}>{price.plusShipping}</a>}
		</small>
	);
}
