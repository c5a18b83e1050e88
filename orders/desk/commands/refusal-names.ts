/** What the desk answers where an action is refused. */
import type { ActionRefusal } from '../../actions/action-refusal.ts';
import type { RefusalName } from '../desk-texts.ts';

export const refusalNames: Readonly<Record<ActionRefusal, RefusalName>> = {
	unknown_order: 'noOrder',
	wrong_state: 'wrongState',
	not_accepted: 'notAccepted',
	unknown_line: 'noPosition',
	wrong_line_state: 'wrongLine',
	left_already: 'leftAlready',
	nothing_left: 'nothingLeft',
	partly_shipped: 'partlyShipped',
	wrong_count: 'noPosition',
	not_paid: 'notPaid',
	given_back: 'givenBack',
	awaits_provider: 'awaitsProvider',
	awaits_time: 'noTime',
	sold_out: 'soldOut',
	held_by_contract: 'heldByContract',
	holds_nothing: 'holdsNothing',
	being_paid: 'beingPaid',
};
