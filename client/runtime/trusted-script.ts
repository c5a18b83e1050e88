/** Trusted Types for the few scripts that the site loads by their address: a policy of its own for each, which knows no other address. */

export interface ScriptPolicy {
	/** The one address, as a value that `src` takes. */
	trust(): string | TrustedScriptAddress;
}

/** Opaque: made by a policy, taken by `src`. */
type TrustedScriptAddress = object;

interface ScriptPolicyFactory {
	createPolicy(
		name: string,
		rules: { createScriptURL: (url: string) => string },
	): { createScriptURL: (url: string) => TrustedScriptAddress };
}

/** Creates the policy `name`, which the document's own policy has to allow; a second one of that name would be refused. */
export function createScriptPolicy({ trustedTypes }: Pick<Window, 'trustedTypes'>, name: string, url: string): ScriptPolicy {
	const factory = trustedTypes as unknown as ScriptPolicyFactory | undefined;
	const policy = factory?.createPolicy(name, {
		createScriptURL(asked) {
			if (asked !== url) throw new TypeError(`The policy ${name} knows no ${asked}`);
			return asked;
		},
	});
	return { trust: () => (policy ? policy.createScriptURL(url) : url) };
}
