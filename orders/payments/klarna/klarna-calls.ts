/**
 * What Klarna calls at the service. Klarna signs nothing, so each session has addresses with a secret in the query, which no log keeps. A call says only
 * where to look.
 */
import type { CallFromProvider, Heard } from '../../providers/provider.ts';
import { authorizationCallback } from './klarna-answers.ts';

export const klarnaPaths = {
	/** https://docs.klarna.com/klarna-payments/in-depth-knowledge/authorization-callback/ */
	authorization: '/ecom/payments/klarna/authorization',
	/** A pending order is decided, or an order was made. https://docs.klarna.com/order-management/in-depth-knowledge/pending-orders/ */
	order: '/ecom/payments/klarna/order',
} as const;

export async function hearAuthorization({ query, body }: CallFromProvider): Promise<Heard> {
	const secret = query.get('secret');
	if (secret === null) return forged;
	const called = authorizationCallback.safeParse(parseJson(body));
	if (!called.success) return { kind: 'forged', reason: 'The body is not that of an authorisation' };
	const { session_id: session, authorization_token: approval } = called.data;
	return { kind: 'hint', hint: { secret, session, approval } };
}

export async function hearOrder({ query }: CallFromProvider): Promise<Heard> {
	const secret = query.get('secret');
	if (secret === null) return forged;
	const payment = query.get('order');
	return { kind: 'hint', hint: { secret, ...(payment !== null && { payment }) } };
}

const forged: Heard = { kind: 'forged', reason: 'The address lacks its secret' };

/** null: it is none. */
function parseJson(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString('utf8'));
	} catch {
		return null;
	}
}
