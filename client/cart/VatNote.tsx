/** How much VAT a total holds. Nothing where none is shown. */
import type { ReactNode } from 'react';
import { formatMoney } from '../texts/format-money.ts';
import { formatPercent } from '../texts/format-percent.ts';
import { usePage } from '../ui/page-context.tsx';
import type { IncludedVat } from './included-vat.ts';

/** `vat`: undefined while it is computed, which keeps its line free: what follows must not move under a pointer. */
export function VatNote({ vat }: { vat: IncludedVat | null | undefined }): ReactNode {
	const { texts, language } = usePage();
	if (vat === null) return null;
	if (vat === undefined) return <small className="price-note">{'\u00a0'}</small>;
	const write = vat.isOfAll ? texts.price.vat : texts.price.vatOfSome;
	return <small className="price-note">{write(formatPercent(vat.percent, language), formatMoney(vat.amount, language))}</small>;
}
