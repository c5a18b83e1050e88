/** What a page says of live content: that the shop's settings could not be loaded, else what else there is to say. */
import type { ReactNode } from 'react';
import type { Language } from '../../site/languages.ts';
import { useStore } from '../runtime/use-store.ts';
import { liveWords } from '../texts/live-words.ts';
import { settingsStore } from './settings.ts';

/** `text`: '' where there is nothing else. The settings' failure has a fixed text in English. */
export function LiveNote({ language, text }: { language: Language; text: string }): ReactNode {
	const settings = useStore(settingsStore);
	return settings.state === 'error' ? liveWords[language].settingsFailed : text;
}
