/** What the product's components expect around them. Astro gives every root its own. */
import type { ReactNode } from 'react';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import type { Language } from '../../../../site/languages.ts';

export interface InPageProps {
	readonly language: Language;
	readonly path: string;
	readonly richText?: Readonly<Record<string, string>>;
	readonly children: ReactNode;
}

export function InPage({ language, path, richText = {}, children }: InPageProps): ReactNode {
	return <PageContextProvider value={{ language, path, texts: textsByLanguage[language], richText }}>{children}</PageContextProvider>;
}
