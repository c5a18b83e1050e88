/** Asks about a product: whether it is there, what one wants to know, to lay it aside, to see it on a day. Loaded on demand. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { unbrokenDay } from '../../../site/format-moment.ts';
import type { Language } from '../../../site/languages.ts';
import { queryFile } from '../../../site/query-files.ts';
import { dayIn } from '../../delivery/delivery-days.ts';
import { EmailField, ErrorSummary, FormDone, FormField, FormStatus, HiddenFields, PrivacyBox } from '../../forms/FormFrame.tsx';
import { type FaultWords, toFormErrors } from '../../forms/form-errors.ts';
import { readFields } from '../../forms/form-fields.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { useForm } from '../../forms/use-form.ts';
import {
	type AppointmentDays,
	type AppointmentFault,
	type AppointmentWish,
	appointmentDaysQuery,
	firstAppointmentDay,
	judgeAppointment,
	lastAppointmentDay,
} from '../../orders/contract/appointment-days.ts';
import { dayparts, type RequestKind } from '../../orders/contract/form-requests.ts';
import { messageMaxLength, nameMaxLength } from '../../orders/contract/limits.ts';
import { maxLineCount } from '../../orders/contract/max-line-count.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import type { Texts } from '../../texts/texts.ts';
import { usePage } from '../../ui/page-context.tsx';

export interface RequestFormProps {
	readonly target: FormTarget;
	readonly kind: RequestKind;
	readonly product: number;
	readonly variant: number | null;
}

export function RequestForm({ target, kind, product, variant }: RequestFormProps): ReactNode {
	const page = usePage();
	const { forms, requests } = page.texts;
	const { state, bind } = useForm('request', target, `${kind}-${product}`);
	const days = useAppointmentDays(kind === 'appointment');
	const [refused, setRefused] = useState<AppointmentFault | null>(null);
	/** The appointment as the form sent it. */
	const [wished, setWished] = useState<AppointmentWish | null>(null);
	/** Of the appointment, since the form was sent: its fault is not shown there any more. */
	const [isCorrected, setCorrected] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind
	useEffect(() => heading.current?.focus(), [kind]);
	if (state.phase === 'success') return <FormDone>{requests.sent}</FormDone>;
	const { name, email, message } = toLabels(page.texts, kind);
	const told = refused ?? (state.phase === 'error' ? state.faults.find(({ appointment }) => appointment)?.appointment : undefined);
	const why = told && wished ? tellRefusal(told, wished, page) : null;
	const errors = toFormErrors(state, toRequestWords(page.texts, kind, why));
	const errorAt: ErrorAt = (field) => {
		if (refused !== null) return fieldOf(refused) === field ? why : null;
		return isCorrected ? null : errors.at(field);
	};
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		const wish = readWish(event.currentTarget);
		const fault = days === null || wish === null ? null : judgeAppointment(wish, todayOf(days), days);
		setCorrected(false);
		setWished(wish);
		setRefused(fault);
		if (fault === null) {
			bind.onSubmit(event);
			return;
		}
		event.preventDefault();
		const element = event.currentTarget.elements.namedItem(fieldOf(fault));
		if (element instanceof HTMLElement) element.focus();
	};
	const correct = (event: FormEvent<HTMLFormElement>): void => {
		const { target } = event;
		if (target instanceof Element && ['day', 'daypart'].includes(target.getAttribute('name') ?? '')) {
			setRefused(null);
			setCorrected(true);
		}
		bind.onInput();
	};
	return (
		<form
			className="form"
			action={target.action}
			method="post"
			aria-labelledby="request-title"
			{...bind}
			onSubmit={submit}
			onInput={correct}
		>
			<h2 id="request-title" ref={heading} tabIndex={-1}>
				{requests.titles[kind]}
			</h2>
			<p className="small soft">{requests.binding}</p>
			<ErrorSummary form={bind.ref} state={state} errors={errors} />
			{kind === 'appointment' && <AppointmentFields days={days} errorAt={errorAt} />}
			{kind === 'reservation' && (
				<FormField
					id="request-count"
					name="count"
					label={requests.count}
					type="number"
					min={1}
					max={maxLineCount}
					defaultValue={1}
					error={errors.at('count')}
				/>
			)}
			<FormField id="request-name" name="name" label={name} autoComplete="name" maxLength={nameMaxLength} error={errors.at('name')} />
			<EmailField id="request-email" label={email} error={errors.at('email')} />
			<PhoneField
				id="request-phone"
				name="phone"
				label={requests.phone}
				country={target.country}
				state={state}
				error={errors.at('phone')}
			/>
			<FormField
				id="request-message"
				name="message"
				label={message}
				rows={4}
				maxLength={messageMaxLength}
				error={errors.at('message')}
				optional={kind !== 'information'}
			/>
			<PrivacyBox id="request-privacy" sentence={forms.privacy} path={target.privacyPath} error={errors.at('privacy')} />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="product" value={product} />
			<input type="hidden" name="variant" value={variant ?? ''} />
			<HiddenFields form="request" target={target} />
			<button className="button" type="submit" aria-busy={state.phase === 'loading' || undefined}>
				{requests.submit}
			</button>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : requests.failed)} />
		</form>
	);
}

