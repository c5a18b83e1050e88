/** Where other products are suggested, once a visitor gets near. Notes the product itself where the visitor wants that. */
import { type ReactNode, useEffect, useRef } from 'react';
import { createStorageArea } from '../runtime/storage.ts';
import { useLazyPart } from '../ui/use-lazy-part.tsx';
import { recentKey } from './recent-key.ts';
import type { SuggestionsProps } from './Suggestions.tsx';

export function SuggestionsPlace({ data }: SuggestionsProps): ReactNode {
	const place = useRef<HTMLDivElement>(null);
	const part = useLazyPart<SuggestionsProps>({
		load: () => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions),
		texts: ['suggestions', 'lists'],
		sheet: 'suggestions',
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a page
	useEffect(() => {
		const area = createStorageArea(() => window.localStorage);
		const stored = area.read(recentKey);
		if (stored !== 'unavailable' && stored.value) {
			import('./recent-pieces.ts').then(
				({ noteRecent }) => noteRecent(area, data.id, Date.now()),
				(error: unknown) => console.warn('That this piece was looked at could not be noted', error),
			);
		}
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && part.open(), { rootMargin: '600px' });
		if (place.current) observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	return <div ref={place}>{part.render({ data })}</div>;
}
