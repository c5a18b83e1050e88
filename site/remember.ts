/** Makes each value once, by its key: for values that are costly to make and never change, such as the formats of Intl. Keys are few, because none is forgotten. */
export function remember<Key extends readonly string[], Value>(make: (...key: Key) => Value): (...key: Key) => Value {
	const known = new Map<string, Value>();
	return (...key) => {
		const name = key.join(' ');
		const value = known.get(name) ?? make(...key);
		known.set(name, value);
		return value;
	};
}
