import { WorldError } from '../../../../site/world-error.ts';

/** The file is no statement, or says something that a statement cannot say. Nothing of it is booked. */
export class StatementUnreadable extends WorldError {}
