// @vitest-environment happy-dom
/** Which services run where, once a visitor has agreed to them. */
import { afterEach, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../client/analytics/start-analytics.ts';
import { startConsents } from '../../../client/consent/start-consents.ts';
import { writeStoredConsents } from '../../../client/consent/stored-consents.ts';
import { showRatingBox } from '../../../client/rating-box/show-rating-box.tsx';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { createHtmlPolicy } from '../../../client/runtime/trusted-html.ts';
import { de } from '../../../client/texts/de.ts';
import { loadTexts } from '../../../client/texts/load-texts.ts';
import { paymentPath, storeRoot } from '../../../site/store-paths.ts';
import { aConsentState, aDecision, anEntry } from '../../builders/consent.ts';
import { createMemoryStorage } from '../runtime/memory-storage.ts';

vi.mock('../../../client/analytics/start-analytics.ts');
vi.mock('../../../client/rating-box/show-rating-box.tsx');
afterEach(() => vi.restoreAllMocks());

function startAt(pathname: string): void {
	vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, pathname });
	const storage = createMemoryStorage();
	const area = createStorageArea(() => storage);
	const given = aDecision({ given: true });
	const { entries, decisions } = aConsentState({ matomo: given, ratings: given }, [anEntry({ id: 'matomo' }), anEntry({ id: 'ratings' })]);
	writeStoredConsents(area, decisions);
	startConsents({
		window,
		area,
		services: {
			entries,
			textsPath: '/services.json',
			analytics: { url: 'https://statistik.example/', siteId: 1 },
			rating: { placeId: 'place', mapsKey: 'key', service: 'ratings' },
		},
		texts: de,
		loadTexts,
		policy: createHtmlPolicy(window),
	});
}

it('runs no service on the page on which orders are paid, and each on any other', async () => {
	startAt(paymentPath(storeRoot('schaufenster', 'fr')));
	startAt('/kontakt');
	await vi.waitFor(() => expect(showRatingBox).toHaveBeenCalled());
	await vi.waitFor(() => expect(startAnalytics).toHaveBeenCalled());
	// what the first document was asked for would have come first
	expect([vi.mocked(startAnalytics).mock.calls.length, vi.mocked(showRatingBox).mock.calls.length]).toEqual([1, 1]);
});
