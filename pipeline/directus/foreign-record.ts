/** The backend answered with a record of another project although the read was filtered. */
export class ForeignRecord extends Error {
	override readonly name = 'ForeignRecord';
	readonly collection: string;
	readonly id: string | number;

	constructor(collection: string, id: string | number, project: string) {
		super(
			`${collection} ${id} does not belong to the project "${project}", although only its records were asked for. Nothing was taken over.`,
		);
		this.collection = collection;
		this.id = id;
	}
}
