/** Words of the report that stand for what an editor would not understand. */
import { expect, it } from 'vitest';
import { toDistributions } from '../../../audit/findings/distributions.ts';
import { renderOffer } from '../../../audit/report/render-offer.ts';
import { baseText } from '../../../audit/texts/change-texts.ts';
import { money } from '../../builders/content.ts';

it.each([
	['HEAD', 'zuletzt gesicherter Stand'],
	['HEAD (386466e, 2026-11-21)', 'zuletzt gesicherter Stand (386466e, 2026-11-21)'],
	['HEAD~3 (386466e, 2026-11-21)', 'HEAD~3 (386466e, 2026-11-21)'],
	['HEADLINES', 'HEADLINES'],
	['../gestern', '../gestern'],
])('what the content is compared with: "%s"', (name, expected) => {
	expect(baseText(name).de).toBe(expected);
});

it('no price belongs to two ranges', () => {
	const distributions = toDistributions([{ price: money('100.00'), stock: 3 }]);
	const report = renderOffer({ distributions, history: { of: 'products', moments: [] }, pageCount: null }).text;
	for (const range of ['0–49,99 €', '50–99,99 €', '5.000–9.999,99 €', '10.000+ €', '€5,000–9,999.99']) expect(report).toContain(range);
	expect(report).toContain('2–4 Stück');
});
