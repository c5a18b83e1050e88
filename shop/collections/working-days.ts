/** Working days until something leaves, or on its way. */

import { count, type Extras, type Field, readAs } from '../../pipeline/declarations/fields.ts';
import * as wire from '../../pipeline/records/wire-fields.ts';
import { mostDispatchDays } from '../../site/constants.ts';

const expectedDays = { error: `a whole number of days from 0 to ${mostDispatchDays}` };

export const dispatchDays = wire.count.refine((days) => days <= mostDispatchDays, expectedDays);

/** `otherwise`: where there are none. */
export function workingDays<const Otherwise extends number | null>(
	label: string,
	otherwise: Otherwise,
	extras: Extras = {},
): Field<number | Otherwise> {
	return readAs(wire.optional(dispatchDays, otherwise), count(label, otherwise, extras));
}
