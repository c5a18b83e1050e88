/** Rates a piece: stars, and what one likes to say with them. An editor reads it before it is shown. Loaded when somebody wants to. */
import { type ReactNode, useEffect, useRef } from 'react';
import { FormField } from '../forms/FormField.tsx';
import { ErrorSummary, FormStatus, HiddenFields, PrivacyBox } from '../forms/FormFrame.tsx';
import { faultOf } from '../forms/form-phase.ts';
import type { FormTarget } from '../forms/form-target.ts';
import { useForm } from '../forms/use-form.ts';
import type { FieldFault } from '../orders/contract/answer.ts';
import { maxStars, nameMaxLength, ratingTextMaxLength, ratingTitleMaxLength } from '../orders/contract/limits.ts';
import { usePage } from '../pages/page-context.tsx';

export interface RatingFormProps {
	readonly target: FormTarget;
	readonly product: number;
}

export function RatingForm({ target, product }: RatingFormProps): ReactNode {
	const { forms, ratingForm } = usePage().texts;
	const { state, bind } = useForm('rating', target);
	const done = useRef<HTMLParagraphElement>(null);
	const first = useRef<HTMLFieldSetElement>(null);
	useEffect(() => first.current?.querySelector('input')?.focus(), []);
	useEffect(() => {
		if (state.phase === 'success') done.current?.focus();
	}, [state]);
	if (state.phase === 'success') {
		return (
			<p className="form-done" role="status" tabIndex={-1} ref={done} data-phase="success">
				{ratingForm.sent}
			</p>
		);
	}
	const labels: Readonly<Record<string, string>> = { title: ratingForm.headline, text: ratingForm.text, display_name: ratingForm.name };
	const describe = ({ field, code }: FieldFault): string => {
		if (field === 'rating') return ratingForm.starsMissing;
		if (field === 'privacy') return ratingForm.consentMissing;
		const label = labels[field];
		return label === undefined ? forms.failed : { missing: forms.missing, too_long: forms.tooLong, invalid: forms.invalid }[code](label);
	};
	const errorOf = (field: string): string | null => {
		const code = faultOf(state, field);
		return code === null ? null : describe({ field, code });
	};
	return (
		<form className="form" action={target.action} method="post" aria-label={ratingForm.title} {...bind}>
			<ErrorSummary form={bind.ref} state={state} describe={describe} />
			<fieldset className="rating-choice" ref={first} aria-describedby={errorOf('rating') === null ? undefined : 'rating-stars-error'}>
				<legend>{ratingForm.stars}</legend>
				{Array.from({ length: maxStars }, (_, index) => maxStars - index).map((stars) => (
					<label key={stars} className="rating-star-choice">
						<input id={`rating-stars-${stars}`} type="radio" name="rating" value={stars} required />
						<span>{ratingForm.starCount(stars)}</span>
					</label>
				))}
				{errorOf('rating') !== null && (
					<p className="field-error" id="rating-stars-error">
						{errorOf('rating')}
					</p>
				)}
			</fieldset>
			<FormField
				id="rating-title"
				name="title"
				label={ratingForm.headline}
				maxLength={ratingTitleMaxLength}
				error={errorOf('title')}
				optional
			/>
			<FormField
				id="rating-text"
				name="text"
				label={ratingForm.text}
				rows={5}
				maxLength={ratingTextMaxLength}
				error={errorOf('text')}
				optional
			/>
			<FormField
				id="rating-name"
				name="display_name"
				label={ratingForm.name}
				maxLength={nameMaxLength}
				autoComplete="nickname"
				error={errorOf('display_name')}
				optional
			/>
			<PrivacyBox id="rating-privacy" sentence={ratingForm.consent} path={target.privacyPath} error={errorOf('privacy')} />
			<input type="hidden" name="product" value={product} />
			<HiddenFields form="rating" target={target} />
			<button className="button" type="submit" aria-busy={state.phase === 'loading' || undefined}>
				{ratingForm.submit}
			</button>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : ratingForm.failed)} />
		</form>
	);
}
