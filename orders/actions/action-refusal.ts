/** Why an action was not done: nothing is changed then, and no mail is queued. */
export type ActionRefusal =
	| 'unknown_order'
	/** The order is not in a state from which this leads on. */
	| 'wrong_state'
	/** A position that the order does not have, one named twice, or none at all. */
	| 'unknown_line'
	/** Not to be shipped any more, or not shipped yet. */
	| 'wrong_line_state'
	/** It is to be accepted first, or cancelled. */
	| 'not_accepted'
	/** To be dropped, and shipped or dropped before. */
	| 'left_already'
	/** All of the order would be dropped: it is to be cancelled. */
	| 'nothing_left'
	/** It is to be cancelled, and a part of it has left. */
	| 'partly_shipped'
	/** More than there are in this state, or less than one. */
	| 'wrong_count'
	/** The order is to be paid before it is dispatched, and its money is not there. */
	| 'not_paid'
	/** All money of the order was refunded, or is to be. */
	| 'given_back'
	/** A provider is to pay the order: it is accepted with its payment. */
	| 'awaits_provider'
	/** It holds nothing, and its products are sold, or held for others. */
	| 'sold_out'
	/** It is accepted: until it is paid, only the reminder and the withdrawal from the contract end its hold. */
	| 'held_by_contract'
	| 'holds_nothing'
	/** Money came, is promised, or on its way. */
	| 'being_paid'
	/** The time is in doubt: it follows by itself once that is sure. */
	| 'awaits_time';

/** For an action that cannot be refused where it is called, but may follow later. */
export function expectDone(refusal: ActionRefusal | null): void {
	if (refusal !== null && refusal !== 'awaits_time') throw new Error(`An action was refused where it has to be possible: ${refusal}`);
}
