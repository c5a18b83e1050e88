/** Calls of Klarna's REST API and their answers, as values without a network. */

export interface StandInRequest {
	readonly method: string;
	/** Without a query. */
	readonly path: string;
	/** Parsed JSON; null: there is none. */
	readonly body: unknown;
	/** The header `Authorization`. */
	readonly authorization?: string | undefined;
	/** The header `Klarna-Idempotency-Key`. */
	readonly key?: string | undefined;
}

export interface StandInAnswer {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON; null: there is none. */
	readonly body: unknown;
}

/** A call that Klarna makes at the shop, by POST. */
export interface Made {
	readonly url: string;
	readonly body: unknown;
}

export type FraudStatus = 'ACCEPTED' | 'PENDING' | 'REJECTED';

export interface KlarnaApiOptions {
	/** `username:password`. */
	readonly credentials: string;
	nowMs(): number;
	/** Delivers a call to the shop, or loses it. */
	callBack(made: Made): void;
	/** What Klarna thinks of the next order; left out, it is accepted. */
	judge?(): FraudStatus;
	/** Left out, the machine's. */
	uuid?(): string;
	/** For how long an order can be captured: 28, or up to 180 by contract. Left out: 28. */
	readonly authorizedDays?: number;
}

/** https://docs.klarna.com/resources/error-details/errors-in-order-management/ */
export function refuse(status: number, error_code: string, error_messages: readonly string[]): StandInAnswer {
	return { status, body: { error_code, error_messages, correlation_id: 'stand-in' } };
}
