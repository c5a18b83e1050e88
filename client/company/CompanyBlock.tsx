/** The company's address, and how to reach it, as the footer, the contact page and the imprint show them. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import type { Texts } from '../texts/texts.ts';
import { Printer } from '../ui/icons.tsx';
import { OutwardLink } from '../ui/OutwardLink.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import type { CompanyData, OpeningLineData, PhoneData, PlaceData } from './company-data.ts';

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
			{[...Map.groupBy(company.phones, ({ type }) => type)].map(([type, phones]) => (
				<div key={type}>
					<dt>{texts.company[type]}</dt>
					{phones.map((phone) => (
						<dd key={plainText(phone.display)}>
							<PhoneNumber phone={phone} />
							{type === 'fax' && <Printer className="fax" sizePx={14} strokeWidth={1.25} />}
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

/** A telephone number. If it was read as one, a click calls it; else it is a note in its author's language. */
function PhoneNumber({ phone: { display, href } }: { phone: PhoneData }): ReactNode {
	const text = <Text value={display} />;
	return href === null ? text : <OutwardLink href={href}>{text}</OutwardLink>;
}

/** An e-mail address that leads to itself. Where it has to be broken, the line ends after its `@`. */
function EmailLink({ address }: { address: string }): ReactNode {
	const host = address.lastIndexOf('@') + 1;
	return (
		<OutwardLink href={`mailto:${address}`}>
			{address.slice(0, host)}
			<wbr />
			{address.slice(host)}
		</OutwardLink>
	);
}

/** The opening hours as a table of days and times. */
export function OpeningHours({ lines }: { lines: readonly OpeningLineData[] }): ReactNode {
	const { texts } = usePage();
	// no name may stand twice in a list (HTML, `dl`)
	return (
		<dl className="pairs hours">
			{[...Map.groupBy(lines, ({ days }) => plainText(days))].map(([days, ofDays]) => (
				<div key={days}>
					<dt>
						<Text value={ofDays[0]?.days ?? days} />
					</dt>
					{ofDays.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant, and a day may have several (morning and afternoon)
						<dd key={index}>
							{times(line, texts)}
							{line.note !== null && (
								<span className="hours-note soft">
									<Text value={line.note} />
								</span>
							)}
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}

function times({ opens, closes, closed }: OpeningLineData, { openingHours }: Texts): string | null {
	if (closed) return openingHours.closed;
	if (opens !== null && closes !== null) return openingHours.range(opens, closes);
	if (opens !== null) return openingHours.from(opens);
	return closes === null ? null : openingHours.until(closes);
}
