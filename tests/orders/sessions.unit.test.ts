/** The sessions in which a buyer pays: which one counts, and how long money may be on its way. */
import { expect, it } from 'vitest';
import {
	addSession,
	beginPayment,
	currentSession,
	endPayment,
	endSession,
	isPaymentUnderWay,
	sessionsOf,
} from '../../orders/transitions/sessions.ts';
import { aService } from './a-service.ts';

const first = { order: 1001, provider: 'paypal', attempt: 0, reference: 'PP-1', token: 'PP-1', secret: 'a' };
const second = { ...first, attempt: 1, reference: 'PP-2', token: 'PP-2', secret: 'b' };

it('the newest session that has not ended counts, and all of them are kept', async () => {
	const { database } = (await aService()).service;
	expect(currentSession(database, 1001)).toBeUndefined();
	addSession(database, first, 1);
	expect(currentSession(database, 1001)).toEqual({ ...first, approval: null, payment: null });
	endSession(database, { ...first, approval: null, payment: null }, 2);
	expect(currentSession(database, 1001)).toBeUndefined();
	addSession(database, second, 3);
	expect(currentSession(database, 1001)).toMatchObject({ reference: 'PP-2' });
	expect(sessionsOf(database, 1001).map(({ reference }) => reference)).toEqual(['PP-1', 'PP-2']);
	expect(() => addSession(database, { ...second, attempt: 2, secret: 'c' }, 4)).toThrow('UNIQUE');
});

it('a payment is under way from an approval until its outcome is known', async () => {
	const { database } = (await aService()).service;
	addSession(database, first, 1);
	const session = { ...first, approval: null, payment: null };
	expect(isPaymentUnderWay(database, 1001)).toBe(false);
	beginPayment(database, session, 'token', 2);
	beginPayment(database, session, null, 3);
	expect([isPaymentUnderWay(database, 1001), currentSession(database, 1001)?.approval]).toEqual([true, 'token']);
	endPayment(database, session);
	expect(isPaymentUnderWay(database, 1001)).toBe(false);
	beginPayment(database, session, null, 4);
	endSession(database, session, 5);
	expect(isPaymentUnderWay(database, 1001)).toBe(false);
});
