/** The company's address, and how to reach it, as the footer, the contact page and the imprint show them. */
import type { ReactNode } from 'react';
import type { CompanyData } from '../pages/contact/contact-data.ts';
import { usePage } from '../pages/page-context.tsx';
import { OutwardLink } from './OutwardLink.tsx';

/** Name and postal address. */
export function CompanyAddress({ company }: { company: CompanyData }): ReactNode {
	const town = [company.zipCode, company.city].filter((part) => part !== null).join(' ');
	return (
		<address className="lines">
			<strong>{company.name}</strong>
			{company.legalForm && <span>{company.legalForm}</span>}
			{company.street && <span>{company.street}</span>}
			{town !== '' && <span>{town}</span>}
		</address>
	);
}

/** Telephone numbers and e-mail, each with its label. */
export function CompanyReach({ company }: { company: CompanyData }): ReactNode {
	const { texts } = usePage();
	return (
		<dl className="pairs">
			{company.phones.map((phone) => (
				<div key={phone.display}>
					<dt>{texts.company[phone.type]}</dt>
					<dd>{phone.href === null ? phone.display : <OutwardLink href={phone.href}>{phone.display}</OutwardLink>}</dd>
				</div>
			))}
			{company.email && (
				<div>
					<dt>{texts.company.email}</dt>
					<dd>
						<OutwardLink href={`mailto:${company.email}`}>{company.email}</OutwardLink>
					</dd>
				</div>
			)}
		</dl>
	);
}
