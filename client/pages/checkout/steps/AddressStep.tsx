/**
 * The buyer, and the addresses of parcel and bill. If products can be collected, that question comes first: it needs no address.
 * Every keystroke is kept; faults are shown when the buyer goes on.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { plainText } from '../../../../site/text.ts';
import { checkoutStore } from '../../../checkout/checkout.ts';
import { findContactFaults, isBilledToCompany, lacksAddress } from '../../../checkout/checkout-steps.ts';
import { offerPickUps, pickUpAddressOf } from '../../../checkout/delivery-offers.ts';
import { PostalAddress } from '../../../checkout/PostalAddress.tsx';
import { EmailField, ErrorSummary, FormField } from '../../../forms/FormFrame.tsx';
import { type FormErrors, type FormPhase, toFormErrors } from '../../../forms/form-errors.ts';
import { fillFields, readFields, readPhone } from '../../../forms/form-fields.ts';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { usePage } from '../../../ui/page-context.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AddressFields, fromFields, listCountries, suggestEmail, toContactWords, toFieldValues } from './AddressFields.tsx';
import { ChoiceList, type StepProps } from './step-parts.tsx';

/** Stands for all methods that deliver; the next step asks for one. No method has it as its id. */
const deliveryId = 0;

export function AddressStep({ data, checkout: { session }, order, change, go }: StepProps): ReactNode {
	const { texts, language } = usePage();
	const { checkout } = texts;
	const form = useRef<HTMLFormElement>(null);
	const [state, setState] = useState<FormPhase>(() =>
		order.faults.length > 0 ? { phase: 'error', faults: order.faults, failure: null } : { phase: 'idle' },
	);
	/** Fields that were changed since: what was wrong with them is not said there any more, and stays in the list above, which nothing moves. */
	const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
	/** As it stood when its field was left: typing is not interrupted. */
	const [leftEmail, setLeftEmail] = useState(session.customerEmail);
	/** The delivery step has led back here. */
	const [wasMissing] = useState(() => lacksAddress(session, data));
	const { hasInvoiceAddress, shippingMethod } = session;
	const pickUps = offerPickUps(data);
	const pickUpAddress = pickUpAddressOf(data, shippingMethod);
	const isPickUp = pickUpAddress !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: fields of addresses appear and are filled in then
	useEffect(() => {
		if (form.current) fillFields(form.current, toFieldValues(checkoutStore.get().session));
	}, [hasInvoiceAddress, isPickUp]);

	const store = (): void => {
		if (form.current) change(fromFields(readFields(form.current), checkoutStore.get().session));
	};
	const meantEmail = leftEmail === session.customerEmail ? suggestEmail(leftEmail) : null;
	const takeEmail = (email: string): void => {
		const field = form.current?.elements.namedItem('email');
		if (!(field instanceof HTMLInputElement)) return;
		field.value = email;
		field.focus(); // the button goes
		store();
	};
	const receive = (id: number): void => {
		// the country as well, of which the next step offers deliveries
		store();
		change({ shippingMethod: id === deliveryId ? null : id });
		// other fields are missing now
		setState({ phase: 'idle' });
	};
	const submit = async (): Promise<void> => {
		store();
		setTouched(new Set());
		const typed = checkoutStore.get().session;
		const faults = findContactFaults(typed, data);
		if (faults.length > 0) {
			setState({ phase: 'error', faults, failure: null });
			return;
		}
		// from here on the number is one of the country that is chosen now
		const phone = await readPhone(typed.phone, pickUpAddress?.country_code ?? typed.shippingAddress.country_code ?? '', language);
		if (phone?.error === null) change({ phone: phone.display });
		setState({ phase: 'idle' });
		go('versand');
	};
	const words = toContactWords(texts);
	const errors = toFormErrors(withoutFields(state, touched), words);
	const countries = data.countries.map(({ code, name }) => ({ code, name: plainText(name) }));
	const [first] = countries;
	const country = session.shippingAddress.country_code ?? first?.code ?? '';
	return (
		<form
			className="form checkout-form"
			ref={form}
			noValidate
			onInput={({ target }) => {
				store();
				if (target instanceof Element) setTouched(new Set([...touched, target.getAttribute('name') ?? '']));
			}}
			onBlur={({ target }) => {
				if (target instanceof HTMLInputElement && target.name === 'email') setLeftEmail(target.value);
			}}
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				void submit();
			}}
		>
			<ErrorSummary form={form} state={state} errors={toFormErrors(state, words)} />
			<p className="small soft">{checkout.requiredNote}</p>
			<ContactFields
				country={pickUpAddress?.country_code ?? country}
				meantEmail={meantEmail}
				onTakeEmail={takeEmail}
				state={state}
				errors={errors}
			/>
			{pickUps.length > 0 && (
				<ChoiceList
					name="receive"
					legend={checkout.receive.legend}
					error={null}
					chosen={isPickUp ? shippingMethod : deliveryId}
					onChoose={receive}
					choices={[
						{ id: deliveryId, name: checkout.receive.delivery, note: '' },
						...pickUps.map(({ id, name }) => ({ id, name: <Text value={name} />, note: '' })),
					]}
				/>
			)}
			<fieldset>
				<legend>{isPickUp ? checkout.pickUpLegend : checkout.shippingLegend}</legend>
				{wasMissing && !isPickUp && <p>{checkout.addressNeeded}</p>}
				{isPickUp && <PostalAddress entries={pickUpAddress} />}
				<AddressFields name="shipping_address" errors={errors} countries={countries} country={country} onlyName={isPickUp} />
			</fieldset>
			<label className="field-box">
				<input type="checkbox" name="has_invoice_address" />
				<span>{isPickUp ? checkout.invoiceWanted : checkout.invoiceDiffers}</span>
			</label>
			{hasInvoiceAddress && (
				<fieldset>
					<legend>{checkout.invoiceLegend}</legend>
					<AddressFields
						name="invoice_address"
						errors={errors}
						countries={listCountries(language)}
						country={session.invoiceAddress.country_code ?? country}
					/>
				</fieldset>
			)}
			{isBilledToCompany(session, data) && (
				<FormField
					id="checkout-vat-id"
					name="vat_id"
					label={checkout.optional(checkout.vatId)}
					defaultValue={session.vatId}
					maxLength={30}
					autoComplete="off"
					optional
					error={errors.at('vat_id')}
				/>
			)}
			<button className="button" type="submit">
				{checkout.toDelivery}
			</button>
		</form>
	);
}

