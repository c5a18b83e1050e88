/** Markup of plain pages is React's own, byte for byte, and whatever is not plain is left to React. */
import {
	Component,
	createContext,
	createElement,
	lazy,
	memo,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useEffect,
	useId,
	useMemo,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPlainRenderer } from '../../../client/markup/render-plain-markup.ts';
import { renderPage, renderPageByReact } from '../../../client/server.tsx';
import { aCartPage, anOffer, aProductPage, aVariant } from '../../builders/page-data.ts';
import { count } from '../../support/counts.ts';
import { createRandom, type Random } from '../../support/random.ts';

const render = createPlainRenderer();

const House = createContext('nobody');
function Named({ children }: { children?: ReactNode }) {
	return [useContext(House), children];
}
function Stateful() {
	const [number, setNumber] = useState(() => 3);
	const [sum] = useReducer((a: number, b: number) => a + b, 4);
	const name = useRef('ref');
	const double = useMemo(() => number * 2, [number]);
	const set = useCallback(() => setNumber(5), []);
	const store = useSyncExternalStore(
		() => () => {},
		() => 'browser',
		() => 'server',
	);
	useEffect(() => setNumber(9));
	return (
		<button type="button" onClick={set} name={name.current}>
			{number} {sum} {double} {store}
		</button>
	);
}

const plain: Readonly<Record<string, ReactNode>> = {
	texts: ['a', '', 'b', 1, 0, null, undefined, false, true, ['c', [['d']]]],
	'texts and elements': (
		<p>
			a{'b'}
			<b>c</b>d{''}e{<>f</>}g
		</p>
	),
	'texts of components': (
		<p>
			<Named>a</Named>
			<House value="Haus">
				<Named />
				<House value="Werk">
					<Named />
				</House>
				<Named />
			</House>
			<Named />
		</p>
	),
	escapes: <p title={'"&\'<>'} data-all={'"&\'<>'}>{`"&'<>`}</p>,
	'one escaped child': <i>{'<a> & "b"'}</i>,
	hooks: <Stateful />,
	attributes: (
		<div className="a b" id="c" lang="de" role="note" tabIndex={-1} hidden aria-hidden data-replay="" data-is={false}>
			<label htmlFor="x">x</label>
			<a href="/x?y=1&z" target="_blank" rel="noopener" hrefLang="fr" aria-current="page">
				y
			</a>
			<time dateTime="2026-01-01">z</time>
			<td colSpan={undefined} />
		</div>
	),
	'what means nothing to a server': (
		<form onSubmit={() => {}} noValidate suppressHydrationWarning ref={null}>
			<i className={undefined} id={null as never} />
		</form>
	),
	fields: (
		<form method="post" className="f" action="/send" target="_self">
			<input name="count" type="number" inputMode="numeric" required min={1} max={9} step={1} defaultValue={2} />
			<input defaultChecked value="v" type="checkbox" name="c" readOnly disabled={false} />
			<button name="go" type="submit" disabled value="1">
				Go
			</button>
		</form>
	),
	choices: (
		<select name="v" defaultValue="2" required>
			<option value="">None</option>
			{[1, 2, 3].map((each) => (
				<option key={each} value={each} disabled={each === 3}>
					{each}. <>piece</>
				</option>
			))}
		</select>
	),
	'choices of which none is made': (
		<select>
			<option value="1">One</option>
		</select>
	),
	pictures: (
		<picture className="p">
			<source type="image/avif" sizes="50vw" srcSet="/a 1w, /b 2w" />
			<img src="/a.jpg" alt="" width={3} height={2} loading="eager" fetchPriority="high" decoding="async" />
		</picture>
	),
	'a picture that waits': <img src="/a.jpg" alt="a" loading="lazy" />,
	drawings: (
		<svg
			viewBox="0 0 1 1"
			preserveAspectRatio="none"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.25"
			strokeLinecap="round"
			aria-hidden
		>
			<path d="M0 0" strokeLinejoin="round" />
			<rect width={1} height={1} />
		</svg>
	),
	'html of its own': <div className="rich" dangerouslySetInnerHTML={{ __html: '<p>&amp;</p>' }} />,
	'void elements between texts': (
		<p>
			a<br />b<hr />
		</p>
	),
};

test.each(Object.entries(plain))('%s', (_name, node) => {
	expect(render(node)).toBe(renderToString(node));
});

class Old extends Component {
	override render() {
		return 'old';
	}
}
function Numbered() {
	return <i id={useId()} />;
}
function Restless() {
	const [number, setNumber] = useState(0);
	if (number === 0) setNumber(1);
	return number;
}

