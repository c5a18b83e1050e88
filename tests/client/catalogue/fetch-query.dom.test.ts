/** One page's parts share what was fetched of the catalogue. */
import { expect, test, vi } from 'vitest';
import { queryFetcher } from '../../../client/catalogue/fetch-query.ts';

test('whoever asks in a document, a file is fetched once', async () => {
	const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{"filters":[]}'));
	const answers = await Promise.all([queryFetcher(window)('a'), queryFetcher(window)('a')]);
	expect(answers).toEqual([{ filters: [] }, { filters: [] }]);
	expect(fetch).toHaveBeenCalledTimes(1);
});
