/** The confirmation of an order whose buyer pays it by transfer after all. */
const query = { name: 'zahlung', value: 'ueberweisung' } as const;

export function transferPath(confirmationPath: string): string {
	return `${confirmationPath}?${query.name}=${query.value}`;
}

/** `search`: of an address. */
export function isTransferChosen(search: string): boolean {
	return new URLSearchParams(search).get(query.name) === query.value;
}
