/** How to reach and find the shop, and when its door is open. */
import { type ReactNode, useEffect, useRef } from 'react';
import { headingAnchor } from '../../../site/text.ts';
import { CompanyAddress, CompanyReach, hasReach, OpeningHours } from '../../company/CompanyBlock.tsx';
import type { PlaceData } from '../../company/company-data.ts';
import { ExternalFrame } from '../../consent/ConsentGate.tsx';
import {
	EmailField,
	ErrorSummary,
	FormField,
	FormStates,
	FormStatus,
	HiddenFields,
	PrivacyBox,
	SubmitButton,
} from '../../forms/FormFrame.tsx';
import { toFormErrors } from '../../forms/form-errors.ts';
import { useForm } from '../../forms/use-form.ts';
import { messageMaxLength, nameMaxLength } from '../../orders/contract/limits.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { OutwardLink } from '../../ui/OutwardLink.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/Text.tsx';
import type { ContactData } from './contact-data.ts';

export function ContactPage({ data }: { data: ContactData }): ReactNode {
	const { texts } = usePage();
	return (
		<div className="frame">
			<PageHeader title={texts.contact.title} />
			{hasReach(data.company) && (
				<Band heading={texts.contact.reach} beside>
					<CompanyReach company={data.company} />
				</Band>
			)}
			{data.form && (
				<Band heading={texts.contact.form.title} beside>
					<ContactForm target={data.form} thanksPath={data.thanksPath} />
				</Band>
			)}
			{data.openingHours.length > 0 && (
				<Band heading={texts.openingHours.title} beside>
					<OpeningHours lines={data.openingHours} />
				</Band>
			)}
			<Band heading={texts.contact.address} beside>
				<FindUs company={data.company} map={data.map} directions={data.directions}>
					<RichText name="intro" />
				</FindUs>
			</Band>
			{data.others?.map((place) => {
				const anchor = headingAnchor(`${place.displayName} ${place.street} ${place.city}`);
				return (
					<Band key={anchor} heading={place.displayName} id={anchor} beside>
						<FindUs company={place} map={place.map} directions={place.directions}>
							<CompanyReach company={place} />
							{place.openingHours.length > 0 && <OpeningHours lines={place.openingHours} />}
						</FindUs>
					</Band>
				);
			})}
		</div>
	);
}

/** Writes to the shop: name, e-mail, message, and the consent to the privacy notice. Leads to the page that says thanks. */
function ContactForm({ target, thanksPath }: { target: FormTarget; thanksPath: string }): ReactNode {
	const { forms, contact } = usePage().texts;
	const { state, bind } = useForm('contact', target);
	const thanks = useRef<HTMLAnchorElement>(null);
	// a link, so that the app shows the page without a full load, as it does with any other
	useEffect(() => {
		if (state.phase === 'success') thanks.current?.click();
	}, [state]);
	const { name, email, message, submit, sent } = contact.form;
	const errors = toFormErrors(state, {
		labels: { name, email, message },
		general: forms.faults,
		own: { privacy: forms.privacyMissing, email: { too_long: forms.emailInvalid, invalid: forms.emailInvalid } },
		failed: forms.failed,
	});
	return (
		<form className="form" action={target.action} method="post" {...bind}>
			<FormStates
				form="contact"
				texts={{ missing: forms.incomplete, invalid: forms.incomplete, limited: forms.limited, failed: forms.failed }}
			/>
			<ErrorSummary form={bind.ref} state={state} errors={errors} />
			<p className="small soft">{forms.allRequired}</p>
			<FormField id="contact-name" name="name" label={name} autoComplete="name" maxLength={nameMaxLength} error={errors.at('name')} />
			<EmailField id="contact-email" label={email} error={errors.at('email')} />
			<FormField id="contact-message" name="message" label={message} rows={7} maxLength={messageMaxLength} error={errors.at('message')} />
			<PrivacyBox id="contact-privacy" sentence={forms.privacy} path={target.privacyPath} error={errors.at('privacy')} />
			<HiddenFields form="contact" target={target} />
			<SubmitButton state={state}>{submit}</SubmitButton>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : forms.failed)} />
			<a ref={thanks} href={thanksPath} hidden>
				{sent}
			</a>
		</form>
	);
}

interface FindUsProps extends Pick<ContactData, 'map' | 'directions'> {
	readonly company: PlaceData;
	/** Shown between the address and the map. */
	readonly children: ReactNode;
}

/** Where a place is, how to get there, and services that show the way. */
function FindUs({ company, map, directions, children }: FindUsProps): ReactNode {
	const { contact } = usePage().texts;
	return (
		<>
			<CompanyAddress company={company} />
			{children}
			{map && <ExternalFrame frame={map} />}
			{directions.length > 0 && (
				<>
					<p>{contact.directions}</p>
					<ul className="row">
						{directions.map(({ service, href }) => (
							<li key={service}>
								<OutwardLink href={href}>{contact.directionsBy(service)}</OutwardLink>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}
