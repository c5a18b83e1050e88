/** Puts a product into the cart. Its fields are uncontrolled: what is chosen or typed before the app runs stays. */
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { initialProductCount } from '../../../site/constants.ts';
import { plainText } from '../../../site/text.ts';
import { cartStore, maxLineCount, useCartActions } from '../../cart/cart.ts';
import { isBeyondStock, isBuyable, maxCountOf } from '../../products/is-buyable.ts';
import type { CartEntryData, OfferData, ProductData, VariantData } from '../../products/product-data.ts';
import { useStore } from '../../runtime/store.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { PictureData } from '../../ui/picture-data.ts';
import { Sentence } from '../../ui/Text.tsx';
import { LazyPartButton, useLazyPart } from '../../ui/use-lazy-part.tsx';
import type { CheckPersonalization, PersonalizationFormProps, Wanted } from './personalization/PersonalizationForm.tsx';
import { findVariant, isImpossible, type ShownProduct } from './use-product-detail.ts';
import { VariantField } from './VariantField.tsx';

/** Id of the fault's message. */
const errorId = 'purchase-error';

interface PurchaseFormProps {
	readonly data: ProductData;
	readonly cart: CartEntryData;
	readonly shown: ShownProduct;
	/** Holds the fields in which a variant is chosen. */
	readonly fields: RefObject<HTMLDivElement | null>;
}

export function PurchaseForm({ data, cart, shown, fields }: PurchaseFormProps): ReactNode {
	const { texts } = usePage();
	const { phase, times, limitedTo, add, forget, prepare } = useAddToCart(data.id, cart);
	const { detail, dispatch, picked, pick } = shown;
	// The service takes it out again where it is held for someone else.
	const isInCart = useStore(cartStore, ({ products }) => products.some(({ product }) => product.id === data.id));
	const labels = [detail.variantDisplayName ?? texts.product.variant, ...(data.variantLabel2 ? [data.variantLabel2] : [])];
	const [fault, setFault] = useState<'variant' | 'count' | null>(null);
	const personalization = useLazyPart<PersonalizationFormProps>({
		load: () => import('./personalization/PersonalizationForm.tsx').then(({ PersonalizationForm }) => PersonalizationForm),
		texts: ['personalization'],
		sheet: 'personalization',
	});
	const check = useRef<CheckPersonalization>(null);
	const status = useRef<HTMLParagraphElement>(null);
	// the result is below the button, where a small screen may have ended
	// biome-ignore lint/correctness/useExhaustiveDependencies: again for each success
	useEffect(() => {
		if (phase === 'success' || phase === 'error') status.current?.scrollIntoView?.({ block: 'nearest' });
	}, [phase, times]);
	const offer = data.offer ?? detail.variantSelected;
	const max = mostOf(offer);
	const errorOf = (field: typeof fault): string | undefined => (fault === field ? errorId : undefined);

	const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
		event.preventDefault();
		// The form knows the choice before the state does: a click kept by boot.ts arrives before what the first effect set is rendered.
		const { elements } = event.currentTarget;
		const form = new FormData(event.currentTarget);
		const chosen = findVariant(data.variants, form.getAll('variant').concat(form.getAll('variant_2')).map(String));
		const bought = data.offer ?? chosen;
		const count = Number(form.get('count'));
		// an earlier attempt's result says nothing of this one
		if (phase !== 'loading') forget();
		const found = bought ? (Number.isInteger(count) && count >= 1 && count <= mostOf(bought) ? null : 'count') : 'variant';
		setFault(found);
		const selects = [...(fields.current?.querySelectorAll('select') ?? [])];
		const open = found === 'variant' && (selects.find(({ value }) => !value) ?? selects.at(-1));
		if (found) (open || (elements.namedItem(found) as HTMLElement)).focus();
		if (found || !bought || !isBuyable(bought) || phase === 'loading') return;
		const wanted = check.current && bought.price ? check.current(bought.price) : null;
		if (data.personalization?.isRequired && !check.current) personalization.open();
		else if (wanted !== 'faulty') add(bought, chosen, count, wanted);
	};
	return (
		<form className="purchase-form" noValidate onSubmit={submit} onFocus={prepare} onPointerOver={prepare}>
			{detail.hasVariants && (
				<VariantField
					detail={detail}
					labels={labels}
					picked={picked}
					fields={fields}
					errorId={errorOf('variant')}
					onChange={() => {
						forget();
						setFault(null);
						pick();
					}}
				/>
			)}
			{/* VariantField itself explains an impossible combination */}
			{fault && !(fault === 'variant' && isImpossible(data.variants, picked)) && (
				<p id={errorId} className="field-error" role="alert">
					{fault === 'count'
						? texts.product.countInvalid(max)
						: texts.product.variantMissing(plainText(labels[picked[0] ? labels.length - 1 : 0] ?? ''))}
				</p>
			)}
			{data.personalization && (
				<LazyPartButton
					part={personalization}
					label={`${texts.product.personalize(plainText(data.personalization.name))} ${data.personalization.surchargeHint ?? ''}`.trim()}
					className="personalization"
					props={{
						data: data.personalization,
						price: offer?.price ?? null,
						check,
						onChange: (values) => dispatch({ type: 'personalizationChange', personalization: values }),
					}}
				/>
			)}
			{(offer === null || isBuyable(offer)) && (
				<>
					<label className="field purchase-count">
						<span className="field-label">{texts.product.quantity}</span>
						<input
							type="number"
							name="count"
							inputMode="numeric"
							required
							min={1}
							max={max}
							step={1}
							defaultValue={initialProductCount}
							aria-invalid={!!errorOf('count') || undefined}
							aria-describedby={errorOf('count')}
							onChange={({ target }) => dispatch({ type: 'countChange', count: Number(target.value) })}
						/>
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
				</>
			)}
			<p className="purchase-beyond-stock" aria-live="polite">
				{isBeyondStock(offer, detail.countSelected ?? 0) && texts.product.beyondStock}
			</p>
			<noscript>
				<p className="purchase-without-script">{texts.product.withoutScript}</p>
			</noscript>
			<p ref={status} className="purchase-status" role="status" data-phase={phase}>
				{phase === 'success' && isInCart && (
					<span key={times}>
						<Sentence say={limitedTo === null ? texts.product.added : (name) => texts.product.limited(name, limitedTo)} about={data.name} />{' '}
						<a href={cart.cartPath}>{texts.product.toCart}</a>
					</span>
				)}
				{phase === 'error' && texts.product.failed}
			</p>
		</form>
	);
}

