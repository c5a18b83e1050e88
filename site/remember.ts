/** Makes each value once, by its key: for values that are costly to make and never change, such as the formats of Intl. Keys are few, because none is forgotten. */
export function remember<Value>(make: (key: string) => Value): (key: string) => Value {
	const known = new Map<string, Value>();
	return (key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	};
}
