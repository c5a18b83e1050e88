/** The client lacks what it needs to ask the backend at all; thrown before any request. */
export class BackendNotConfigured extends Error {
	override readonly name = 'BackendNotConfigured';

	constructor(reason: string) {
		super(`The backend cannot be asked: ${reason}.`);
	}
}
