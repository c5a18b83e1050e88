/** The wished products as cards, or what stands in their place: before storage is read, when there are none, when their cards do not come. */
import { type ReactNode, useRef } from 'react';
import { ProductCard } from '../../cards/ProductCard.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { useWishes, type Wishes } from './use-wishes.ts';
import { WishedOffer } from './WishedOffer.tsx';
import type { WishListData } from './wish-list-data.ts';

export function WishedPieces({ data }: { data: WishListData }): ReactNode {
	const { texts, language } = usePage();
	const words = texts.wishList;
	const { phase, pieces, isWished, cards, kept, retry, remove } = useWishes(language);
	const container = useRef<HTMLDivElement>(null);
	const gone = phase === 'success' ? pieces.filter(({ id }) => !cards.has(id) && isWished(id)) : [];
	const shown = pieces.flatMap(({ id }) => cards.get(id) ?? []);
	return (
		<div className="wishes" ref={container} tabIndex={-1} data-phase={phase}>
			{(phase === 'idle' || (phase === 'loading' && shown.length === 0)) && (
				<>
					<p className="needs-script">{words.loading}</p>
					<noscript>
						<p>{words.withoutScript}</p>
					</noscript>
				</>
			)}
			{phase !== 'idle' && kept === 'memory' && <p className="wishes-notice">{words.memoryOnly}</p>}
			{phase === 'error' && (
				<p className="wishes-notice" role="alert">
					{words.notLoaded}{' '}
					<button className="quiet-button" type="button" onClick={retry}>
						{words.retry}
					</button>
				</p>
			)}
			{phase === 'success' && pieces.length === 0 && (
				<p className="lead">
					{words.empty} <a href={data.shopPath}>{words.toShop}</a>
				</p>
			)}
			{gone.length > 0 && (
				<GonePieces
					pieces={gone}
					onPutAway={() => {
						container.current?.focus(); // the button goes
						remove(gone.map(({ id }) => id));
					}}
				/>
			)}
			{shown.length > 0 && (
				<ul className="product-grid" aria-label={words.pieces}>
					{shown.map((card) => (
						<li key={card.id}>
							<ProductCard product={card} note={data.priceNote} level={2} />
							<WishedOffer card={card} onMoved={() => remove([card.id])} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Wished products that the shop does not have any more. */
function GonePieces({ pieces, onPutAway }: { pieces: Wishes['pieces']; onPutAway: () => void }): ReactNode {
	const { texts, language } = usePage();
	const words = texts.wishList;
	return (
		<section className="wishes-gone" aria-labelledby="wishes-gone">
			<h2 id="wishes-gone">{words.gone}</h2>
			<ul>
				{pieces.map(({ id, name, language: written }) => (
					<li key={id} lang={written === language ? undefined : written}>
						{name}
					</li>
				))}
			</ul>
			<button className="quiet-link" type="button" onClick={onPutAway}>
				{words.putAway}
			</button>
		</section>
	);
}
