/** Ends a comparison that did other work than the product, and shows where the two part. */

/** `claim` says what differs from the product's. `own` and `product` are shown from a little before the first place where they differ. @throws always */
export function refuseOtherWork(claim: string, name: string, own: string, product: string): never {
	let at = 0;
	while (own[at] === product[at] && at < own.length) at += 1;
	const [here, there] = [own, product].map((text) => text.slice(Math.max(0, at - 60), at + 240));
	throw new Error(`${claim} the product's, so the two did not do the same work.\n${name}: ${here}\nThe product: ${there}`);
}
