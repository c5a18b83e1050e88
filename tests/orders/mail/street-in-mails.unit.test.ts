/** Addresses stand in mails, on paper and in an invoice's data as their country writes them. */
import { expect, it } from 'vitest';
import { writeLetter } from '../../../orders/documents/letter/write-letter.ts';
import { renderXml } from '../../../orders/documents/xml/render-xml.ts';
import { addressLines } from '../../../orders/mail/order-receipts.ts';
import { toCompany } from '../../../orders/shop/company.ts';
import { someFacts } from '../documents/some-facts.ts';

const paris = { ...someFacts.buyer, street: 'rue de la Paix', number: '12', zip_code: '75002', city: 'Paris', country_code: 'FR' };

it.each(['de', 'en', 'fr'] as const)('a French address has its number first, whatever the language: %s', (language) => {
	const facts = { ...someFacts, language, buyer: paris, deliveredTo: paris };
	expect(addressLines(paris, language)[1]).toBe('12 rue de la Paix');
	expect(writeLetter(facts, 'Goldschmiede').recipient[1]).toBe('12 rue de la Paix');
	expect(renderXml(facts)).toContain('<ram:LineOne>12 rue de la Paix</ram:LineOne>');
});

it('so has a French shop', () => {
	const company = {
		project: 'boutique.example',
		company_name: 'Boutique',
		addresses: [{ street: 'rue de la Paix', number: '12', zip_code: '75002', city: 'Paris', country: 'FR' }],
	};
	const { seller, imprint } = toCompany({ records: () => [company] }, 'boutique.example');
	expect([seller?.street, imprint?.[1]]).toEqual(['12 rue de la Paix', '12 rue de la Paix']);
});
