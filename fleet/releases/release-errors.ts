/** What can go wrong between a worker and the storage beside the network. */
import { WorldError } from '../../site/world-error.ts';

/** A release names an object that is not there, or is damaged. */
export class ObjectLost extends WorldError {
	constructor(key: string, options?: ErrorOptions) {
		super(`The object storage lacks ${key}, which a release names, or holds it damaged. Restore it from a backup of the bucket.`, options);
	}
}

/** Another release of the shop was published while this one was brought to a target. */
export class ReleaseOvertaken extends WorldError {
	constructor(shop: string) {
		super(`Another release of ${shop} came first. The shop is built again, so that every target has the newest.`);
	}
}

/** The shop is not, or no longer, one of the fleet. */
export class UnknownShop extends WorldError {
	constructor(shop: string) {
		super(`The fleet has no shop ${shop}. "npm run fleet -- add ${shop}" takes it in.`);
	}
}
