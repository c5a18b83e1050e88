/**
 * The parts of every form: its fields, the faults to fix, the result of sending, the end state, and fields for the service and programs.
 */
import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FormEndpoint, PageFormEndpoint } from '../orders/contract/endpoints.ts';
import { type FormState, formAnchor } from '../orders/contract/form-states.ts';
import { emailMaxLength, emailPattern } from '../orders/contract/limits.ts';
import type { FormTarget } from '../orders/order-target.ts';
import { usePage } from '../ui/page-context.tsx';
import type { Failure, FormErrors, FormPhase } from './form-errors.ts';

/** Sent along by browsers without scripts. The last field is hidden and no browser fills it in: a value there comes from a program. */
export function HiddenFields({ form, target }: { form: FormEndpoint; target: FormTarget }): ReactNode {
	const { language, texts } = usePage();
	return (
		<>
			<input type="hidden" name="project" value={target.project} />
			<input type="hidden" name="language" value={language} />
			<div className="visually-hidden" aria-hidden>
				<label htmlFor={`${form}-website`}>{texts.forms.trap}</label>
				<input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
			</div>
		</>
	);
}

interface ErrorSummaryProps {
	readonly form: RefObject<HTMLFormElement | null>;
	readonly state: FormPhase;
	readonly errors: FormErrors;
}

/** All that is wrong, in one place that gets the focus, and is read out for that alone; each line leads to its field. */
export function ErrorSummary({ form, state, errors }: ErrorSummaryProps): ReactNode {
	const { forms } = usePage().texts;
	const summary = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (state.phase === 'error' && state.faults.length > 0) summary.current?.focus();
	}, [state]);
	if (errors.list.length === 0) return null;
	const controls = [...(form.current?.elements ?? [])];
	// in the order of the fields on the page, not of the checks; of choices the first stands for all
	const lines = errors.list
		.map((each) => ({ ...each, place: controls.findIndex((control) => control.getAttribute('name') === each.field) }))
		.sort((left, right) => left.place - right.place);
	return (
		<div className="form-summary" tabIndex={-1} ref={summary}>
			<p>{forms.summary}</p>
			<ul>
				{lines.map(({ field, text, place }) => {
					const control = controls[place];
					return (
						<li key={field}>
							{control instanceof HTMLElement ? (
								<a
									href={`#${control.id}`}
									onClick={(event) => {
										event.preventDefault();
										control.focus();
									}}
								>
									{text}
								</a>
							) : (
								text
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

/** The line that says how sending goes; it is there from the beginning, so that what it says is read out. */
export function FormStatus({ state, failure }: { state: FormPhase; failure: (code: Failure) => string }): ReactNode {
	const { forms } = usePage().texts;
	const line = useRef<HTMLParagraphElement>(null);
	// it stands below the button, where a small screen or the cookie banner may have ended
	useEffect(() => {
		if (state.phase === 'error' && state.failure !== null) line.current?.scrollIntoView?.({ block: 'nearest' });
	}, [state]);
	return (
		<p ref={line} className="form-status" role="status" data-phase={state.phase}>
			{state.phase === 'loading' && forms.sending}
			{state.phase === 'error' && state.failure !== null && failure(state.failure)}
		</p>
	);
}

/** Replaces a form once it was sent. It gets the focus, so that it is read out, and the page does not lose its place. */
export function FormDone({ children }: { children: ReactNode }): ReactNode {
	const done = useRef<HTMLDivElement>(null);
	useEffect(() => done.current?.focus(), []);
	return (
		<div className="form-done" role="status" tabIndex={-1} ref={done} data-phase="success">
			{children}
		</div>
	);
}

interface PrivacySentenceProps {
	readonly sentence: string;
	readonly path: string | null;
}

/** A sentence about privacy, in which the words in brackets lead to the notice, where the site has one. */
export function PrivacySentence({ sentence, path }: PrivacySentenceProps): ReactNode {
	const [before, words, after] = sentence.split(/[[\]]/);
	return (
		<>
			{before}
			{path === null ? words : <a href={path}>{words}</a>}
			{after}
		</>
	);
}

/** The required box: the visitor has read the notice. `error`: null where it is ticked, or not checked yet. */
export function PrivacyBox({ id, error, ...privacy }: Pick<FormFieldProps, 'id' | 'error'> & PrivacySentenceProps): ReactNode {
	const errorId = `${id}-error`;
	const described = { 'aria-invalid': error !== null || undefined, 'aria-describedby': error === null ? undefined : errorId };
	return (
		<div className="field">
			<label className="field-box" htmlFor={id}>
				<input id={id} name="privacy" type="checkbox" required {...described} />
				<span>
					<PrivacySentence {...privacy} />
				</span>
			</label>
			<FieldError id={errorId} error={error} />
		</div>
	);
}

interface FormFieldProps
	extends Pick<
		InputHTMLAttributes<HTMLInputElement>,
		'type' | 'autoComplete' | 'maxLength' | 'pattern' | 'inputMode' | 'min' | 'max' | 'defaultValue'
	> {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** Says what to fix; null: valid. */
	readonly error: string | null;
	/** More than one line. */
	readonly rows?: number;
	/** One of them is chosen. */
	readonly options?: readonly { readonly value: string; readonly name: string }[];
	/** May stay empty. */
	readonly optional?: boolean;
}

/** A field with its label, and what is wrong with it. Uncontrolled: what was typed before hydration stays. */
export function FormField({ label, error, rows, options, optional = false, ...field }: FormFieldProps): ReactNode {
	const errorId = `${field.id}-error`;
	const described = {
		required: !optional,
		'aria-invalid': error !== null || undefined,
		'aria-describedby': error === null ? undefined : errorId,
	};
	const { id, name, maxLength, autoComplete, defaultValue } = field;
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			{options !== undefined ? (
				<select {...{ id, name, autoComplete, defaultValue }} {...described}>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.name}
						</option>
					))}
				</select>
			) : rows === undefined ? (
				<input {...field} {...described} />
			) : (
				<textarea {...{ id, name, maxLength, defaultValue, rows }} {...described} />
			)}
			<FieldError id={errorId} error={error} />
		</div>
	);
}

/** Sends a form that stands on a page of its own; boot.ts marks a click that it keeps with aria-busy, before React knows the button. */
export function SubmitButton({ state, children }: { state: FormPhase; children: ReactNode }): ReactNode {
	return (
		<button className="button" type="submit" data-replay="" aria-busy={state.phase === 'loading' || undefined} suppressHydrationWarning>
			{children}
		</button>
	);
}

/** The field for the address that the shop answers to. */
export function EmailField({ id, label, error }: Pick<FormFieldProps, 'id' | 'label' | 'error'>): ReactNode {
	const rules = { maxLength: emailMaxLength, pattern: emailPattern };
	return <FormField id={id} name="email" label={label} type="email" autoComplete="email" {...rules} error={error} />;
}

export function FieldError({ id, error }: { id: string; error: string | null }): ReactNode {
	return (
		error !== null && (
			<p className="field-error" id={id}>
				{error}
			</p>
		)
	);
}

/**
 * How a form went, for browsers without scripts: the service leads back to the page with a fragment, and the style sheet shows that paragraph
 * alone.
 */
export function FormStates({ form, texts }: { form: PageFormEndpoint; texts: Readonly<Partial<Record<FormState, string>>> }): ReactNode {
	return Object.entries(texts).map(([state, text]) => (
		<p className="form-state" key={state} id={formAnchor(form, state as FormState)} tabIndex={-1}>
			{text}
		</p>
	));
}
