/** Hosts that may stand in a content security policy. A policy ends a source at a space and a directive at `;`, which addresses may hold. */

/** A host name of letters, digits, dots and hyphens, with or without a port. International names are in their ASCII form. */
export function isPolicyHost(host: string): boolean {
	return /^[a-z0-9.-]+(?::\d+)?$/.test(host);
}