const left: Readonly<Record<string, ReactNode>> = {
	'a class': <Old />,
	'a component that remembers': createElement(memo(() => 'memo')),
	'what comes later': (
		<Suspense>
			<i />
		</Suspense>
	),
	'an id of its own': <Numbered />,
	'a state that changes at once': <Restless />,
	'an image that React preloads': <img src="/a.jpg" alt="a" />,
	'an element that React lifts into the head': <title>t</title>,
	'an element that is none of these': createElement('x-own', { a: 1 }),
	'a style': <p style={{ color: 'red' }}>a</p>,
	'an unknown attribute': createElement('p', { whatever: 1 }),
	'a value that is no text': createElement('p', { title: {} }),
	'a script for an address': createElement('a', { href: [' java', 'script:alert(1)'].join('') }),
	'an address that is empty': createElement('a', { href: '' }),
	'an action that is a function': createElement('form', { action: () => {} }),
	'a field of several lines': <textarea defaultValue="a" />,
	'several choices at once': (
		<select multiple defaultValue={['a']}>
			<option value="a">a</option>
		</select>
	),
	'a list that is no array': new Set(['a', 'b']),
};

test.each(Object.entries(left))('%s is left to React', (_name, node) => {
	expect(render(node)).toBeNull();
});

test('a part that is lazy is left to React', () => {
	expect(render(createElement(lazy(async () => ({ default: () => null }))))).toBeNull();
});

test('what a component throws is thrown, and the next page is whole', () => {
	const Broken = (): ReactNode => {
		throw new RangeError('broken');
	};
	expect(() =>
		render(
			<House value="Haus">
				a<Broken />
			</House>,
		),
	).toThrow(RangeError);
	expect(render(<Named />)).toBe('nobody');
	expect(renderToString(<Stateful />)).toContain('server');
});

test('pages are as React renders them', () => {
	const pages = [
		aCartPage(),
		aCartPage({ available: false }),
		aProductPage(),
		aProductPage({ offer: anOffer({ stock: 0 }) }),
		aProductPage({ offer: null, variants: [aVariant(), aVariant({ id: 2, stock: 0 })] }),
		aProductPage({ name: { text: 'Ring & "Herz"', lang: 'de' }, language: 'fr' }),
	];
	for (const page of pages) expect(renderPage(page)).toBe(renderPageByReact(page));
	expect(render(renderedBySelf())).not.toBeNull();
});

/** Something that a page holds, so that a change which leaves all of it to React is seen. */
function renderedBySelf(): ReactNode {
	return (
		<House value="Haus">
			<Stateful />
			<Named />
		</House>
	);
}

test('random trees are as React renders them, or left to it', () => {
	const random = createRandom(20);
	let own = 0;
	const trees = count({ usual: 2000, long: 20_000 });
	for (let tree = 0; tree < trees; tree += 1) {
		const node = aTree(random, 4);
		const markup = render(node);
		if (markup !== null) {
			own += 1;
			expect(markup).toBe(renderToString(node));
		}
	}
	expect(own).toBeGreaterThan(trees / 4);
});

const texts = ['', 'a', ' ', 'ü’', '<b>', '&amp;', '"', "'", '\u2028', '0'];
const tags = ['div', 'p', 'span', 'ul', 'li', 'svg', 'path', 'form', 'button', 'label', 'noscript', 'select', 'table'];
const attributes = {
	className: texts,
	id: texts,
	title: [...texts, null, undefined, true, 7],
	'data-x': [...texts, true, false],
	'aria-hidden': [true, false, undefined],
	hidden: [true, false],
	tabIndex: [0, -1],
	href: ['/a', '/a?b=1&c'],
	name: ['n'],
	defaultValue: ['a', 1],
	onClick: [() => {}],
};

function aTree(random: Random, depth: number): ReactNode {
	const kind = random.whole(depth === 0 ? 3 : 9);
	if (kind === 0) return random.pick(texts);
	if (kind === 1) return random.pick([0, 1, -2.5, null, undefined, true, false]);
	if (kind === 2) return createElement(random.pick(['br', 'input', 'hr']), someAttributes(random));
	const children = Array.from({ length: random.whole(4) }, () => aTree(random, depth - 1));
	if (kind === 3) return children.map((child, index) => <Named key={String(index)}>{child}</Named>);
	if (kind === 4) return createElement(House, { value: random.pick(texts) }, ...children);
	return createElement(random.pick(tags), someAttributes(random), ...children);
}

function someAttributes(random: Random): Record<string, unknown> {
	const names = random.shuffle(Object.keys(attributes) as (keyof typeof attributes)[]).slice(0, random.whole(4));
	return Object.fromEntries(names.map((name) => [name, random.pick<unknown>(attributes[name])]));
}