type RequestTexts = Pick<Texts, 'forms' | 'contact' | 'requests' | 'phone'>;

function toLabels({ contact, requests }: RequestTexts, kind: RequestKind) {
	const { name, email, message } = contact.form;
	const { phone, count, day, daypart } = requests;
	return { name, email, message: kind === 'information' ? message : requests.message, phone, count, day, daypart };
}

/** `why`: what speaks against the appointment; null: nothing is known. */
function toRequestWords(texts: RequestTexts, kind: RequestKind, why: string | null): FaultWords {
	const { forms, requests, phone } = texts;
	return {
		labels: toLabels(texts, kind),
		general: { ...forms.faults, invalid: requests.invalid },
		own: {
			privacy: forms.privacyMissing,
			email: { too_long: forms.emailInvalid, invalid: forms.emailInvalid },
			phone,
			day: why ?? { too_long: requests.dayInvalid, invalid: requests.dayInvalid },
			daypart: why ?? requests.dayInvalid,
		},
		failed: requests.failed,
	};
}

/** What is wrong with a field; null: nothing. */
type ErrorAt = (field: AppointmentField) => string | null;

/** `days`: null while they are not known. */
function AppointmentFields({ days, errorAt }: { days: AppointmentDays | null; errorAt: ErrorAt }): ReactNode {
	const { requests } = usePage().texts;
	return (
		<>
			<FormField
				id="request-day"
				name="day"
				label={requests.day}
				type="date"
				{...(days && { min: firstAppointmentDay(todayOf(days), days), max: lastAppointmentDay(todayOf(days), days) })}
				error={errorAt('day')}
			/>
			<FormField
				id="request-daypart"
				name="daypart"
				label={requests.daypart}
				defaultValue="any"
				options={dayparts.map((value) => ({ value, name: requests.dayparts[value] }))}
				optional
				error={errorAt('daypart')}
			/>
		</>
	);
}

type AppointmentField = 'day' | 'daypart';

/** The other field is right. */
function fieldOf({ reason }: AppointmentFault): AppointmentField {
	return reason === 'daypart' ? 'daypart' : 'day';
}

/** null: the form asks for no appointment, or no day is chosen. */
function readWish(form: HTMLFormElement): AppointmentWish | null {
	const { day = '', daypart } = readFields(form);
	return day === '' ? null : { day, daypart: dayparts.find((each) => each === daypart) ?? 'any' };
}

function todayOf({ timeZone }: AppointmentDays): string {
	return dayIn(timeZone, Date.now());
}

/**
 * Loads the days for appointments, once a form asks for one. Without them the order service judges alone. null: not there, or not
 * asked for.
 */
function useAppointmentDays(isAsked: boolean): AppointmentDays | null {
	const [days, setDays] = useState<AppointmentDays | null>(null);
	useEffect(() => {
		if (!isAsked) return;
		const over = new AbortController();
		fetch(`/${queryFile(appointmentDaysQuery)}`, { signal: over.signal })
			.then(async (response) => {
				if (!response.ok) throw new Error(`The days of appointments were answered with ${response.status}`);
				const read: AppointmentDays = await response.json();
				setDays(read);
			})
			.catch((error: unknown) => {
				if (!over.signal.aborted) console.warn('The days of appointments are not known', error);
			});
		return () => over.abort();
	}, [isAsked]);
	return days;
}

/** Says why a buyer cannot come on a day, and when instead. */
export function tellRefusal(
	{ reason, next }: AppointmentFault,
	{ day, daypart }: AppointmentWish,
	{ texts, language }: { readonly texts: Pick<Texts, 'requests'>; readonly language: Language },
): string {
	const { refused } = texts.requests;
	const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
	const written = (each: string): string => formatDay(each, language, parts);
	const half = daypart === 'morning' ? 'morning' : 'afternoon';
	const why = {
		past: () => refused.past,
		notice: () => refused.notice,
		late: () => refused.late,
		weekday: () => refused.weekday(formatDay(day, language, { weekday: 'long' })),
		closed: () => refused.closed(written(day)),
		daypart: () => refused.openIn(written(day), half === 'morning' ? 'afternoon' : 'morning'),
	}[reason]();
	if (next === null) return why;
	const instead = {
		late: () => refused.last(formatDay(next, language, { ...parts, year: 'numeric' })),
		daypart: () => refused.nextHalf(written(next), half),
	};
	return `${why} ${reason === 'late' || reason === 'daypart' ? instead[reason]() : refused.next(written(next))}`;
}

function formatDay(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
	const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
	return unbrokenDay(language === 'fr' ? written.replace(/ 1 /, ' 1er ') : written.replace(/^(\p{L}+), (?=\d+ )/u, '$1 '));
}
