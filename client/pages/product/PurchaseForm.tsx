/** Puts a piece into the cart. Its fields are uncontrolled: what is chosen or typed before the app runs stays. */
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { initialProductCount } from '../../../site/constants.ts';
import { plainText, type Text } from '../../../site/text.ts';
import { cartStatusStore, maxLineCount } from '../../stores/cart.ts';
import { useStore } from '../../stores/use-store.ts';
import { usePage } from '../page-context.tsx';
import { isBuyable, maxCountOf } from './is-buyable.ts';
import type { CartEntryData, ProductData, VariantData } from './product-data.ts';
import { useAddToCart } from './use-add-to-cart.ts';

export interface PurchaseFormProps {
	readonly data: ProductData;
	readonly cart: CartEntryData;
	/** The one chosen, null while none is. */
	readonly variant: VariantData | null;
	readonly onVariantChange: (id: number | null) => void;
}

export function PurchaseForm({ data, cart, variant, onVariantChange }: PurchaseFormProps): ReactNode {
	const { texts, language } = usePage();
	const { phase, times, limitedTo, add, forget, prepare } = useAddToCart(data.id, cart);
	const name = cart.names[language];
	const status = useRef<HTMLParagraphElement>(null);
	// what came of it stands below the button, where a small screen may have ended
	// biome-ignore lint/correctness/useExhaustiveDependencies: again for each success
	useEffect(() => {
		if (phase === 'success' || phase === 'error') status.current?.scrollIntoView?.({ block: 'nearest' });
	}, [phase, times]);
	const kept = useStore(cartStatusStore, (status) => status.kept);
	const offer = data.offer ?? variant;
	const max = Math.min((offer && maxCountOf(offer)) ?? maxLineCount, maxLineCount);

	const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
		event.preventDefault();
		// The form knows the choice before the state does: a click kept by boot.ts arrives before what the first effect set is rendered.
		const form = new FormData(event.currentTarget);
		const chosen = data.variants.find(({ id }) => String(id) === form.get('variant')) ?? null;
		const bought = data.offer ?? chosen;
		if (!bought || !isBuyable(bought) || phase === 'loading') return;
		add(bought, chosen, Number(form.get('count')));
	};
	return (
		<form className="purchase-form" onSubmit={submit} onFocus={prepare} onPointerOver={prepare}>
			{data.variants.length > 0 && (
				<VariantField
					label={data.variantLabel}
					variants={data.variants}
					onChange={(id) => {
						forget();
						onVariantChange(id);
					}}
				/>
			)}
			<label className="field purchase-count">
				<span className="field-label">{texts.product.quantity}</span>
				<input type="number" name="count" inputMode="numeric" required min={1} max={max} step={1} defaultValue={initialProductCount} />
			</label>
			{/* boot.ts marks a click that it keeps with aria-busy, before React knows the button */}
			<button
				className="button purchase-add"
				type="submit"
				data-replay=""
				aria-busy={phase === 'loading' || undefined}
				onClick={(event) => {
					if (event.detail > 1) event.preventDefault(); // the second half of a double click means nothing more
				}}
				suppressHydrationWarning
			>
				{texts.product.addToCart}
			</button>
			<noscript>
				<p className="purchase-without-script">{texts.product.withoutScript}</p>
			</noscript>
			<p ref={status} className="purchase-status" role="status" data-phase={phase}>
				{phase === 'success' && (
					<span key={times}>
						{limitedTo === null ? texts.product.added(name) : texts.product.limited(name, limitedTo)}{' '}
						<a href={cart.cartPath}>{texts.product.toCart}</a>
						{kept === 'memory' && ` ${texts.product.memoryOnly}`}
					</span>
				)}
				{phase === 'error' && texts.product.failed}
			</p>
		</form>
	);
}

function VariantField(props: { label: Text | null; variants: readonly VariantData[]; onChange: (id: number | null) => void }): ReactNode {
	const { product } = usePage().texts;
	const select = useRef<HTMLSelectElement>(null);
	const { label, variants, onChange } = props;
	const tell = (value: string): void => onChange(value === '' ? null : Number(value));
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration or restored by the browser
	useEffect(() => {
		if (select.current && select.current.value !== '') tell(select.current.value);
	}, []);
	return (
		<label className="field purchase-variant">
			<span className="field-label" lang={label === null || typeof label === 'string' ? undefined : label.lang}>
				{label === null ? product.variant : plainText(label)}
			</span>
			<select ref={select} name="variant" required defaultValue="" onChange={(event) => tell(event.target.value)}>
				<option value="">{product.chooseVariant}</option>
				{variants.map((variant) => (
					<option
						key={variant.id}
						value={variant.id}
						disabled={!isBuyable(variant)}
						lang={typeof variant.name === 'string' ? undefined : variant.name.lang}
					>
						{isBuyable(variant) ? plainText(variant.name) : product.soldOutVariant(plainText(variant.name))}
					</option>
				))}
			</select>
		</label>
	);
}