/** How many can be bought at once. */
function mostOf(offer: OfferData | null): number {
	return Math.min((offer && maxCountOf(offer)) ?? maxLineCount, maxLineCount);
}

type Phase = 'idle' | 'loading' | 'error' | 'success';

interface AddToCart {
	readonly phase: Phase;
	/** How often something was added: distinguishes successes. */
	readonly times: number;
	/** How many the cart holds after a success that granted fewer than asked for; else null. */
	readonly limitedTo: number | null;
	add(offer: OfferData, variant: VariantData | null, count: number, wanted: Wanted | null): void;
	/** Back to idle. */
	forget(): void;
	/** Something will probably be added soon. */
	prepare(): void;
}

/** Adds a product to the cart, as often as wished, and says how it went. */
function useAddToCart(productId: number, { reference, cartPath: _, taxScheme, facts = [], ...entry }: CartEntryData): AddToCart {
	const { dispatch, prepare } = useCartActions();
	const [state, setState] = useState<Pick<AddToCart, 'phase' | 'times' | 'limitedTo'>>({ phase: 'idle', times: 0, limitedTo: null });
	const enter = (phase: Phase, limitedTo: number | null = null): void =>
		setState(({ times }) => ({ phase, times: phase === 'success' ? times + 1 : times, limitedTo }));
	return {
		...state,
		prepare,
		forget: () => enter('idle'),
		add(offer, variant, count, wanted) {
			if (offer.price === null) return;
			enter('loading');
			const [picture] = variant?.pictures ?? [];
			const own = facts.filter(({ of }) => !of || (variant && of.includes(variant.id)));
			dispatch({
				type: 'add',
				product: {
					...entry,
					id: productId,
					...(picture && { picture: toCartPicture(picture) }),
					...(own.length > 0 && { facts: own.map(({ names, values }) => ({ names, values })) }),
					reference: reference === null ? null : reference + (variant?.referenceSuffix ?? ''),
					...(wanted && { personal: wanted.display }),
				},
				variant: variant && { id: variant.id, names: variant.names },
				personalization: wanted?.values ?? null,
				count,
				maxCount: maxCountOf(offer),
				inStock: offer.stock || undefined,
				priceBrutto: wanted?.price ?? offer.price,
				...(wanted?.surcharge && { surcharge: wanted.surcharge }),
				taxScheme: taxScheme ?? null,
			}).then(
				({ limitedTo }) => enter('success', limitedTo),
				(error: unknown) => {
					console.error('The piece could not be put into the cart', error);
					enter('error');
				},
			);
		},
	};
}

/** The smallest rendition is wide enough for a cart line. */
function toCartPicture({ key, width, height, widths: [widthPx = width] }: PictureData): CartEntryData['picture'] {
	return { key, width, height, widthPx };
}
