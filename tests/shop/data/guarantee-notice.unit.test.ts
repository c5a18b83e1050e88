import { describe, expect, it } from 'vitest';
import { renderDurabilityLabel, renderGuaranteeNotice } from '../../../shop/data/guarantee-notice.ts';
import { guaranteeTexts } from '../../../site/guarantee-texts.ts';
import { languages } from '../../../site/languages.ts';

describe('the notice of the legal guarantee', () => {
	it.each(languages)('says in "%s" all that the harmonised one says, and leads to its portal in that language', (language) => {
		const notice = renderGuaranteeNotice(language);
		const { title, examples, remedies, stepList, address, ...sentences } = guaranteeTexts[language];
		const said = [
			title,
			sentences.minimum,
			sentences.claims,
			sentences.liability,
			sentences.periods,
			sentences.steps,
			sentences.commercial,
		];
		for (const text of [...said, ...examples, ...remedies, ...stepList]) expect(notice).toContain(text);
		expect(notice).toContain(`<a href="https://${address}" target="_blank" rel="nofollow noopener noreferrer external">${address}<span`);
		expect(notice).not.toContain('<details');
	});
});

describe('the label of a maker’s guarantee', () => {
	it('is where it lasts for more than two years, with its years and whose it is', () => {
		const label = renderDurabilityLabel({ guaranteeYears: 5 }, 'Uhren & Söhne', 'de');
		expect(label).toContain('<strong>GARAN: 5\u00a0Jahre</strong> Haltbarkeitsgarantie von Uhren &amp; Söhne');
		expect(label).toContain('Daneben gilt die gesetzliche Gewährleistung von mindestens zwei Jahren.');
		expect(renderDurabilityLabel({ guaranteeYears: 3 }, null, 'fr')).toContain('Garantie de durabilité du producteur');
		expect(renderDurabilityLabel({ guaranteeYears: 3 }, 'Aldermark', 'fr')).toContain('d’Aldermark');
		expect(renderDurabilityLabel({ guaranteeYears: 3 }, null, 'en')).toContain('Guarantee of durability by the producer');
	});

	it.each([null, 1, 2])('does not stand at %s', (guaranteeYears) => {
		expect(renderDurabilityLabel({ guaranteeYears }, 'Uhrenhaus', 'de')).toBeNull();
	});
});
