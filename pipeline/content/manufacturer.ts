export interface Manufacturer {
	readonly id: number;
	readonly displayName: string;
	readonly slug: string;
}
