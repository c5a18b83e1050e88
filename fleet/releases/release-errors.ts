/** What can go wrong between a worker and the storage beside the network. */
import { WorldError } from '../../site/world-error.ts';

/** A release names an object that is not there. */
export class ObjectLost extends WorldError {
	constructor(key: string) {
		super(
			`The object storage lacks ${key}, which a release names. Restore it from a backup of the bucket, or run "npm run fleet -- rollback SHOP".`,
		);
	}
}

/** The shop is not, or no longer, one of the fleet. */
export class UnknownShop extends WorldError {
	constructor(shop: string) {
		super(`The fleet has no shop ${shop}. "npm run fleet -- add ${shop}" takes it in.`);
	}
}
