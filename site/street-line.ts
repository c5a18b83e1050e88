/** The line of an address that has street and house number: countries differ in which of them comes first. */

/** Where the number stands before the street, by the Universal Postal Union's forms of addresses (ISO 3166-1 alpha-2). Elsewhere it stands behind it. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'MC', 'LU', 'GB', 'IE', 'US', 'CA', 'AU', 'NZ']);

/** Such as `Kornmarkt 7 a` or `12 rue de la Paix`; `''` where there is neither. `country`: of the address. */
export function streetLine(
	street: string | null | undefined,
	number: string | null | undefined,
	country: string | null | undefined,
): string {
	const parts = numberFirst.has(country?.toUpperCase() ?? '') ? [number, street] : [street, number];
	return parts.flatMap((part) => part?.trim() || []).join(' ');
}
