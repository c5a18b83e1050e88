/** How much VAT a total holds. Empty where none is shown. */
import type { ReactNode } from 'react';
import { formatMoney } from '../texts/format-money.ts';
import { formatPercent } from '../texts/format-percent.ts';
import { usePage } from '../ui/page-context.tsx';
import type { IncludedVat } from './included-vat.ts';

export function VatNote({ vat }: { vat: IncludedVat | null }): ReactNode {
	const { texts, language } = usePage();
	if (vat === null) return null;
	const write = vat.isOfAll ? texts.price.vat : texts.price.vatOfSome;
	return <small className="price-note">{write(formatPercent(vat.percent, language), formatMoney(vat.amount, language))}</small>;
}
