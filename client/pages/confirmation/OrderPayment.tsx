/** How a placed order is paid, or that it is, and what is left to do about it. */
import { type ReactNode, useEffect, useState } from 'react';
import { groupIban, holderMaxLength } from '../../../site/bank-account.ts';
import { formatLocalDay, formatMoment } from '../../../site/format-moment.ts';
import type { Money } from '../../../site/money.ts';
import { providerNames } from '../../../site/payment-kinds.ts';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { formatMoney, writeAmount } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { BankData, ConfirmationData } from '../checkout/checkout-data.ts';

interface OrderPaymentProps {
	readonly data: ConfirmationData;
	readonly order: PlacedOrder;
}

export function OrderPayment({ data, order }: OrderPaymentProps): ReactNode {
	const { texts, language, timeZone } = usePage();
	const { confirmation: words } = texts;
	const { kind, name, state, awaits } = order.payment;
	const provider = providerNames[kind];
	// The service accepts it once the address is confirmed, and nobody is asked for money before.
	if (awaits === 'address') {
		return (
			<>
				<p>{words.awaitsAddress(order.email)}</p>
				{kind === 'transfer' && <p>{words.noAccount}</p>}
			</>
		);
	}
	if (kind === 'house') return <p>{words.house(name)}</p>;
	if (kind === 'transfer') {
		// Nobody is asked for money before the acceptance (OLG Nürnberg, 3 U 1594/23), which brings the account where it follows later.
		if (awaits === 'shop' || order.acceptedAt === undefined || (data.bank === null && data.bankLines.length === 0))
			return <p>{words.noAccount}</p>;
		return (
			<>
				<p>{words.accepted(formatMoment(order.acceptedAt, language, timeZone))}</p>
				<p>{words.transfer}</p>
				<TransferDetails data={data} order={order} />
			</>
		);
	}
	if (state === 'pending') return <p>{words.pending(provider)}</p>;
	if (state === 'confirmed') return <p>{kind === 'paypal' ? words.paid(provider) : words.paidLater(provider)}</p>;
	return (
		<>
			<p>{state === 'open' ? words.unpaid(provider) : words.unposted(provider)}</p>
			<p className="row">
				<a className="button" href={data.paymentPath}>
					{words.toPayment}
				</a>
			</p>
		</>
	);
}

/** The details of a bank transfer: field by field, and as a code. */
function TransferDetails({ data: { bank, bankLines }, order }: { data: ConfirmationData; order: PlacedOrder }): ReactNode {
	const { texts, language, timeZone } = usePage();
	const { confirmation: words } = texts;
	const { total, reference, dueAt } = order;
	return (
		<div className="transfer">
			<dl className="pairs">
				{bank && (
					<>
						<Pair name={words.recipient} copied={bank.recipient}>
							{bank.recipient}
						</Pair>
						<Pair name="IBAN" copied={bank.iban}>
							<span className="figure">{groupIban(bank.iban)}</span>
						</Pair>
						{bank.bic && (
							<Pair name="BIC" copied={bank.bic}>
								{bank.bic}
							</Pair>
						)}
					</>
				)}
				<Pair name={words.amount} copied={writeAmount(total, language)}>
					<span className="figure">{formatMoney(total, language)}</span>
				</Pair>
				<Pair name={words.reference} copied={reference}>
					<strong className="figure">{reference}</strong>
				</Pair>
				{dueAt !== undefined && <Pair name={words.dueOn}>{formatLocalDay(Date.parse(dueAt) - 1, language, timeZone)}</Pair>}
			</dl>
			{bank && <GiroCode transfer={{ bank, amount: total, reference }} />}
			{!bank && (
				<p className="lines">
					{bankLines.map((line) => (
						<span key={line}>{line}</span>
					))}
				</p>
			)}
		</div>
	);
}

/** `copied`: what the field of a bank takes; left out: nothing of it has to be typed anywhere. */
function Pair({ name, copied, children }: { name: string; copied?: string; children: ReactNode }): ReactNode {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{children}
				{copied !== undefined && <CopyButton name={name} text={copied} />}
			</dd>
		</div>
	);
}

/** Browsers have a clipboard for pages that come by HTTPS alone; without it there is no button, and the detail can be marked as any text. */
function CopyButton({ name, text }: { name: string; text: string }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
	const clipboard: Clipboard | undefined = navigator.clipboard;
	if (clipboard === undefined) return null;
	const copy = (): void => {
		clipboard.writeText(text).then(
			() => setSaid('copied'),
			(error: unknown) => {
				console.warn('The browser refused the clipboard', error);
				setSaid('notCopied');
			},
		);
	};
	return (
		<>
			{' '}
			<button className="quiet-link copy small" type="button" aria-label={`${words.labelled(name)} ${words.copy}`} onClick={copy}>
				{words.copy}
			</button>{' '}
			<span className="soft copy small" role="status">
				{said && words[said]}
			</span>
		</>
	);
}

/** Light squares around the code, so that cameras find it (ISO 18004). */
const quietSquares = 4;

/** The code of a transfer as a picture. What makes it comes with it; where it does not come, the details beside it are all that is needed. */
function GiroCode({ transfer }: { transfer: Transfer }): ReactNode {
	const { confirmation: words } = usePage().texts;
	const text = giroCodeText(transfer);
	const [rows, setRows] = useState<readonly (readonly boolean[])[] | null>(null);
	useEffect(() => {
		if (text === null) return;
		import('qr').then(
			({ default: encode }) => setRows(encode(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietSquares })),
			(error: unknown) => console.warn('The code of the transfer could not be drawn', error),
		);
	}, [text]);
	if (text === null) return null;
	return (
		<figure className="giro-code">
			{rows && (
				<svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={words.codeAlternative} shapeRendering="crispEdges">
					<path d={squaresPath(rows)} />
				</svg>
			)}
			<figcaption className="soft">{words.code}</figcaption>
		</figure>
	);
}

export interface Transfer {
	readonly bank: BankData;
	readonly amount: Money;
	readonly reference: string;
}

const referenceMaxLength = 140;
const maxBytes = 331;
const amountPattern = /^(?!0\.00$)\d{1,9}\.\d{2}$/;

/**
 * The code by which banks' apps fill in a transfer: EPC069-12, version 002, as text (European Payments Council). null where a field is
 * longer than the code takes, or there is nothing to pay.
 */
export function giroCodeText({ bank: { recipient, iban, bic }, amount, reference }: Transfer): string | null {
	if (!amountPattern.test(amount) || recipient.length > holderMaxLength || reference.length > referenceMaxLength) return null;
	// neither a purpose nor a structured reference
	const lines = ['BCD', '002', '1', 'SCT', bic ?? '', recipient, iban, `EUR${amount}`, '', '', reference].map(oneLine);
	const text = lines.join('\n');
	return new TextEncoder().encode(text).length <= maxBytes ? text : null;
}

function oneLine(field: string): string {
	return field.replace(/\s+/g, ' ').trim();
}

/** A path of squares of 1, from rows of dark and light ones. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
	return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
