/**
 * Most pages are plain: elements, texts, and components that begin with some state. Their markup is made here, to the very bytes of React's
 * server, in a fraction of its time: React prepares for parts that suspend, stream and fail one by one, and a built page has none.
 * Whatever might mean anything else is left to React (docs/decisions/0018-pages-are-finished-on-a-thread.md).
 */
import { Fragment, type ReactNode } from 'react';
import { escapeText } from './escape-text.ts';
import { createFirstRender, NeedsReact } from './first-render-hooks.ts';
import { plainAttribute } from './plain-attributes.ts';
import { type PlainElement, plainElements } from './plain-elements.ts';

type Props = Readonly<Record<string, unknown>>;

/** null where React has to render it. One call at a time; @throws what a component throws */
export function createPlainRenderer(): (node: ReactNode) => string | null {
	const contexts = new Map<unknown, unknown>();
	const firstRender = createFirstRender(contexts);
	let html = '';
	/** More text needs a sign between: a browser would take the two for one. */
	let endsWithText = false;
	/** Of the `<select>` around. */
	let selected: unknown = null;
	/** Depth of `<picture>` and `<noscript>`: React preloads no image there. */
	let picturesAround = 0;

	function addText(text: string): void {
		if (text === '') return;
		html += endsWithText ? `<!-- -->${escapeText(text)}` : escapeText(text);
		endsWithText = true;
	}

	function add(node: unknown): void {
		switch (typeof node) {
			case 'string':
				addText(node);
				return;
			case 'number':
				addText(String(node));
				return;
			case 'boolean':
			case 'undefined':
				return;
		}
		if (node === null) return;
		if (Array.isArray(node)) for (const child of node) add(child);
		else if (isElement(node)) addElement(node.type, node.props);
		else throw new NeedsReact();
	}

	function addElement(type: unknown, props: Props): void {
		if (typeof type === 'string') {
			const element = plainElements.get(type);
			if (element === undefined) throw new NeedsReact();
			addHost(element, props);
		} else if (type === Fragment) add(props.children);
		else if (typeof type === 'function') {
			if (type.prototype?.isReactComponent) throw new NeedsReact();
			add(type(props, undefined));
		} else if (isContext(type)) addProvider(type, props);
		else throw new NeedsReact();
	}

	function addProvider(context: object, { value, children }: Props): void {
		const isNested = contexts.has(context);
		const before = contexts.get(context);
		contexts.set(context, value);
		add(children);
		if (isNested) contexts.set(context, before);
		else contexts.delete(context);
	}

	function addHost(element: PlainElement, props: Props): void {
		const { tag, start, end } = element;
		let opening = start;
		for (const name in props) {
			if (name !== 'children' && name !== 'dangerouslySetInnerHTML' && !element.own?.includes(name)) {
				opening += attribute(name, props[name]);
			}
		}
		for (const name of element.late ?? []) opening += attribute(name, lateValue(name, props));
		if (tag === 'option' && isSelected(props, selected)) opening += ' selected=""';
		if (end === null) {
			if ('children' in props || (tag === 'img' && props.loading !== 'lazy' && picturesAround === 0)) throw new NeedsReact();
			html += `${opening}/>`;
		} else {
			addContent(element, opening, props);
			html += end;
		}
		endsWithText = false;
	}

	function addContent({ tag }: PlainElement, opening: string, { children, dangerouslySetInnerHTML, value, defaultValue }: Props): void {
		if (dangerouslySetInnerHTML !== undefined) {
			html += `${opening}>${innerHtml(dangerouslySetInnerHTML, children)}`;
			return;
		}
		if (typeof children === 'string') {
			html += `${opening}>${escapeText(children)}`;
			return;
		}
		html += `${opening}>`;
		endsWithText = false;
		if (tag === 'select') {
			selected = value ?? defaultValue ?? null;
			add(children);
			selected = null;
		} else if (tag === 'picture' || tag === 'noscript') {
			picturesAround += 1;
			add(children);
			picturesAround -= 1;
		} else add(children);
	}

	return (node) => {
		contexts.clear();
		html = '';
		endsWithText = false;
		selected = null;
		picturesAround = 0;
		try {
			firstRender(() => add(node));
			return html;
		} catch (error) {
			if (error instanceof NeedsReact) return null;
			throw error;
		}
	};
}

const elementMark = Symbol.for('react.transitional.element');
const contextMark = Symbol.for('react.context');

function isElement(node: unknown): node is { readonly type: unknown; readonly props: Props } {
	return typeof node === 'object' && node !== null && '$$typeof' in node && node.$$typeof === elementMark;
}

function isContext(type: unknown): type is object {
	return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === contextMark;
}

function attribute(name: string, value: unknown): string {
	const html = plainAttribute(name, value);
	if (html === undefined) throw new NeedsReact();
	return html;
}

function innerHtml(inner: unknown, children: unknown): string {
	const html = typeof inner === 'object' && inner !== null && '__html' in inner ? inner.__html : undefined;
	if (typeof html !== 'string' || (children !== undefined && children !== null)) throw new NeedsReact();
	return html;
}

/** An input begins with its defaults. */
function lateValue(name: string, props: Props): unknown {
	if (name === 'checked') return props.checked ?? props.defaultChecked;
	return name === 'value' ? (props.value ?? props.defaultValue) : props[name];
}

function isSelected({ value, selected }: Props, wanted: unknown): boolean {
	if (selected !== undefined || (wanted !== null && typeof wanted !== 'string')) throw new NeedsReact();
	if (wanted === null) return false;
	if (typeof value !== 'string' && typeof value !== 'number') throw new NeedsReact();
	return String(value) === wanted;
}
