/** The place for related products, empty until a visitor gets near. */
import type { ReactNode } from 'react';
import type { SuggestionsProps } from '../../../../client/suggestions/Suggestions.tsx';
import { SuggestionsPlace } from '../../../../client/suggestions/SuggestionsPlace.tsx';
import type { Language } from '../../../../site/languages.ts';
import { InPage } from './InPage.tsx';

export interface SuggestionsIslandProps extends SuggestionsProps {
	readonly language: Language;
	readonly path: string;
}

export function Suggestions({ language, path, data }: SuggestionsIslandProps): ReactNode {
	return (
		<InPage language={language} path={path}>
			<SuggestionsPlace data={data} />
		</InPage>
	);
}
