/** Rates a product: stars, and words if the visitor likes. An editor reads it before it is shown. Loaded on demand. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary, FieldError, FormDone, FormField, FormStatus, HiddenFields, PrivacyBox } from '../../forms/FormFrame.tsx';
import { toFormErrors } from '../../forms/form-errors.ts';
import { useForm } from '../../forms/use-form.ts';
import { maxStars, nameMaxLength, ratingTextMaxLength, ratingTitleMaxLength } from '../../orders/contract/limits.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import { usePage } from '../../ui/page-context.tsx';

export interface RatingFormProps {
	readonly target: FormTarget;
	readonly product: number;
}

export function RatingForm({ target, product }: RatingFormProps): ReactNode {
	const { forms, ratingForm } = usePage().texts;
	const { state, bind } = useForm('rating', target, String(product));
	if (state.phase === 'success') return <FormDone>{ratingForm.sent}</FormDone>;
	const errors = toFormErrors(state, {
		labels: { title: ratingForm.headline, text: ratingForm.text, display_name: ratingForm.name },
		general: forms.faults,
		own: { rating: ratingForm.starsMissing, privacy: ratingForm.consentMissing },
		failed: forms.failed,
	});
	return (
		<form className="form" action={target.action} method="post" aria-label={ratingForm.title} {...bind}>
			<ErrorSummary form={bind.ref} state={state} errors={errors} />
			<StarChoice error={errors.at('rating')} />
			<FormField
				id="rating-title"
				name="title"
				label={ratingForm.headline}
				maxLength={ratingTitleMaxLength}
				error={errors.at('title')}
				optional
			/>
			<FormField
				id="rating-text"
				name="text"
				label={ratingForm.text}
				rows={5}
				maxLength={ratingTextMaxLength}
				error={errors.at('text')}
				optional
			/>
			<FormField
				id="rating-name"
				name="display_name"
				label={ratingForm.name}
				maxLength={nameMaxLength}
				autoComplete="nickname"
				error={errors.at('display_name')}
				optional
			/>
			<PrivacyBox id="rating-privacy" sentence={ratingForm.consent} path={target.privacyPath} error={errors.at('privacy')} />
			<input type="hidden" name="product" value={product} />
			<HiddenFields form="rating" target={target} />
			<button className="button" type="submit" aria-busy={state.phase === 'loading' || undefined}>
				{ratingForm.submit}
			</button>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : ratingForm.failed)} />
		</form>
	);
}

/** Has the focus at first: the visitor has just asked for the form. */
function StarChoice({ error }: { error: string | null }): ReactNode {
	const { ratingForm } = usePage().texts;
	const choice = useRef<HTMLFieldSetElement>(null);
	useEffect(() => choice.current?.querySelector('input')?.focus(), []);
	return (
		<fieldset className="rating-choice" ref={choice} aria-describedby={error === null ? undefined : 'rating-stars-error'}>
			<legend>{ratingForm.stars}</legend>
			{Array.from({ length: maxStars }, (_, index) => maxStars - index).map((stars) => (
				<label key={stars} className="rating-star-choice">
					<input id={`rating-stars-${stars}`} type="radio" name="rating" value={stars} required />
					<span>{ratingForm.starCount(stars)}</span>
				</label>
			))}
			<FieldError id="rating-stars-error" error={error} />
		</fieldset>
	);
}
