/** The state of a payment, and the next step. */
import type { ReactNode } from 'react';
import type { PaymentPhase } from '../../checkout/payments/payment-phase.ts';
import type { Texts } from '../../texts/texts.ts';
import { usePage } from '../../ui/page-context.tsx';

export interface PaymentNoticeProps {
	readonly phase: PaymentPhase;
	readonly provider: string;
	readonly isKept: boolean;
	readonly onResend: () => void;
	readonly onRetry: () => void;
}

export function PaymentNotice({ phase, provider, isKept, onResend, onRetry }: PaymentNoticeProps): ReactNode {
	const { payment: words } = usePage().texts;
	const trouble = troubleOf(phase, words);
	const mayRetry = phase.phase === 'blocked' || phase.phase === 'declined' || phase.phase === 'refused';
	return (
		<>
			<p className="payment-status" role="status">
				{progressOf(phase, provider, words)}
			</p>
			<div role="alert">
				{trouble !== null && <p className="payment-notice">{trouble(provider)}</p>}
				{phase.phase === 'unposted' && !isKept && <p>{words.memoryOnly}</p>}
			</div>
			{mayRetry && (
				<p>
					<button className="button" type="button" onClick={onRetry}>
						{words.retry}
					</button>
				</p>
			)}
			{phase.phase === 'unposted' && (
				<p>
					<button className="button" type="button" onClick={onResend}>
						{words.resend}
					</button>
				</p>
			)}
		</>
	);
}

function progressOf({ phase }: PaymentPhase, provider: string, words: Texts['payment']): string {
	if (phase === 'loading') return words.providerLoading(provider);
	if (phase === 'open') return words.open(provider);
	if (phase === 'posting') return words.posting;
	return phase === 'done' ? words.done : '';
}

function troubleOf(phase: PaymentPhase, words: Texts['payment']): ((provider: string) => string) | null {
	switch (phase.phase) {
		case 'ready':
			return phase.notice && words[phase.notice];
		case 'blocked':
		case 'declined':
		case 'unposted':
		case 'refused':
			return words[phase.phase];
		default:
			return null;
	}
}
