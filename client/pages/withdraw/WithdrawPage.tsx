/** Withdraws from a contract (§ 356a BGB), in two steps and without an account. Without scripts the second step is a page of the order service. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withdrawnOrderParameter } from '../../../site/fixed-paths.ts';
import { formatMoment } from '../../../site/format-moment.ts';
import {
	EmailField,
	ErrorSummary,
	FormDone,
	FormField,
	FormStates,
	FormStatus,
	HiddenFields,
	PrivacySentence,
	SubmitButton,
} from '../../forms/FormFrame.tsx';
import { type FormErrors, toFormErrors } from '../../forms/form-errors.ts';
import { type FormValues, useForm } from '../../forms/use-form.ts';
import { contractMaxLength, messageMaxLength, nameMaxLength } from '../../orders/contract/limits.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import { withdrawWords } from '../../texts/withdraw-words.ts';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { WithdrawData } from './withdraw-data.ts';

export function WithdrawPage({ data }: { data: WithdrawData }): ReactNode {
	const { language, texts } = usePage();
	const { forms } = texts;
	const withdraw = withdrawWords[language];
	return (
		<div className="frame">
			<PageHeader title={withdraw.title}>
				<div className="form-states lead">
					<FormStates
						form="withdrawal"
						texts={{
							sent: `${withdraw.received} ${withdraw.receipt}`,
							missing: forms.incomplete,
							invalid: forms.incomplete,
							limited: withdraw.limited,
							failed: withdraw.failed,
						}}
					/>
					<p className="form-intro">{withdraw.intro}</p>
				</div>
				{data.noticePath !== null && (
					<p>
						<PrivacySentence sentence={withdraw.notice} path={data.noticePath} />
					</p>
				)}
			</PageHeader>
			<Band heading={withdraw.form} beside>
				{data.form === null ? (
					<p>
						<PrivacySentence sentence={withdraw.withoutForm} path={data.contactPath} />
					</p>
				) : (
					<WithdrawForm target={data.form} />
				)}
			</Band>
		</div>
	);
}

/** The form of a withdrawal: fills in, shows what was entered, and is sent once that is confirmed. What is entered stays through all of it. */
function WithdrawForm({ target }: { target: FormTarget }): ReactNode {
	const { language, texts } = usePage();
	const { forms } = texts;
	const withdraw = withdrawWords[language];
	// null: the first step
	const [entered, setEntered] = useState<FormValues | null>(null);
	const { state, bind } = useForm('withdrawal', target, null, { isLast: entered !== null, goOn: setEntered });
	const { ref: form } = bind;
	const stepHead = useRef<HTMLHeadingElement>(null);
	const shownStep = useRef(entered);

	// after what was typed before has come back
	useEffect(() => {
		const contract = form.current?.elements.namedItem('contract');
		const named = orderInAddress(window.location.search);
		if (named !== null && contract instanceof HTMLInputElement && contract.value === '') contract.value = named;
	}, [form]);
	const hasFaults = state.phase === 'error' && state.faults.length > 0;
	useEffect(() => {
		// the list of faults has the focus where there is one
		if (shownStep.current !== entered && !hasFaults) stepHead.current?.focus();
		shownStep.current = entered;
		// back to the fields, to fix the service's faults
		if (hasFaults) setEntered(null);
	}, [entered, hasFaults]);

	if (state.phase === 'success') {
		return <WithdrawDone receivedAt={state.receivedAt} entered={entered} />;
	}
	const { name, contract, email, message } = withdraw;
	const errors = toFormErrors(state, {
		labels: { name, contract, email, message },
		general: forms.faults,
		own: { email: { too_long: forms.emailInvalid, invalid: forms.emailInvalid } },
		failed: withdraw.failed,
	});
	// checking the fields sends nothing
	const status = entered === null && state.phase === 'loading' ? ({ phase: 'idle' } as const) : state;
	return (
		<form className="form" action={target.action} method="post" {...bind}>
			<h3 tabIndex={-1} ref={stepHead}>
				{entered === null ? withdraw.steps.fill : withdraw.steps.confirm}
			</h3>
			<ErrorSummary form={form} state={state} errors={errors} />
			<div className="form" hidden={entered !== null}>
				<WithdrawFields errors={errors} />
				<HiddenFields form="withdrawal" target={target} />
				<SubmitButton state={status}>{withdraw.goOn}</SubmitButton>
				<p className="small soft">
					<PrivacySentence sentence={withdraw.privacy} path={target.privacyPath} />
				</p>
			</div>
			{entered && (
				<>
					<p>{withdraw.check}</p>
					<EnteredDetails values={entered} />
					<div className="row">
						<SubmitButton state={status}>{withdraw.confirm}</SubmitButton>
						<button className="quiet-button" type="button" onClick={() => setEntered(null)}>
							{withdraw.back}
						</button>
					</div>
				</>
			)}
			<FormStatus state={status} failure={(failure) => (failure === 'limited' ? withdraw.limited : withdraw.failed)} />
		</form>
	);
}

function WithdrawFields({ errors }: { errors: FormErrors }): ReactNode {
	const withdraw = withdrawWords[usePage().language];
	return (
		<>
			<p className="small soft">{withdraw.needed}</p>
			<FormField
				id="withdrawal-contract"
				name="contract"
				label={withdraw.contract}
				maxLength={contractMaxLength}
				error={errors.at('contract')}
			/>
			<FormField
				id="withdrawal-name"
				name="name"
				label={withdraw.name}
				autoComplete="name"
				maxLength={nameMaxLength}
				error={errors.at('name')}
			/>
			<EmailField id="withdrawal-email" label={withdraw.email} error={errors.at('email')} />
			<FormField
				id="withdrawal-message"
				name="message"
				label={withdraw.message}
				rows={4}
				maxLength={messageMaxLength}
				optional
				error={errors.at('message')}
			/>
		</>
	);
}

/** `receivedAt`: undefined where the service did not say. */
function WithdrawDone({ receivedAt, entered }: { receivedAt: string | undefined; entered: FormValues | null }): ReactNode {
	const { language, timeZone } = usePage();
	const withdraw = withdrawWords[language];
	return (
		<>
			<FormDone>
				<p className="lead">{withdraw.received}</p>
				{receivedAt !== undefined && <p>{withdraw.receivedAt(formatMoment(receivedAt, language, timeZone))}</p>}
				<p>{withdraw.receipt}</p>
			</FormDone>
			{entered && <EnteredDetails values={entered} />}
		</>
	);
}

/** The entries, as they are sent. */
const shown = ['contract', 'name', 'email', 'message'] as const;

function EnteredDetails({ values }: { values: FormValues }): ReactNode {
	const withdraw = withdrawWords[usePage().language];
	const rows = shown.flatMap((field) => {
		const value = values[field]?.trim() ?? '';
		return value === '' ? [] : [{ field, value }];
	});
	return (
		<dl className="pairs">
			{rows.map(({ field, value }) => (
				<div key={field}>
					<dt>{withdraw.shown[field]}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/**
 * Reads from the page's address which contract a link means. The link's author is unknown: it is only text for a field. null: none is
 * named, or not as a field takes it.
 */
export function orderInAddress(search: string): string | null {
	const named = new URLSearchParams(search).get(withdrawnOrderParameter)?.trim() ?? '';
	return named !== '' && named.length <= contractMaxLength && /^\P{Cc}*$/u.test(named) ? named : null;
}
