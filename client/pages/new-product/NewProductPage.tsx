/** A product that is newer than the build, under any address below the store root that has no page: read from the backend, shown as every product is. */
import { type ReactNode, useEffect, useState } from 'react';
import { plainText } from '../../../site/text.ts';
import type { SingleFacts } from '../../live/shop-reads.ts';
import { liveWords } from '../../texts/live-words.ts';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ProductPage } from '../product/ProductPage.tsx';
import type { FoundPiece } from './find-piece.ts';
import type { NewProductData } from './new-product-data.ts';

interface Found {
	readonly phase: 'success';
	readonly piece: FoundPiece;
	/** Shows it. Comes by itself, so that pages of products share no chunk with this one. */
	readonly Page: typeof ProductPage;
}

type State = { readonly phase: 'loading' | 'missing' | 'error' } | Found;

export function NewProductPage({ data }: { data: NewProductData }): ReactNode {
	const words = liveWords[data.language];
	const [state, setState] = useState<State>({ phase: 'loading' });
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try is another search
	useEffect(() => {
		let isCurrent = true;
		const enter = (next: State, title: string): void => {
			if (!isCurrent) return;
			setState(next);
			document.title = `${title} – ${data.house}`;
		};
		enter({ phase: 'loading' }, words.newPiece);
		Promise.all([find(data), import('../product/ProductPage.tsx')]).then(
			([piece, { ProductPage: Page }]) => {
				if (piece === null) enter({ phase: 'missing' }, words.missing);
				else enter({ phase: 'success', piece, Page }, plainText(piece.data.name));
			},
			(error: unknown) => {
				console.error('The piece could not be read', error);
				enter({ phase: 'error' }, words.newPiece);
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [data, tries]);

	if (state.phase === 'success') {
		const { piece, Page } = state;
		return (
			<div className="new-product">
				<div className="frame">
					<p className="new-product-note soft" role="status">
						{words.fresh}
					</p>
				</div>
				<Page key={piece.data.id} data={piece.data} />
				{piece.facts && <NewProductFacts facts={piece.facts} />}
			</div>
		);
	}
	return <NothingShown phase={state.phase} data={data} onRetry={() => setTries(tries + 1)} />;
}

interface NothingShownProps {
	readonly phase: Exclude<State, Found>['phase'];
	readonly data: NewProductData;
	readonly onRetry: () => void;
}

/** Replaces the product: says that it is loading, or why it is missing. */
function NothingShown({ phase, data, onRetry }: NothingShownProps): ReactNode {
	const words = liveWords[data.language];
	const texts = { loading: words.loading, missing: words.missingText, error: words.loadingFailed };
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{phase === 'missing' ? words.missing : words.newPiece}</h1>
				<p className="lead" role="status">
					{texts[phase]}
				</p>
			</header>
			<noscript>
				<p>{words.withoutScript}</p>
			</noscript>
			<p className="row">
				{phase === 'error' && (
					<button className="button" type="button" onClick={onRetry}>
						{words.again}
					</button>
				)}
				<a className="quiet-link" href={data.storeRoot}>
					{words.toShop}
				</a>
			</p>
		</div>
	);
}

async function find(data: NewProductData): Promise<FoundPiece | null> {
	const { findPiece } = await import('./find-piece.ts');
	return await findPiece(data, window.location.pathname.replace(/\/+$/, ''));
}

/** A product's facts before the first build has made a page of it. */
function NewProductFacts({ facts }: { facts: SingleFacts }): ReactNode {
	const { description, tags, personalization, sizes } = facts;
	const { language, texts } = usePage();
	const words = liveWords[language];
	const pairs = [
		...facts.attributes,
		...(personalization === null ? [] : [{ group: words.personalization, values: [personalization] }]),
		...(tags.length === 0 ? [] : [{ group: words.tags, values: tags }]),
	];
	return (
		<div className="frame">
			{description !== null && (
				<Band heading={texts.product.description} beside>
					<div className="rich-text" lang={typeof description === 'string' ? undefined : description.lang}>
						{plainParagraphs(plainText(description)).map((text) => (
							<p key={text}>{text}</p>
						))}
					</div>
				</Band>
			)}
			{pairs.length > 0 && (
				<Band heading={words.attributes} beside>
					<dl className="pairs">
						{pairs.map(({ group, values }) => (
							<div key={plainText(group)}>
								<dt>
									<Text value={group} />
								</dt>
								<dd>{values.map(plainText).join(', ')}</dd>
							</div>
						))}
					</dl>
				</Band>
			)}
			{sizes && <SizeTable sizes={sizes} />}
		</div>
	);
}

function SizeTable({ sizes: { name, rows } }: { sizes: NonNullable<SingleFacts['sizes']> }): ReactNode {
	const [head = [], ...body] = rows;
	return (
		<details className="sizes">
			<summary>
				<Text value={name} />
			</summary>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide it scrolls, by keyboard as well */}
			<div className="table" role="group" aria-label={plainText(name)} tabIndex={0}>
				<table>
					<thead>
						<tr>
							{head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{body.map((row) => (
							<tr key={row.join()}>
								{row.map((cell, place) => (
									<td key={head[place]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}

/** Markdown as plain paragraphs, for a text that no build has rendered yet: its words, without headings, emphasis and addresses. */
export function plainParagraphs(markdown: string): readonly string[] {
	return markdown
		.split(/\n\s*\n/)
		.map((block) =>
			block
				.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
				.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
				.replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
				.replace(/(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
				.replace(/(?<!\w)(__|_)(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter((text) => text !== '');
}
