/** A rating is meant for one product: what was written about another one does not stand there. */
import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { RatingForm } from '../../../../client/pages/product/RatingForm.tsx';
import { field, showInPage } from '../../forms/forms-page.tsx';

const target = { action: '/ecom/rating', project: 'schaufenster.example', privacyPath: null, country: 'DE' };

it('keeps stars and words for their product, and never the consent', async () => {
	onTestFinished(() => sessionStorage.clear());
	const show = (product: number) => showInPage(<RatingForm key={product} target={target} product={product} />);
	const stars = () => document.querySelector<HTMLInputElement>('[name="rating"]:checked')?.value ?? null;
	await show(1);
	field('text').value = 'Wunderbar';
	field('rating').checked = true;
	field('privacy').checked = true;
	await act(async () => field('text').dispatchEvent(new Event('input', { bubbles: true })));
	await show(2);
	expect([stars(), field('text').value, field('privacy').checked]).toEqual([null, '', false]);
	await show(1);
	expect([stars(), field('text').value, field('privacy').checked]).toEqual(['5', 'Wunderbar', false]);
});
