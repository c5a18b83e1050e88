/** Judges a phone number by the rules of its country, which come only where there is one. */
import type { PhoneError } from '../../forms/check-phone.ts';

/** null: nothing is wrong, or nobody can tell because the rules do not come. The contract has judged it then. */
export async function judgePhone(typed: string): Promise<PhoneError | null> {
	if (typed.trim() === '') return null;
	try {
		const { checkPhone } = await import('../../forms/check-phone.ts');
		return checkPhone(typed.trim()).error;
	} catch (error) {
		console.error('The phone number could not be checked', error);
		return null;
	}
}
