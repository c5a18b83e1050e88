/** Which place the map of a shop shows, and where its link leads. */
import { expect, it } from 'vitest';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import type { Address } from '../../../shop/content/company.ts';
import type { DataContext } from '../../../shop/data/data-context.ts';
import { toMapFrame } from '../../../shop/data/external-frames.ts';
import { aContent, aSiteConfig } from '../../builders/content.ts';

const first: Address = { street: 'Gasse', number: '7 a', zipCode: '31934', city: 'Hallstedt', addressType: 'hq', country: 'DE' };
const second: Address = { ...first, street: 'Am Markt', number: null };

function mapAt(address: Address, { mapsKey = 'key', googlePlaceId = null as string | null, known = first as Address | null } = {}) {
	const { project, company } = aContent();
	const content = aContent({ project: { ...project, googlePlaceId }, company: { ...company, address: known } });
	const texts: DataContext['texts'] = (language) => textsByLanguage[language];
	const links = { resolveLink: () => ({ href: null, planned: false }) };
	const context = { config: aSiteConfig({ mapsKey: mapsKey || null }), content, films: [], texts, links, pathOf: () => '/datenschutz' };
	const frame = toMapFrame(address, context as unknown as DataContext, 'de');
	return frame && { place: new URL(frame.src).searchParams.get('q'), found: frame.link && new URL(frame.link).searchParams.get('query') };
}

it.each<[string, Address, string]>([
	['street and number', first, 'Gasse 7 a, 31934 Hallstedt'],
	['a street without a number', second, 'Am Markt, 31934 Hallstedt'],
])('finds an address of %s', (_, address, line) => {
	expect(mapAt(address)).toEqual({ place: line, found: line });
});

it('shows the place that Google knows at the first address, and any other one by its address', () => {
	expect(mapAt(first, { googlePlaceId: 'abc' })).toEqual({ place: 'place_id:abc', found: 'Gasse 7 a, 31934 Hallstedt' });
	expect(mapAt(second, { googlePlaceId: 'abc' })).toMatchObject({ place: 'Am Markt, 31934 Hallstedt' });
	expect(mapAt({ ...first, number: '8' }, { googlePlaceId: 'abc' })).toMatchObject({ place: 'Gasse 8, 31934 Hallstedt' });
	expect(mapAt(second, { googlePlaceId: 'abc', known: null })).toMatchObject({ place: 'Am Markt, 31934 Hallstedt' });
});

it('shows no map without a key', () => {
	expect(mapAt(first, { mapsKey: '' })).toBeNull();
});
