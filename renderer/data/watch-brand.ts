/** Data of the page of the watch brand that the configuration names. */
import type { WatchBrandData } from '../../client/pages/watch-brand/watch-brand-data.ts';
import type { Language } from '../../site/languages.ts';
import type { SubjectOf } from '../routes/route.ts';
import { toBrandData } from './brand.ts';
import type { DataContext } from './data-context.ts';
import { toWatchFrame } from './external-frames.ts';

export function toWatchBrandData(subject: SubjectOf<'watch-brand'>, context: DataContext, language: Language): WatchBrandData {
	return {
		...toBrandData(subject, context, language),
		area: context.content.legal?.rolexArea ?? null,
		frame: toWatchFrame(context, language),
	};
}
