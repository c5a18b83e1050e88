/** Decides whether two products carry the same personalisation, which makes them one cart line. */
import type { Personalization, PersonalizationValue } from './cart.ts';

/** Compares deeply and in any order of keys; `{}` is the same as none. */
export function samePersonalization(one: Personalization | null, other: Personalization | null): boolean {
	return sameValue(one ?? {}, other ?? {});
}

function sameValue(one: PersonalizationValue, other: PersonalizationValue): boolean {
	if (one === other) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
	if (first.length !== second.size) return false;
	return first.every(([key, value]) => {
		const match = second.get(key);
		return match !== undefined && sameValue(value, match);
	});
}
