/** Brings together what programs write of how a list counts: in its style, in those of its items, or in `type`. */
import type { Element } from 'hast';

const typeOfStyle: ReadonlyMap<string, string> = new Map([
	['lower-alpha', 'a'],
	['lower-latin', 'a'],
	['upper-alpha', 'A'],
	['upper-latin', 'A'],
	['lower-roman', 'i'],
	['upper-roman', 'I'],
	['decimal', '1'],
]);
/** Of bullets, and of where they stand. */
const ofDesign = /^(?:none|inherit|initial|unset|inside|outside)$/;

/** False where an ordered list should count in a way that `type` has no word for. `value` is that of `list-style` or `list-style-type`. */
export function settleListStyle({ tagName, properties }: Element, value: string): boolean {
	if (tagName !== 'ol' && tagName !== 'li') return true;
	const parts = value.split(/\s+/);
	const type = parts.map((part) => typeOfStyle.get(part)).find((each) => each !== undefined);
	if (type !== undefined) properties.type = type;
	return type !== undefined || tagName === 'li' || parts.every((part) => ofDesign.test(part));
}

/** Google Docs says of each item how its list counts. The list is settled after its items. */
export function settleListType({ properties, children }: Element): void {
	const item = children.find((child) => child.type === 'element');
	properties.type ??= item?.properties.type;
}