interface ContactFieldsProps {
	/** Whose phone numbers are typed without a code. */
	readonly country: string;
	/** A likely correction; null: the typed address is fine. */
	readonly meantEmail: string | null;
	readonly onTakeEmail: (email: string) => void;
	readonly state: FormPhase;
	readonly errors: FormErrors;
}

function ContactFields({ country, meantEmail, onTakeEmail, state, errors }: ContactFieldsProps): ReactNode {
	const { checkout } = usePage().texts;
	return (
		<fieldset>
			<legend>{checkout.contactLegend}</legend>
			<EmailField id="checkout-email" label={checkout.email} error={errors.at('email')} />
			<div aria-live="polite">
				{meantEmail !== null && (
					<button type="button" className="quiet-link" onClick={() => onTakeEmail(meantEmail)}>
						{checkout.emailMeant(meantEmail)}
					</button>
				)}
			</div>
			<PhoneField
				id="checkout-phone"
				name="phone"
				label={checkout.optional(checkout.phone)}
				country={country}
				state={state}
				error={errors.at('phone')}
			/>
		</fieldset>
	);
}

function withoutFields(state: FormPhase, fields: ReadonlySet<string>): FormPhase {
	return state.phase === 'error' ? { ...state, faults: state.faults.filter(({ field }) => !fields.has(field)) } : state;
}
