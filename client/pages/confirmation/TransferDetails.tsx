/** The details of a bank transfer: field by field, and as a code. */
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { ConfirmationData } from './confirmation-data.ts';
import { GiroCode } from './GiroCode.tsx';

export function TransferDetails({ data: { bank, bankLines }, order }: { data: ConfirmationData; order: PlacedOrder }): ReactNode {
	const { texts, language } = usePage();
	const { confirmation: words } = texts;
	const { total, reference } = order;
	return (
		<div className="transfer">
			<dl className="pairs">
				{bank && (
					<>
						<Pair name={words.recipient}>{bank.recipient}</Pair>
						<Pair name="IBAN">
							<span className="figure">{bank.iban.replace(/.{4}(?=.)/g, '$& ')}</span>
						</Pair>
						{bank.bic && <Pair name="BIC">{bank.bic}</Pair>}
					</>
				)}
				<Pair name={words.amount}>
					<span className="figure">{formatMoney(total, language)}</span>
				</Pair>
				<Pair name={words.reference}>
					<strong className="figure">{reference}</strong>
				</Pair>
			</dl>
			{bank && <GiroCode transfer={{ bank, amount: total, reference }} />}
			{!bank && (
				<p className="lines">{bankLines.length === 0 ? words.noAccount : bankLines.map((line) => <span key={line}>{line}</span>)}</p>
			)}
		</div>
	);
}

function Pair({ name, children }: { name: string; children: ReactNode }): ReactNode {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
