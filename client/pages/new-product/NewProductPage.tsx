/** A product that is newer than the build, under any address below the store root that has no page: read from the backend, shown as every product is. */
import { type ReactNode, useEffect, useState } from 'react';
import { plainText } from '../../../site/text.ts';
import { liveWords } from '../../texts/live-words.ts';
import type { ProductPage } from '../product/ProductPage.tsx';
import type { FoundPiece } from './find-piece.ts';
import { NewProductFacts } from './NewProductFacts.tsx';
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
