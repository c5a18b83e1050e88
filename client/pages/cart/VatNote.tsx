/** How much VAT a total holds. Empty where none is shown. */
import type { ReactNode } from 'react';
import type { IncludedVat } from '../../orders/included-vat.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { formatPercent } from '../../texts/format-percent.ts';
import { usePage } from '../../ui/page-context.tsx';

export function VatNote({ vat }: { vat: IncludedVat | null }): ReactNode {
	const { texts, language } = usePage();
	if (vat === null) return null;
	const write = vat.isOfAll ? texts.price.vat : texts.price.vatOfSome;
	return <small className="price-note">{write(formatPercent(vat.percent, language), formatMoney(vat.amount, language))}</small>;
}
