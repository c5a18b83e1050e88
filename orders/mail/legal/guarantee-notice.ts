/** The harmonised notice of the legal guarantee, which the confirmation of an order holds (Directive 2024/825, Regulation (EU) 2025/1960): a link would be no durable medium. */
import { guaranteeTexts } from '../../../site/guarantee-texts.ts';
import type { Language } from '../../../site/languages.ts';
import { type MailSection, paragraph } from '../../outbox/mail-content.ts';

/** Whole, and in the order in which pages show it. */
export function toNotice(language: Language): MailSection {
	const { title, minimum, claims, examples, liability, remedies, periods, more, address, steps, stepList, commercial } =
		guaranteeTexts[language];
	return {
		kind: 'section',
		heading: title,
		isFramed: true,
		parts: [
			paragraph(minimum),
			paragraph(claims),
			{ kind: 'list', entries: examples },
			paragraph(liability),
			{ kind: 'list', entries: remedies },
			paragraph(periods),
			{ kind: 'paragraph', text: `${more} https://${address}`, url: `https://${address}` },
			paragraph(steps),
			{ kind: 'list', entries: stepList, isNumbered: true },
			paragraph(commercial),
		],
	};
}
