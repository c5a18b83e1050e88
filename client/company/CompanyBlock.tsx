/** The company's address, and how to reach it, as the footer, the contact page and the imprint show them. */
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { usePage } from '../ui/page-context.tsx';
import type { CompanyData, PlaceData } from './company-data.ts';
import { groupBy } from './group-by.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

/** The contact block: company name, address type, legal form, executives, address, and how to reach it. */
export function CompanyBlock({ company }: { company: CompanyData }): ReactNode {
	return (
		<>
			<CompanyIdentity company={company} />
			<CompanyReach company={company} />
		</>
	);
}

/** The company's legal identity (§ 5 DDG). */
export function CompanyIdentity({ company }: { company: CompanyData }): ReactNode {
	const { texts } = usePage();
	return (
		<>
			<address className="lines">
				<strong>{company.name}</strong>
				{company.legalForm && <span>{company.legalForm}</span>}
				{company.addressType && <span className="soft">{texts.company.addressTypes[company.addressType]}</span>}
				<PostalLines company={company} />
			</address>
			{company.executives.length > 0 && (
				<p>
					{texts.company.executives} {company.executives.join(', ')}
				</p>
			)}
		</>
	);
}

/** The well-known name, and the postal address. */
export function CompanyAddress({ company }: { company: PlaceData }): ReactNode {
	return (
		<address className="lines">
			<strong>{company.displayName}</strong>
			<PostalLines company={company} />
		</address>
	);
}

function PostalLines({ company: { street, zipCode, city } }: { company: PlaceData }): ReactNode {
	const town = [zipCode, city].filter((part) => part !== null).join(' ');
	return (
		<>
			{street && <span>{street}</span>}
			{town !== '' && <span>{town}</span>}
		</>
	);
}

/** Whether `CompanyReach` has something to show. */
export function hasReach({ phones, email }: PlaceData): boolean {
	return phones.length > 0 || Boolean(email);
}

/** Telephone numbers and e-mail, each with its label; nothing where there are none. */
export function CompanyReach({ company }: { company: PlaceData }): ReactNode {
	const { texts } = usePage();
	if (!hasReach(company)) return null;
	return (
		<dl className="pairs">
			{groupBy(company.phones, ({ type }) => type).map(([type, phones]) => (
				<div key={type}>
					<dt>{texts.company[type]}</dt>
					{phones.map((phone) => (
						<dd key={plainText(phone.display)}>
							<PhoneNumber phone={phone} />
							{type === 'fax' && <Printer className="fax" size={14} strokeWidth={1.25} aria-hidden />}
						</dd>
					))}
				</div>
			))}
			{company.email && (
				<div>
					<dt>{texts.company.email}</dt>
					<dd>
						<EmailLink address={company.email} />
					</dd>
				</div>
			)}
		</dl>
	);
}
